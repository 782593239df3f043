import { createHash } from 'node:crypto';
import { responseCode } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal } from '../../platform/refusal';
import { spanOf } from '../codes/span';
import { columnsOf, rateOf } from './paces';
import type { Bucket, Rate } from './paces';
import { say } from './texts';

interface Letter {
  /** The reader: a customer's id or an address. */
  to: number | string;
  /** The field that names them, for the refusal. */
  field?: string;
}

/** Each has paid the other once, or the other them. */
const KNOWS = `SELECT EXISTS (SELECT FROM payment WHERE customer_id = $1 AND payee_customer = $2 AND status = 'posted')
  OR EXISTS (SELECT FROM payment WHERE customer_id = $2 AND payee_customer = $1 AND status = 'posted') AS "isKnown"`;

interface Asked {
  bucket: Bucket;
  rate: Rate;
  word: 'tooManyLetters' | 'tooManyLettersToOne';
}

/** What a letter is counted in; nothing where sender and reader know each other. */
async function bucketsOf(tx: Tx, from: number, to: Letter['to'], { config }: CallContext): Promise<readonly Asked[]> {
  if (typeof to === 'number') {
    const [row] = await tx.query<{ isKnown: boolean }>(KNOWS, [from, to]);
    if (row?.isKnown) return [];
  }
  const reader = createHash('sha256').update(String(to).toLowerCase()).digest('base64url');
  const sender = `letters of customer:${from}`;
  const toOne = { burst: config.lettersToOnePerDay, perHour: config.lettersToOnePerDay / 24 };
  return [
    { bucket: { name: `${sender} to ${reader}`, factor: 1 }, rate: toOne, word: 'tooManyLettersToOne' },
    { bucket: { name: sender, factor: 1 }, rate: rateOf('letters', config), word: 'tooManyLetters' },
  ];
}

/**
 * Counts a letter or a notice to a reader who did not ask for it (R0.57): by its sender in all, and by sender and reader. A reader who
 * has paid the sender, or was paid by them, is no stranger and is not counted.
 * @param tx the transaction that sends it: what is rolled back was not sent
 * @throws Refusal tooManyLetters
 */
export async function countLetterTo(
  tx: Tx,
  { to, field }: Letter,
  context: CallContext & MayRefuse<'tooManyLetters'>,
): Promise<void> {
  for (const asked of await bucketsOf(tx, callerOf(context).customerId, to, context)) {
    const waitS = await take(tx, asked, context);
    if (waitS === null) continue;
    const text = say(context.lang, asked.word, { span: spanOf(context.lang, waitS) });
    throw new Refusal(responseCode.verify, text, {
      reason: 'tooManyLetters',
      validation: field === undefined ? [] : [{ description: text, field }],
    });
  }
}

/**
 * The same for one of many letters, each of which may stay unwritten.
 * @param from the customer who writes
 * @returns false past a limit: do not send it
 */
export async function mayWriteTo(tx: Tx, from: number, to: Letter['to'], context: CallContext): Promise<boolean> {
  for (const asked of await bucketsOf(tx, from, to, context))
    if ((await take(tx, asked, context)) !== null) return false;
  return true;
}

/** @returns null for one that was counted, or the seconds to wait */
async function take(tx: Tx, { bucket, rate }: Asked, { clock }: CallContext): Promise<number | null> {
  const columns = columnsOf([bucket], rate);
  const at = new Date(clock.now());
  const [row] = await tx.query<{ taken: number }>('SELECT pace_take($1, $2, $3, 1, $4) AS taken', [...columns, at]);
  if (row?.taken === 1) return null;
  const [wait] = await tx.query<{ waitS: number }>('SELECT pace_wait($1, $2, $3, $4) AS "waitS"', [...columns, at]);
  return wait?.waitS ?? 0;
}
