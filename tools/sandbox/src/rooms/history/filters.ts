import type { Parsed } from '@bank/protocol';
import type { exportStart } from '@bank/protocol/history-export';
import { dayStart } from '../../platform/calendar';
import { InvalidFields } from '../../platform/refusal';
import { spellingsOf } from '../../platform/spellings';
import { zoneOf } from '../../platform/zone';

/** What a list and its export can be narrowed to (R2.3.14). */
export type HistoryFilter = Parsed<typeof exportStart>;

/** Conditions on the two sources of a history, sharing one list of parameters. */
export interface Filters {
  /** On ledger entries, alias e. */
  entry: string[];
  /** On payments that have no entries (yet), alias p. */
  unposted: string[];
  values: unknown[];
  /** Only owner and account are set, so the account's counters hold the total. */
  plain: boolean;
  /** Fees have no rows of their own. */
  folded: boolean;
}

/** The first parameter is always the owner. */
const OWNER = '$1';
const PAYEE_OF_PAYMENT = `payee_key(p.payee ->> 'email', p.payee ->> 'name')`;
const taughtOf = (payee: string) =>
  `(SELECT t.category FROM taught_category t WHERE t.customer_id = ${OWNER} AND t.payee = ${payee})`;
/** The payments whose note has a text in it. */
const noted = (p: string) =>
  `SELECT n.payment_id FROM transaction_note n WHERE n.customer_id = ${OWNER} AND n.note ILIKE ${p}`;

/** @param customerId the owner; the caller has checked that the account, if one is named, is theirs */
export function filtersOf(input: HistoryFilter, customerId: number): Filters {
  const filters: Filters = { entry: [], unposted: [], values: [], plain: true, folded: isFolded(input) };
  const both = (value: unknown, entry: (p: string) => string, unposted: (p: string) => string) => {
    filters.values.push(value);
    filters.entry.push(entry(`$${filters.values.length}`));
    filters.unposted.push(unposted(`$${filters.values.length}`));
  };
  /** A row holds the words where it holds one of their spellings: entries of before R0.173 keep letters that the bank no longer keeps. */
  const words = (text: string, entry: (p: string) => string, unposted: (p: string) => string) => {
    const places = spellingsOf(text).map((spelling) => `$${filters.values.push(likeOf(spelling))}`);
    filters.entry.push(`(${places.map(entry).join(' OR ')})`);
    filters.unposted.push(`(${places.map(unposted).join(' OR ')})`);
  };
  both(
    customerId,
    (p) => `e.customer_id = ${p}`,
    (p) => `p.customer_id = ${p} AND p.status <> 'posted' AND p.released_at IS NULL`,
  );
  if (input.accountId !== undefined) {
    // The account says whose the entries are; with both, the index of the account would not be used.
    filters.entry = [];
    both(
      input.accountId,
      (p) => `e.account_id = ${p}`,
      (p) => `p.from_account = ${p}`,
    );
  }
  const before = filters.values.length;
  if (input.keyword) {
    words(
      input.keyword,
      // The owner, because the index of words begins with them. An array, because a condition on a query is looked up in no index.
      (p) => `e.customer_id = ${OWNER} AND (${WORDS} ILIKE ${p} OR e.payment_id = ANY (ARRAY(${noted(p)})))`,
      (p) =>
        `(((p.payee ->> 'name') || ' ' || coalesce((p.payee ->> 'email'), '') || ' ' || p.note || ' ' || p.id) ILIKE ${p}
          OR p.id IN (${noted(p)}))`,
    );
  }
  if (input.email)
    words(
      input.email,
      (p) => `e.counterparty_email ILIKE ${p}`,
      (p) => `(p.payee ->> 'email') ILIKE ${p}`,
    );
  if (input.transactionType)
    both(
      input.transactionType,
      (p) => `e.operation_type = ${p}`,
      (p) => `p.kind = ${p}`,
    );
  if (input.category)
    both(
      input.category,
      (p) =>
        `category_for(${taughtOf('payee_key(e.counterparty_email, e.counterparty_name)')}, e.operation_type, e.counterparty_name) = ${p}`,
      (p) => `category_for(${taughtOf(PAYEE_OF_PAYMENT)}, p.kind, p.payee ->> 'name') = ${p}`,
    );
  if (input.fromDate !== undefined || input.toDate !== undefined) {
    filters.values.push(zoneOf(input.timeZone));
    const zone = `$${filters.values.length}`;
    const start = (p: string, days: number) => `((${p}::timestamp + interval '${days} day') AT TIME ZONE ${zone})`;
    if (input.fromDate)
      both(
        input.fromDate,
        (p) => `e.at >= ${start(p, 0)}`,
        (p) => `p.at >= ${start(p, 0)}`,
      );
    if (input.toDate)
      both(
        input.toDate,
        (p) => `e.at < ${start(p, 1)}`,
        (p) => `p.at < ${start(p, 1)}`,
      );
  }
  if (input.fromAmount !== undefined) {
    both(
      input.fromAmount,
      (p) => `abs(e.amount) >= ${p}::numeric`,
      (p) => `p.debit >= ${p}::numeric`,
    );
  }
  if (input.toAmount !== undefined) {
    both(
      input.toAmount,
      (p) => `abs(e.amount) <= ${p}::numeric`,
      (p) => `p.debit <= ${p}::numeric`,
    );
  }
  if (input.transactionDirection) {
    const incoming = input.transactionDirection === 'in';
    filters.entry.push(incoming ? 'e.amount > 0' : 'e.amount < 0');
    // What has not been posted is on its way out: whom it is for does not see it yet.
    if (incoming) filters.unposted.push('false');
  }
  if (input.status) {
    if (input.status !== 'completed') filters.entry.push('false');
    filters.unposted.push(
      {
        completed: 'false',
        processing: `p.status IN ('pending', 'created', 'held')`,
        rejected: `p.status NOT IN ('pending', 'created', 'held')`,
      }[input.status],
    );
  }
  if (filters.folded) filters.entry.push(NO_FEE);
  filters.plain = filters.values.length === before && !input.transactionDirection && !input.status;
  return filters;
}

/** What a word is looked for in. The index of words (ADR-50) has the same expression, or it is not used. */
const WORDS = `(e.counterparty_name || ' ' || coalesce(e.counterparty_email, '') || ' ' || e.description || ' ' || e.payment_id)`;

/** Line 2 of a payment's entries is its fee. */
const NO_FEE = 'e.line <> 2';

/** Fees join their transactions, unless it is fees that are looked for. */
function isFolded({ foldFees = false, transactionType }: HistoryFilter): boolean {
  return foldFees && transactionType !== 'Fees';
}

function likeOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** @throws InvalidFields for a day or a time zone that is none: the regular expression of the row lets 2026-02-31 through */
export function checkDays({ fromDate, toDate, timeZone }: HistoryFilter): void {
  zoneOf(timeZone);
  for (const [name, day] of Object.entries({ fromDate, toDate })) {
    if (day === undefined) continue;
    if (Number.isNaN(dayStart(day))) throw new InvalidFields(name);
  }
}
