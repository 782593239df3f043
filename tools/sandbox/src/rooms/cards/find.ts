import { cardStatus } from '@bank/protocol/cards';
import type { Card } from '@bank/protocol/cards';
import { responseCode } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { lifeAt, stepsOf } from './life';
import type { Lived } from './life';
import { productOf } from './products';
import { isClosed, permits } from './rules';
import type { CardAction } from './rules';
import { refused, say } from './texts';

/** A card as the tables have it. Instants as dates. */
export interface StoredCard {
  accountId: number;
  customerId: number;
  type: number;
  subType: 'PREPAID' | 'DEBIT';
  status: number;
  currencyCode: string;
  available: string;
  settlementAccountId: number | null;
  isVirtual: boolean;
  holder: string;
  alias: string | null;
  number: string;
  cvv: string;
  pin: string | null;
  expiryMonth: number;
  expiryYear: number;
  orderedAt: Date;
  /** When the status was set. */
  steppedAt: Date;
  isExpress: boolean;
  isOneTime: boolean;
  deliveryLine: string | null;
  /** It starts once the bank has accepted the proof of its address. */
  waitsForAddress: boolean;
  /** Until when a repeated activation answers the PIN; null: never. */
  pinOpenUntil: Date | null;
  replaces: number | null;
  /** The status of the card that replaces this one. */
  reissuedStatus: number | null;
}

/** The columns and tables of a `StoredCard`; the card is `c`, its account `a`. */
export const COLUMNS = `
  SELECT a.id AS "accountId", a.customer_id AS "customerId", a.type, a.sub_type AS "subType", a.status, a.currency AS "currencyCode",
    money_text(s.balance - s.held - s.minimum) AS available, c.settlement_account AS "settlementAccountId",
    c.is_virtual AS "isVirtual", c.holder, c.alias, c.number, c.cvv, c.pin, c.expiry_month AS "expiryMonth",
    c.expiry_year AS "expiryYear", c.ordered_at AS "orderedAt", c.stepped_at AS "steppedAt", c.is_express AS "isExpress", c.is_one_time AS "isOneTime", c.delivery_line AS "deliveryLine",
    c.waits_for_address AS "waitsForAddress", c.pin_open_until AS "pinOpenUntil", c.replaces,
    (SELECT n.status FROM card r JOIN account n ON n.id = r.account_id WHERE r.replaces = a.id) AS "reissuedStatus"
  FROM card c JOIN account a ON a.id = c.account_id JOIN account s ON s.id = coalesce(c.settlement_account, a.id)`;

/** A card as its life looks at it. */
export const lived = (card: StoredCard): Lived => ({
  ...card,
  orderedAt: card.orderedAt.getTime(),
  steppedAt: card.steppedAt.getTime(),
});

/** All cards of a customer in the order of their orders, closed ones last. */
export async function cardsOf(tx: Tx, customerId: number): Promise<StoredCard[]> {
  const cards = await tx.query<StoredCard>(`${COLUMNS} WHERE c.customer_id = $1 ORDER BY c.ordered_at, a.id`, [
    customerId,
  ]);
  return [...cards.filter(({ status }) => !isClosed(status)), ...cards.filter(({ status }) => isClosed(status))];
}

/** A card by its account; null when there is none. */
export async function cardOf(tx: Tx, accountId: number): Promise<StoredCard | null> {
  const [card] = await tx.query<StoredCard>(`${COLUMNS} WHERE c.account_id = $1`, [accountId]);
  return card ?? null;
}

/** The same, locked against other changes with all cards and accounts of its customer (lock.sql). */
export async function lockedCard(tx: Tx, accountId: number): Promise<StoredCard | null> {
  await tx.query('SELECT lock_cards(customer_id) FROM card WHERE account_id = $1', [accountId]);
  return cardOf(tx, accountId);
}

/**
 * The caller's own card, locked, in a status that permits `action`.
 * @throws Refusal `noAccess` for another customer's card, `notNow` with the status in words
 */
export async function cardFor(
  tx: Tx,
  action: CardAction,
  accountId: number,
  context: CallContext & MayRefuse<'noAccess' | 'notNow'>,
): Promise<StoredCard> {
  const card = await lockedCard(tx, accountId);
  if (card?.customerId !== callerOf(context).customerId) {
    throw refused(context, 'noAccess', { code: responseCode.noAccess });
  }
  if (!permits(action, card)) {
    const status = say(context.lang, STATUS_TEXTS[card.status] ?? 'statusPending');
    throw refused(context, 'notNow', { values: { status } });
  }
  return card;
}

/** The statuses in words. */
const STATUS_TEXTS: Readonly<Record<number, Parameters<typeof say>[1]>> = {
  0: 'statusSubmitted',
  2: 'statusActive',
  4: 'statusCanceled',
  18: 'statusFraud',
  19: 'statusPrinting',
  20: 'statusPrinted',
  21: 'statusShipped',
  23: 'statusPending',
  27: 'statusLimited',
  38: 'statusExpired',
  41: 'statusProcessing',
  65: 'statusPendingDocument',
  71: 'statusPaused',
};

/** @returns the card as its row says, the number masked (R2.5.6) */
export function shown(card: StoredCard, nowMs: number): Card {
  const { issueFee, expressFee, expressDays } = productOf(card.type);
  return {
    accountId: card.accountId,
    type: card.type,
    subType: card.subType,
    cardIsVirtual: card.isVirtual,
    accountStatusId: card.status,
    currencyCode: card.currencyCode,
    cardAliasName: card.alias,
    holderName: card.holder,
    cardNumber: maskedNumber(card.number),
    cardExpiryMonth: card.expiryMonth,
    cardExpiryYear: card.expiryYear,
    settlementAccountId: card.settlementAccountId,
    cardReissuedStatusId: card.reissuedStatus,
    replacesAccountId: card.replaces,
    isExpressShipping: card.isExpress,
    issueFee,
    expressFee,
    expressDays,
    resumesAsStatusId: card.status === cardStatus.paused ? resumedStatus(card, nowMs) : null,
    isOneTime: card.isOneTime,
    available: card.available,
    deliveryAddress: card.deliveryLine,
    steps: stepsOf(lived(card), nowMs),
  };
}

/** What a paused card is once it is turned on: a card whose time is over is expired, not active. */
export const resumedStatus = (card: StoredCard, nowMs: number): number =>
  lifeAt({ ...lived(card), status: cardStatus.active }, nowMs).status;

export const maskedNumber = (number: string): string => number.slice(-4).padStart(number.length, '*');
