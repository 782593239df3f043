import { parseArgs } from 'node:util';
import { Unusable } from './platform/pg/unusable';
import type { BrandUrl } from './platform/brands';
import { readBrands } from './qa/brands';

/** The options of the sandbox. */
export interface CommandLine {
  port: number;
  /** Of the embedded PostgreSQL; unused with a databaseUrl. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The brands there are and where they are served, as the starter of the bank knows them. */
  brands: readonly string[] | undefined;
  brandUrl: BrandUrl | undefined;
  /** The QA surface: personas, outbox, clock, faults, cockpit. Never there without a word. */
  qa: boolean;
  /** For tests: every answer is held to its row. */
  checkAnswers: boolean;
  /** For tests: on a copy of the seeded database that goes with the bank. */
  throwaway: boolean;
}

export const USAGE = `The sandbox bank.

  --port PORT   where to listen on 127.0.0.1 (BANK_PORT, default 4100)
  --data DIR    where its database lives (BANK_DATA_DIR, default .cache/sandbox)
  --qa          open the QA surface and the cockpit to this machine (BANK_QA=1; 'npm start' does)
  --brands a,b  the brands there are, a:PORT or a=https://HOST where not at its default port (BANK_BRANDS, default d)

BANK_CHECK_ANSWERS=1: fail a call whose answer is not what the method table says; for tests, which use the QA surface, too.
BANK_THROWAWAY=1: a copy of the seeded bank on the machine's test server, new after each reset and gone at the end; for tests.
DATABASE_URL: use this PostgreSQL (15 or newer) and not an embedded one. Several sandboxes may share it.`;

/**
 * @param args without node and script; env wins over the defaults, args win over env
 * @returns null for --help
 * @throws Unusable
 */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CommandLine | null {
  const { port, data, qa = env['BANK_QA'] === '1', brands = env['BANK_BRANDS'] || undefined, help } = parsed(args);
  if (help) return null;
  const checkAnswers = env['BANK_CHECK_ANSWERS'] === '1';
  return {
    port: portNumber(port ?? env['BANK_PORT'] ?? '4100'),
    dataDir: data ?? env['BANK_DATA_DIR'] ?? '.cache/sandbox',
    databaseUrl: env['DATABASE_URL'] || undefined,
    ...(brands === undefined ? { brands, brandUrl: undefined } : readBrands(brands)),
    qa: qa || checkAnswers,
    checkAnswers,
    throwaway: env['BANK_THROWAWAY'] === '1',
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        qa: { type: 'boolean' },
        brands: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (cause) {
    throw new Unusable(`${(cause as Error).message.split('. ')[0] ?? ''}; see --help.`, { cause });
  }
}

/** 0 means any free one. */
function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Unusable(`The port must be a number up to 65535, not "${text}".`);
}
