import type { Parsed } from '@bank/protocol';
import type { exportStart } from '@bank/protocol/history';
import { responseCode } from '@bank/protocol';
import { Refusal } from '../../platform/refusal';

/** What a list and its export can be narrowed to (R2.3.14). */
export type HistoryFilter = Parsed<typeof exportStart>;

/** Conditions on the two sources of a history, sharing one list of parameters. */
export interface Filters {
  /** On ledger entries, alias e. */
  entry: string[];
  /** On payments that have no entries (yet), alias p. */
  unposted: string[];
  values: unknown[];
  /** Only owner and account are set, so the account's counter holds the total. */
  plain: boolean;
}

/** @param customerId the owner; the caller has checked that the account, if one is named, is theirs */
export function filtersOf(input: HistoryFilter, customerId: number): Filters {
  const filters: Filters = { entry: [], unposted: [], values: [], plain: true };
  const both = (value: unknown, entry: (p: string) => string, unposted: (p: string) => string) => {
    filters.values.push(value);
    filters.entry.push(entry(`$${filters.values.length}`));
    filters.unposted.push(unposted(`$${filters.values.length}`));
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
    both(
      likeOf(input.keyword),
      (p) =>
        `(e.counterparty_name || ' ' || coalesce(e.counterparty_email, '') || ' ' || e.description || ' ' || e.payment_id) ILIKE ${p}`,
      (p) =>
        `((p.payee ->> 'name') || ' ' || coalesce((p.payee ->> 'email'), '') || ' ' || p.note || ' ' || p.id) ILIKE ${p}`,
    );
  }
  if (input.email)
    both(
      likeOf(input.email),
      (p) => `e.counterparty_email ILIKE ${p}`,
      (p) => `(p.payee ->> 'email') ILIKE ${p}`,
    );
  if (input.transactionType)
    both(
      input.transactionType,
      (p) => `e.operation_type = ${p}`,
      (p) => `p.kind = ${p}`,
    );
  if (input.fromDate)
    both(
      input.fromDate,
      (p) => `e.at >= ${dayOf(p)}`,
      (p) => `p.at >= ${dayOf(p)}`,
    );
  if (input.toDate) {
    const next = (p: string) => `${dayOf(p)} + interval '1 day'`;
    both(
      input.toDate,
      (p) => `e.at < ${next(p)}`,
      (p) => `p.at < ${next(p)}`,
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
        processing: `p.status IN ('pending', 'created')`,
        rejected: `p.status NOT IN ('pending', 'created')`,
      }[input.status],
    );
  }
  filters.plain = filters.values.length === before && !input.transactionDirection && !input.status;
  return filters;
}

function dayOf(parameter: string): string {
  return `(${parameter}::timestamp AT TIME ZONE 'UTC')`;
}

function likeOf(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** @throws Refusal TA1 for a day that is none: the regular expression of the row lets 2026-02-31 through */
export function checkDays({ fromDate, toDate }: HistoryFilter): void {
  for (const [name, day] of Object.entries({ fromDate, toDate })) {
    if (day === undefined) continue;
    const ms = Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day)
      throw new Refusal(responseCode.invalidParams, name);
  }
}
