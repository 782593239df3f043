import { cardStatus } from '@bank/protocol/cards';
import type { CardPurchase, DeclineReason } from '@bank/protocol/cards';
import { compare } from '@bank/money';
import { expireOverdue } from '../../ledger/overdue';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { enqueueJob } from '../../platform/jobs/queue';
import { closeCard } from './close';
import { controlOf, homeCountryOf } from './control';
import { wishInTheWay } from './control-rules';
import type { Asked } from './control-rules';
import { advanceCards } from './advance';
import { lockedCard, maskedNumber } from './find';
import type { StoredCard } from './find';
import { permits } from './rules';
import { say } from './texts';

/** What a shop asks for. The amount is in the shop's currency. */
export interface Purchase {
  merchant: string;
  /** The kind of shop, for example `groceries`. */
  category: string;
  /** ISO 3166-1 alpha-2 of the shop. */
  country: string;
  amount: string;
  currency: string;
  /** How the card is used; without it, online with a virtual card and by its chip with any other. */
  use?: CardPurchase['use'];
}

export type PurchaseAnswer =
  { purchaseId: string; approved: true; reason: null } | { purchaseId: string; approved: false; reason: DeclineReason };

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;

/** What one purchase may cost in the card's currency. */
const MAX_PURCHASE = '5000';
/** A shop that does not collect within a week loses its promise. */
const LAPSE_MS = 7 * 86_400_000;
/** Countries where no card of the bank works. */
const CLOSED_COUNTRIES: readonly string[] = ['KP', 'IR', 'SY', 'CU'];

const NOTICES = {
  paused: 'declinedPaused',
  notActive: 'declinedNotActive',
  country: 'declinedCountry',
  limit: 'declinedLimit',
  funds: 'declinedFunds',
  companyPolicy: 'declinedCompanyPolicy',
  perDay: 'declinedPerDay',
  perMonth: 'declinedPerMonth',
  cashPerDay: 'declinedCashPerDay',
  online: 'declinedOnline',
  contactless: 'declinedContactless',
  cash: 'declinedCash',
  abroad: 'declinedAbroad',
  shopKind: 'declinedShopKind',
} as const satisfies Record<DeclineReason, string>;

/** What it costs on the account that pays. */
interface Price {
  debit: string;
  debitCurrency: string;
  rate: string;
}

/**
 * A shop asks for money. Yes holds it on the account that the card spends from; no leaves a rejected payment, and tells the holder why
 * (R2.7.32). The first thing in the way is named: the card or the bank's rules, the holder's wishes, a policy of the company (R0.51), money.
 * @returns null when there is no such card, or the bank does not know the shop's currency
 */
export async function authorise(cardId: number, shop: Purchase, bank: Bank): Promise<PurchaseAnswer | null> {
  const { clock, db, ids, outbox, publish } = bank;
  const [owner] = await db.query<{ customerId: number }>(
    'SELECT customer_id AS "customerId" FROM card WHERE account_id = $1',
    [cardId],
  );
  if (!owner) return null;
  await advanceCards(bank, owner.customerId);
  // What nobody has approved in time holds no money any more.
  await expireOverdue(bank, owner.customerId);
  const now = clock.now();
  const purchaseId = ids.next();
  const done = await db.transaction(async (tx) => {
    // Before the card is locked: an order of the company has this lock while it waits for the accounts of its cards (policies.sql).
    await tx.query('SELECT policy_turn($1)', [owner.customerId]);
    const card = await lockedCard(tx, cardId);
    const price = card && (await priceOf(tx, card, shop));
    if (!card || !price) return null;
    const payment = paymentOf(purchaseId, card, shop, price);
    const at = new Date(now).toISOString();
    const use = shop.use ?? (card.isVirtual ? 'online' : 'chip');
    const reason =
      refusalOf(card, shop, price) ??
      (await unwished(tx, card, { ...shop, use, debit: price.debit }, now)) ??
      (await unapproved(tx, payment, at)) ??
      ((await take(tx, payment, at)) ? null : 'funds');
    if (reason !== null) await decline(tx, payment, at);
    await writeDown(tx, { purchaseId, cardId, shop, use, reason, now }, bank);
    if (reason === null && card.isOneTime) await closeCard(tx, card, bank);
    if (reason !== null) {
      const id = NOTICES[reason];
      await outbox.notify(tx, {
        customerId: card.customerId,
        topic: 'transfers',
        words: (language) => ({
          subject: say(language, 'declinedSubject', { merchant: shop.merchant }),
          text: say(language, id, { merchant: shop.merchant, card: card.number.slice(-4) }),
        }),
      });
    }
    return { card, reason };
  });
  if (!done) return null;
  const { card, reason } = done;
  publish([
    { customerId: card.customerId, event: 'balanceChanged', subject: String(payingAccount(card)) },
    { customerId: card.customerId, event: 'cardsChanged', subject: String(cardId) },
  ]);
  return reason === null ? { purchaseId, approved: true, reason } : { purchaseId, approved: false, reason };
}

interface Written {
  purchaseId: string;
  cardId: number;
  shop: Purchase;
  use: CardPurchase['use'];
  /** Null for yes. */
  reason: DeclineReason | null;
  now: number;
}

/** Keeps what the shop was answered; a yes lasts until the shop collects, or loses it. */
async function writeDown(
  tx: Tx,
  { purchaseId, cardId, shop, use, reason, now }: Written,
  bank: Pick<Bank, 'clock' | 'ids'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO card_purchase (payment_id, card_id, merchant, category, country, status, decline_reason, at, lapses_at, card_use)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[purchaseId, cardId, shop.merchant, shop.category, shop.country],
      ...[reason === null ? 'authorised' : 'declined', reason, new Date(now), new Date(now + LAPSE_MS), use],
    ],
  );
  if (reason !== null) return;
  await enqueueJob(tx, bank, { kind: 'lapsePurchase', payload: { purchaseId }, dueMs: now + LAPSE_MS });
}

/** A purchase that nothing stands in the way of, in the caller's transaction: for the seed. @throws Error when the card cannot pay it */
export async function promise(
  tx: Tx,
  cardId: number,
  shop: Purchase & Required<Pick<Purchase, 'use'>>,
  bank: Pick<Bank, 'clock' | 'ids'>,
): Promise<void> {
  const now = bank.clock.now();
  const card = await lockedCard(tx, cardId);
  const price = card && (await priceOf(tx, card, shop));
  const purchaseId = bank.ids.next();
  if (!card || !price || !(await take(tx, paymentOf(purchaseId, card, shop, price), new Date(now).toISOString())))
    throw new Error(`card ${cardId} cannot pay ${shop.merchant}`);
  await writeDown(tx, { purchaseId, cardId, shop, use: shop.use, reason: null, now }, bank);
}

/** Which of the holder's own wishes is in the way. */
async function unwished(tx: Tx, card: StoredCard, asked: Asked, nowMs: number): Promise<DeclineReason | null> {
  const homeCountry = await homeCountryOf(tx, card.customerId);
  return wishInTheWay(await controlOf(tx, card.accountId, nowMs), asked, { isVirtual: card.isVirtual, homeCountry });
}

/** The account whose money the card spends. */
const payingAccount = (card: StoredCard): number => card.settlementAccountId ?? card.accountId;

/** What is in the way before the money is looked at. */
function refusalOf(card: StoredCard, { country }: Purchase, { debit }: Price): DeclineReason | null {
  if (card.status === cardStatus.paused) return 'paused';
  if (!permits('spend', card)) return 'notActive';
  if (CLOSED_COUNTRIES.includes(country)) return 'country';
  return compare(debit, MAX_PURCHASE) > 0 ? 'limit' : null;
}

async function priceOf(tx: Tx, card: StoredCard, { amount, currency }: Purchase): Promise<Price | undefined> {
  const [price] = await tx.query<Price>(
    `SELECT money_text(up_to(fx_cost($2::numeric, r.rate), fc.decimals)) AS debit, fc.code AS "debitCurrency",
       trim_scale(r.rate)::text AS rate
     FROM account f JOIN currency fc ON fc.code = f.currency JOIN currency tc ON tc.code = $3 AND scale(trim_scale($2::numeric)) <= tc.decimals,
       LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 ELSE fx_rate(fc.eur_value, tc.eur_value) END AS rate) r
     WHERE f.id = $1`,
    [payingAccount(card), amount, currency],
  );
  return price;
}

/** The payment by the columns of its table. It has no maker and no code, so no user can confirm or cancel it. */
function paymentOf(id: string, card: StoredCard, shop: Purchase, price: Price) {
  return {
    id,
    kind: 'Card',
    rail: 'clearing',
    customer_id: card.customerId,
    from_account: payingAccount(card),
    payee: { kind: 'bankAccount', name: shop.merchant, accountNumber: '' },
    debit: price.debit,
    debit_currency: price.debitCurrency,
    amount: shop.amount,
    currency: shop.currency,
    fee: '0',
    rate: price.rate,
    note: `•• ${maskedNumber(card.number).slice(-4)}`,
    payer_name: card.holder,
    approve_type: 'none',
    code_tries: 0,
    code_sends: 0,
  };
}

type PaymentColumns = ReturnType<typeof paymentOf>;

/**
 * A shop does not wait for approvals, so what a policy would ask others for is declined (R0.51). The caller has taken the company's turn:
 * asking for it here, once the card is locked, could wait for an order that waits for the card.
 */
async function unapproved(tx: Tx, payment: PaymentColumns, at: string): Promise<'companyPolicy' | null> {
  const [row] = await tx.query<{ others: number }>(
    'SELECT policies_ask(jsonb_populate_record(NULL::payment, $1), $2) AS others',
    [payment, at],
  );
  return (row?.others ?? 0) > 0 ? 'companyPolicy' : null;
}

/** @returns whether the money was there */
async function take(tx: Tx, payment: PaymentColumns, at: string): Promise<boolean> {
  const [row] = await tx.query<{ outcome: { done?: object } }>(
    'SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2) AS outcome',
    [{ ...payment, status: 'pending' }, at],
  );
  return row?.outcome.done !== undefined;
}

/** Writes the payment down as one that never held money. */
async function decline(tx: Tx, payment: PaymentColumns, at: string): Promise<void> {
  const declined = { ...payment, status: 'rejected', at, resolved_at: at };
  await tx.query(
    `WITH p AS (SELECT * FROM jsonb_populate_record(NULL::payment, $1)), paid AS (INSERT INTO payment SELECT * FROM p)
     INSERT INTO transfer SELECT (release_of(p, 'voided')).* FROM p`,
    [declined],
  );
}
