import { createHash } from 'node:crypto';
import { mailboxKey, responseCode } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal } from '../../platform/refusal';
import { spanOf } from '../codes/span';
import { customerHolder } from '../people/address-holder';
import { columnsOf, rateOf } from './paces';
import type { Bucket, Rate } from './paces';
import { say } from './texts';

/** Who reads a letter: a customer, a user of the bank, or who has an address. */
export type Reader =
  | { customerId: number }
  | { userId: number }
  /** The person of a company who has the address, where the letter goes to the user whom they are (R0.182). */
  | { email: string; personId?: number };

interface Letter {
  to: Reader;
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

/** The user `u` as the table of holders names them: their customer, or themself. */
const HOLDER = `coalesce('customer ' || u.customer_id, 'user ' || u.id)`;

/**
 * By what the letters to a reader are counted, whatever address they are sent to (R0.185): by the customer or the user, as the table of
 * holders names them, or by the mailbox in its one spelling (R0.173) while nobody holds it.
 */
async function nameOf(tx: Tx, to: Reader): Promise<string> {
  if ('customerId' in to) return customerHolder(to.customerId);
  if ('userId' in to) {
    const [user] = await tx.query<{ holder: string }>(`SELECT ${HOLDER} AS holder FROM app_user u WHERE u.id = $1`, [
      to.userId,
    ]);
    if (!user) throw new Error('a letter was counted for a user whom the bank does not have');
    return user.holder;
  }
  const mailbox = mailboxKey(to.email);
  const [found] = await tx.query<{ holder: string | null }>(
    `SELECT coalesce((SELECT ${HOLDER} FROM company_person p JOIN app_user u ON u.id = p.user_id WHERE p.id = $2),
                     (SELECT h.holder FROM address_holder h WHERE h.email = $1)) AS holder`,
    [mailbox, to.personId ?? null],
  );
  return found?.holder ?? mailbox;
}

/** How the names of the buckets of a reader end. Neither an address nor an id is kept. */
const endOf = (reader: string): string => ` to ${createHash('sha256').update(reader).digest('base64url')}`;

/** What a letter is counted in; nothing where sender and reader know each other. */
async function bucketsOf(tx: Tx, from: number, to: Reader, { config }: CallContext): Promise<readonly Asked[]> {
  if ('customerId' in to) {
    const [row] = await tx.query<{ isKnown: boolean }>(KNOWS, [from, to.customerId]);
    if (row?.isKnown) return [];
  }
  const end = endOf(await nameOf(tx, to));
  const sender = `letters of customer:${from}`;
  const toOne = { burst: config.lettersToOnePerDay, perHour: config.lettersToOnePerDay / 24 };
  return [
    { bucket: { name: `${sender}${end}`, factor: 1 }, rate: toOne, word: 'tooManyLettersToOne' },
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
export async function mayWriteTo(tx: Tx, from: number, to: Reader, context: CallContext): Promise<boolean> {
  for (const asked of await bucketsOf(tx, from, to, context))
    if ((await take(tx, asked, context)) !== null) return false;
  return true;
}

/**
 * Counts for the first holder of an address what was counted for the mailbox while nobody held it (R0.185). An invitation makes its own reader
 * a user. And a sender who may write again at once would learn that the reader has applied to the bank.
 * @param holder who was written in this transaction
 */
export async function carryLetters(
  tx: Tx,
  email: string,
  holder: { customerId: number } | { userId: number },
): Promise<void> {
  await tx.query(
    `UPDATE pace SET name = left(name, -length($1::text)) || $2::text WHERE name IN (
       SELECT name FROM pace WHERE right(name, length($1::text)) = $1::text FOR UPDATE SKIP LOCKED)`,
    [endOf(mailboxKey(email)), endOf(await nameOf(tx, holder))],
  );
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
