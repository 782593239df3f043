import { compare, isNegative } from '@bank/money';
import { accessRight, responseCode } from '@bank/protocol';
import { CARD_LIMIT_MAX, cardLimitName, shopKind } from '@bank/protocol/card-control';
import type { CardControl, cardControlGet, cardControlSet, ShopKind } from '@bank/protocol/card-control';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { offersOf, openedBy } from './control-rules';
import type { Control } from './control-rules';
import { advanceCards } from './advance';
import { cardFor, cardOf } from './find';
import type { StoredCard } from './find';
import { refused } from './texts';

interface ControlRow {
  perDay: string | null;
  perMonth: string | null;
  cashPerDay: string | null;
  spentDay: string;
  spentMonth: string;
  spentCash: string;
  online: boolean;
  contactless: boolean;
  cash: boolean;
  abroad: boolean;
  closedTo: ShopKind[];
}

/**
 * @returns what the holder lets the card do, and what was spent in the day and the month (UTC) of `nowMs` with it and with the cards that it
 * replaces: a new number is no new limit
 */
export async function controlOf(tx: Tx, cardId: number, nowMs: number): Promise<Control & { closedTo: ShopKind[] }> {
  const [row] = await tx.query<ControlRow>(
    `SELECT money_text(k.per_day) AS "perDay", money_text(k.per_month) AS "perMonth", money_text(k.cash_per_day) AS "cashPerDay",
       coalesce(k.online, true) AS online, coalesce(k.contactless, true) AS contactless, coalesce(k.cash, true) AS cash,
       coalesce(k.abroad, true) AS abroad, coalesce(k.closed_to, '{}') AS "closedTo",
       money_text(s.day) AS "spentDay", money_text(s.month) AS "spentMonth", money_text(s.cash) AS "spentCash"
     FROM card c LEFT JOIN card_control k ON k.card_id = c.account_id,
       LATERAL (WITH RECURSIVE same (id, replaces) AS (
           SELECT c.account_id, c.replaces UNION ALL SELECT o.account_id, o.replaces FROM card o JOIN same ON o.account_id = same.replaces)
         SELECT array_agg(id) AS cards FROM same) line,
       LATERAL (SELECT coalesce(sum(p.debit) FILTER (WHERE u.at >= $2), 0) AS day, coalesce(sum(p.debit), 0) AS month,
           coalesce(sum(p.debit) FILTER (WHERE u.at >= $2 AND u.card_use = 'cash'), 0) AS cash
         FROM card_purchase u JOIN payment p ON p.id = u.payment_id
        WHERE u.card_id = ANY (line.cards) AND u.status IN ('authorised', 'captured') AND u.at >= $3) s
     WHERE c.account_id = $1`,
    [cardId, startOfDay(nowMs), startOfMonth(nowMs)],
  );
  if (!row) throw new Error(`card ${cardId} is gone`);
  const { perDay, perMonth, cashPerDay, online, contactless, cash, abroad, closedTo } = row;
  return {
    limits: { perDay, perMonth, cashPerDay },
    spent: { perDay: row.spentDay, perMonth: row.spentMonth, cashPerDay: row.spentCash },
    uses: { online, contactless, cash, abroad },
    closedTo,
  };
}

function startOfDay(nowMs: number): Date {
  return new Date(new Date(nowMs).setUTCHours(0, 0, 0, 0));
}

function startOfMonth(nowMs: number): Date {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** The country that is not abroad: where the holder lives. */
export async function homeCountryOf(tx: Tx, customerId: number): Promise<string> {
  const [customer] = await tx.query<{ country: string | null }>(
    'SELECT residence_country AS country FROM customer WHERE id = $1',
    [customerId],
  );
  return customer?.country ?? '';
}

async function shownControl(tx: Tx, card: StoredCard, nowMs: number): Promise<CardControl> {
  const { limits, spent, uses, closedTo } = await controlOf(tx, card.accountId, nowMs);
  const limit = (name: keyof typeof limits) => ({ limit: limits[name], spent: spent[name] });
  return {
    accountId: card.accountId,
    currencyCode: card.currencyCode,
    perDay: limit('perDay'),
    perMonth: limit('perMonth'),
    cashPerDay: limit('cashPerDay'),
    uses: { ...uses },
    closedTo,
    offers: offersOf(card.isVirtual),
    homeCountryCode: await homeCountryOf(tx, card.customerId),
  };
}

export const getControl: Handler<typeof cardControlGet> = async ({ accountId }, context) => {
  const { db, clock } = context;
  const card = await cardOf(db, accountId);
  if (card?.customerId !== callerOf(context).customerId) {
    throw refused(context, 'noAccess', { code: responseCode.noAccess });
  }
  return { control: await shownControl(db, card, clock.now()) };
};

/** Changes what the card may do. A user who prepares payments lets it do less, never more (R0.50). */
export const setControl: Handler<typeof cardControlSet> = async (input, context) => {
  const { clock, db, publish } = context;
  const { customerId, right } = callerOf(context);
  checkLimits(input, context);
  await advanceCards(context, customerId);
  const control = await db.transaction(async (tx) => {
    // The card's row is the lock: a purchase that is being asked for comes before or after, never in between.
    const card = await cardFor(tx, 'control', input.accountId, context);
    const before = await controlOf(tx, card.accountId, clock.now());
    const opened = right === accessRight.initiate ? openedBy(input, before) : null;
    if (opened) throw refused(context, 'onlyLower', { field: opened });
    const limits = { ...before.limits, ...limitsIn(input) };
    const uses = { ...before.uses, ...input.uses };
    await tx.query(
      `INSERT INTO card_control (card_id, per_day, per_month, cash_per_day, online, contactless, cash, abroad, closed_to)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (card_id) DO UPDATE SET per_day = $2, per_month = $3, cash_per_day = $4, online = $5, contactless = $6, cash = $7,
         abroad = $8, closed_to = $9`,
      [
        card.accountId,
        limits.perDay,
        limits.perMonth,
        limits.cashPerDay,
        uses.online,
        uses.contactless,
        uses.cash,
        uses.abroad,
        shopKind.options.filter((kind) => !(input.shops?.[kind] ?? !before.closedTo.includes(kind))),
      ],
    );
    return shownControl(tx, card, clock.now());
  });
  publish([{ customerId, event: 'cardsChanged', subject: String(input.accountId) }]);
  return { control };
};

type Wish = Parameters<typeof setControl>[0];

/** The limits that a wish names. */
function limitsIn(wish: Wish) {
  return Object.fromEntries(
    cardLimitName.options.flatMap((name) => {
      const limit = wish[name];
      return limit === undefined ? [] : [[name, limit]];
    }),
  );
}

function checkLimits(wish: Wish, context: Parameters<typeof setControl>[1]): void {
  for (const name of cardLimitName.options) {
    const limit = wish[name] ?? null;
    if (limit === null || (!isNegative(limit) && compare(limit, CARD_LIMIT_MAX[name]) <= 0)) continue;
    throw refused(context, 'limitOutOfRange', { field: name, values: { max: CARD_LIMIT_MAX[name] } });
  }
}

/** What the holder has set for a card goes on with the card that replaces it. */
export async function copyControl(tx: Tx, from: number, to: number): Promise<void> {
  await tx.query(
    `INSERT INTO card_control SELECT $2, per_day, per_month, cash_per_day, online, contactless, cash, abroad, closed_to
       FROM card_control WHERE card_id = $1`,
    [from, to],
  );
}
