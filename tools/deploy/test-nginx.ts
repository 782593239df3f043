import { nginxConfig } from './sites.mjs';

/** Where the bank stands for the printed block of the tests. */
const BANK = 'http://bank.internal';

/** The printed block of a site. */
export const printed = (): string =>
  nginxConfig({ html: '<p>page</p>', serverName: 'bank.example', root: '/srv/bank', bankUrl: BANK });

/** The locations of a printed block: what each one matches, and its lines. */
export const locationsOf = (block: string): Map<string, string> =>
  new Map(
    [...block.matchAll(/^ {2}location (.+) \{\n([^]*?)^ {2}\}/gm)].map(([, match = '', lines = '']) => [match, lines]),
  );
