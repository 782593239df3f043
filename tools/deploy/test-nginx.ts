import path from 'node:path';
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

/**
 * What nginx makes of a request, by its rules for locations (ngx_http_core_module): it cuts the query, decodes, resolves dots and
 * double slashes, and takes an exact location, else the longest prefix, before which a regular expression goes unless it has `^~`.
 * @returns 404, the address that the bank gets, or `page` for what leads elsewhere
 */
export function nginxAnswer(block: string, verb: string, url: string): 404 | string {
  const end = url.search(/[?#]/);
  const address = path.posix.normalize(decodeURIComponent(end === -1 ? url : url.slice(0, end)));
  const query = /^[^?#]*(\?[^#]*)?/.exec(url)?.[1] ?? '';
  const locations = locationsOf(block);
  const [match, lines] = locationFor(address, locations);
  const refused = /if \(\$request_method ~ (\S+)\) \{\s+return 404;/.exec(lines)?.[1];
  if (refused ? new RegExp(refused).test(verb) : lines.includes('return 404;')) return 404;
  const target = /proxy_pass (\S+);/.exec(lines)?.[1];
  return target === undefined
    ? 'page'
    : target.slice(BANK.length) + address.slice(match.replace(/^= /, '').length) + query;
}

function locationFor(address: string, locations: ReadonlyMap<string, string>): [string, string] {
  const all = [...locations];
  const exact = all.find(([match]) => match === `= ${address}`);
  const prefixes = all.filter(([match]) => /^(\^~ )?\//.test(match) && address.startsWith(match.replace('^~ ', '')));
  const [longest] = prefixes.sort(([a], [b]) => b.replace('^~ ', '').length - a.replace('^~ ', '').length);
  const written = all.find(([match]) => match.startsWith('~ ') && new RegExp(match.slice(2)).test(address));
  const found = exact ?? (longest?.[0].startsWith('^~') ? longest : (written ?? longest));
  if (found === undefined) throw new Error(`no location for ${address}`);
  return found;
}
