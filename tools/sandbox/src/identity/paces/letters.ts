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
  const { customerId } = callerOf(context);
  if (typeof to === 'number') {
    const [row] = await tx.query<{ isKnown: boolean }>(KNOWS, [customerId, to]);
    if (row?.isKnown) return;
  }
  const reader = createHash('sha256').update(String(to).toLowerCase()).digest('base64url');
  const { config } = context;
  const sender = `letters of customer:${customerId}`;
  const one = { burst: config.lettersToOnePerDay, perHour: config.lettersToOnePerDay / 24 };
  await take(tx, { name: `${sender} to ${reader}`, factor: 1 }, one, { word: 'tooManyLettersToOne', field, context });
  await take(tx, { name: sender, factor: 1 }, rateOf('letters', config), { word: 'tooManyLetters', field, context });
}

interface Said {
  word: 'tooManyLetters' | 'tooManyLettersToOne';
  field: string | undefined;
  context: CallContext;
}

async function take(tx: Tx, bucket: Bucket, rate: Rate, { word, field, context }: Said): Promise<void> {
  const columns = columnsOf([bucket], rate);
  const at = new Date(context.clock.now());
  const [row] = await tx.query<{ taken: number }>('SELECT pace_take($1, $2, $3, 1, $4) AS taken', [...columns, at]);
  if (row?.taken === 1) return;
  const [wait] = await tx.query<{ waitS: number }>('SELECT pace_wait($1, $2, $3, $4) AS "waitS"', [...columns, at]);
  const text = say(context.lang, word, { span: spanOf(context.lang, wait?.waitS ?? 0) });
  throw new Refusal(responseCode.verify, text, {
    reason: 'tooManyLetters',
    validation: field === undefined ? [] : [{ description: text, field }],
  });
}
