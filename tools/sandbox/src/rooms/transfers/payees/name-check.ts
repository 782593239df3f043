import { createHash } from 'node:crypto';
import type { Output, Parsed } from '@bank/protocol';
import type { payeeNameCheck } from '@bank/protocol/payees-name-check';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { compareNames, readName } from './compare-names';
import type { Answers } from '../external/bank-fields';
import { holderOf } from './holders';

type Target = Parsed<typeof payeeNameCheck>['target'];
type Answer = Output<typeof payeeNameCheck>;

const NOT_POSSIBLE: Answer = { result: 'notPossible', rightName: null };

/** How many wrong names a user may ask about in a day. A list of names that is tried on an account ends here. */
export const MISSES_A_DAY = 20;
const DAY_MS = 86_400_000;

/**
 * Whether an account belongs to a name (R2.7.167). Customers of this bank are found by e-mail only: account numbers of this bank are
 * no way to names.
 */
export const checkName: Handler<typeof payeeNameCheck> = async ({ name, target }, context) => {
  if (readName(name).words.length === 0) return NOT_POSSIBLE;
  const held = await heldName(target, context);
  if (held === null) return NOT_POSSIBLE;
  const result = compareNames(name, held);
  if (result === 'match') return { result, rightName: null };
  // Right names are answered on: a customer who has guessed too often still pays whom they know.
  if (await hasGuessedTooOften(hashOf(target, name), context)) return NOT_POSSIBLE;
  return { result, rightName: result === 'close' ? held : null };
};

async function heldName(target: Target, { db }: CallContext): Promise<string | null> {
  if (target.kind === 'bank') return holderOf(target.extraParams);
  const [customer] = await db.prepared<{ name: string }>(
    'name-check',
    `SELECT coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name
       FROM app_user u JOIN customer c ON c.id = u.customer_id WHERE u.email = $1`,
    [target.email],
  );
  return customer?.name ?? null;
}

/** What is said of the name of an account elsewhere that its bank does not know under it. */
export type NameDoubt = Answer & { result: 'close' | 'noMatch' };

/**
 * Checks the names of many accounts at other banks, one after the other.
 * @returns a check that answers null for a name that is right or of which nothing is known, and for every name once a user has guessed too
 * often
 */
export function nameChecks(context: CallContext): (name: string, extraParams: Answers) => Promise<NameDoubt | null> {
  let isOver = false;
  return async (name, extraParams) => {
    const held = isOver || readName(name).words.length === 0 ? null : holderOf(extraParams);
    const result = held === null ? 'match' : compareNames(name, held);
    if (result === 'match') return null;
    isOver = await hasGuessedTooOften(hashOf({ kind: 'bank', countryCode: '', extraParams }, name), context);
    return isOver ? null : { result, rightName: result === 'close' ? held : null };
  };
}

/** The same question twice is one guess. */
function hashOf(target: Target, name: string): string {
  const account = target.kind === 'person' ? target.email : JSON.stringify(target.extraParams);
  return createHash('sha256')
    .update(JSON.stringify([account, readName(name).words]))
    .digest('base64url');
}

/** Counts a wrong name; true when there were too many others within a day. */
async function hasGuessedTooOften(hash: string, context: CallContext): Promise<boolean> {
  const { db, clock } = context;
  const { userId } = callerOf(context);
  const now = clock.now();
  return db.transaction(async (tx) => {
    // Two checks at once would both be the last one.
    await tx.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    await tx.query('DELETE FROM name_miss WHERE user_id = $1 AND at <= $2', [userId, new Date(now - DAY_MS)]);
    const missed = await tx.query<{ hash: string }>('SELECT hash FROM name_miss WHERE user_id = $1', [userId]);
    if (missed.some((one) => one.hash === hash)) return false;
    if (missed.length >= MISSES_A_DAY) return true;
    await tx.query('INSERT INTO name_miss (user_id, hash, at) VALUES ($1, $2, $3)', [userId, hash, new Date(now)]);
    return false;
  });
}
