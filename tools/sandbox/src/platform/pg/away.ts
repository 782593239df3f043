import { types } from 'node:util';

/** PostgreSQL's own words for it: shut down by an administrator, by a crash, and not accepting connections yet. Class 08 is a lost connection. */
const CODES: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says without a code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether a statement failed because its server cannot be reached or went away, so that nobody can say whether it was done. Node's
 * errors of sockets are no `instanceof Error` where the code runs in a context of its own, as under Jest.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.has(code) || code.startsWith('08') || SENTENCES.test(error.message);
}
