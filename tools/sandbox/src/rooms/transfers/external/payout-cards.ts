import type { blockedBinList, payoutCardAdd } from '@bank/protocol/transfers-external';
import { ISSUERS } from '../../../ledger/issuers';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { jsonbOf } from '../../../platform/pg/jsonb';
import { unseenIn } from '../mass/unseen';
import { say } from './texts';

// R2.5.6: what is kept of a card outside of this bank is its first six and its last four digits, never its number.

const BIN_DIGITS = 6;
const LAST_DIGITS = 4;

/** Cards that the bank pays nothing to, by their first six digits (R2.7.96). */
export const BLOCKED_BINS: readonly string[] = ['530000', '601100'];

export const blockedBins: Handler<typeof blockedBinList> = () => ({ bins: [...BLOCKED_BINS] });

/** Whether the bank pays out to a card: its check digit, an issuer in the country, and not blocked. @param number without spaces */
export function isPayableCard(number: string, country: string): boolean {
  return /^\d{13,19}$/.test(number) && hasCheckDigit(number) && isPayableBin(number.slice(0, BIN_DIGITS), country);
}

/** Whether the bank pays out to cards that begin so: an issuer in the country, and not blocked. */
export const isPayableBin = (bin: string, country: string): boolean =>
  !BLOCKED_BINS.includes(bin) && ISSUERS[bin]?.countryCode === country;

/** What the bank keeps of a card's number (R2.5.6). @param number without spaces */
export const keptCard = (number: string): Pick<PayoutCard, 'bin' | 'cardNumber'> => ({
  bin: number.slice(0, BIN_DIGITS),
  cardNumber: masked(number.slice(-LAST_DIGITS), number.length),
});

/** A number of 16 digits with which a card of the country is paid; null where no issuer takes payouts. */
export function sampleCard(country: string): string | null {
  const numbers = Object.keys(ISSUERS).flatMap((bin) =>
    Array.from({ length: 10 }, (_, check) => `${bin}000012345${check}`),
  );
  return numbers.find((number) => isPayableCard(number, country)) ?? null;
}

/** Luhn (ISO/IEC 7812-1). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, n) => {
    const value = n % 2 === 0 ? Number(digit) : 2 * Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export interface PayoutCard {
  cardId: string;
  bin: string;
  cardNumber: string;
}

const masked = (lastFour: string, length: number) => lastFour.padStart(length, '*');

/** What is kept of a card. */
export interface KeptCard extends PayoutCard {
  id: string;
  lastFour: string;
  length: number;
  country: string;
}

/** @param number of a card that the bank pays to, without spaces; it is forgotten with the call. @param id of what is kept of it */
export function keptOf(number: string, country: string, id: string): KeptCard {
  const lastFour = number.slice(-LAST_DIGITS);
  const { length } = number;
  return { id, cardId: id, lastFour, length, country, ...keptCard(number) };
}

/** Writes down cards that a customer pays out to. @param cards an array of `KeptCard`, as `jsonbOf` writes it */
export const keepCards = (tx: Tx, customerId: number, cards: Uint8Array, at: Date) =>
  tx.query(
    `INSERT INTO payout_card (id, customer_id, bin, last_four, length, country, at)
     SELECT c.id, $1, c.bin, c."lastFour", c.length, c.country, $3
     FROM jsonb_to_recordset($2) AS c (id text, bin text, "lastFour" text, length int, country text)`,
    [customerId, cards, at],
  );

/** Keeps a card to pay out to. */
export const addPayoutCard: Handler<typeof payoutCardAdd> = async ({ cardNumber, countryCode }, context) => {
  const number = cardNumber.replace(/[\s-]/g, '');
  if (!isPayableCard(number, countryCode)) {
    const what = say(context.lang, 'cardNumber');
    throw refusal(context, { reason: 'invalidBankDetails', field: 'cardNumber', what, ...unseenIn(cardNumber) });
  }
  const card = keptOf(number, countryCode, context.ids.next());
  await keepCards(context.db, callerOf(context).customerId, jsonbOf([card]), new Date(context.clock.now()));
  return { cardId: card.cardId, cardNumber: card.cardNumber };
};

/** A card that the customer has given, while the bank still pays out to it; undefined for any other id. */
export async function payoutCard(
  tx: Tx,
  customerId: number,
  cardId: string,
  country: string,
): Promise<PayoutCard | undefined> {
  const [card] = await tx.query<{ bin: string; lastFour: string; length: number }>(
    `SELECT bin, last_four AS "lastFour", length FROM payout_card WHERE id = $1 AND customer_id = $2 AND country = $3`,
    [cardId, customerId, country],
  );
  if (!card || BLOCKED_BINS.includes(card.bin)) return undefined;
  return { cardId, bin: card.bin, cardNumber: masked(card.lastFour, card.length) };
}
