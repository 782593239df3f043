import type { Db } from '../platform/db';

export interface AuditCheck {
  /** The invariant it proves. */
  id: string;
  ok: boolean;
  /** What holds, or how many times it does not. */
  detail: string;
}

export interface Audit {
  ok: boolean;
  checks: AuditCheck[];
  transfers: number;
  entries: number;
}

interface Rule {
  id: string;
  says: string;
  /** A query that answers one row for every violation. */
  violations: string;
}

/**
 * The invariants of the ledger as queries over its tables alone: no code that moves money takes part in judging it.
 * I10 (batches) comes with batches.
 */
const rules: readonly Rule[] = [
  {
    id: 'I1',
    says: 'the entries of every journal add up to zero per currency',
    violations: 'SELECT FROM entry GROUP BY transfer_id, currency HAVING sum(amount) <> 0',
  },
  {
    id: 'I2',
    says: 'every balance, also after each entry, is the fold of the entries',
    violations: `
      SELECT FROM account a LEFT JOIN (SELECT account_id, sum(amount) AS fold, count(*) AS n FROM entry GROUP BY account_id) e ON e.account_id = a.id
      WHERE a.customer_id IS NOT NULL AND (a.balance <> coalesce(e.fold, 0) OR a.entries <> coalesce(e.n, 0))
      UNION ALL
      SELECT FROM (SELECT balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY at, seq) AS fold
                   FROM entry WHERE customer_id IS NOT NULL) f
      WHERE f.balance_after IS DISTINCT FROM f.fold`,
  },
  {
    id: 'I3',
    says: 'no account was ever below its minimum, holds counted',
    violations: `
      SELECT FROM entry e JOIN account a ON a.id = e.account_id WHERE a.customer_id IS NOT NULL AND e.balance_after < a.minimum
      UNION ALL SELECT FROM account WHERE customer_id IS NOT NULL AND balance - held < minimum`,
  },
  {
    id: 'I4',
    says: 'a posted transfer has its journal once, any other has none, and a refused or closed key has no transfer',
    violations: `
      SELECT FROM transfer t LEFT JOIN (SELECT transfer_id, count(*) FILTER (WHERE line = 1) AS debits, count(*) FILTER (WHERE line = 3) AS credits
                                        FROM entry GROUP BY transfer_id) e ON e.transfer_id = t.id
      WHERE coalesce(e.debits, 0) <> (t.status = 'posted')::int OR coalesce(e.credits, 0) <> (t.status = 'posted')::int
      UNION ALL
      SELECT FROM idempotency i LEFT JOIN transfer t ON t.id = i.transfer_id
      WHERE i.transfer_id IS NOT NULL AND (t.id IS NULL OR i.voided OR i.outcome ? 'refused')
      UNION ALL
      SELECT FROM idempotency WHERE transfer_id IS NOT NULL AND method = 'p2pTransfer' GROUP BY transfer_id HAVING count(*) > 1`,
  },
  {
    id: 'I5',
    says: 'history is append-only and every status is on its graph',
    violations: `
      SELECT FROM (SELECT seq, lag(seq) OVER (PARTITION BY account_id ORDER BY at, seq) AS before FROM entry WHERE customer_id IS NOT NULL) o
      WHERE o.seq < o.before
      UNION ALL SELECT FROM transfer WHERE (status IN ('pending', 'created')) <> (resolved_at IS NULL)
      UNION ALL SELECT FROM (VALUES ('entry_is_final'), ('entry_adds_up'), ('transfer_guard'), ('hold_guard')) g (name)
      WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = g.name AND tgenabled <> 'D')`,
  },
  {
    id: 'I6',
    says: 'debit is credit plus fee plus exchange, and what rounding leaves is on the rounding account',
    violations: `
      SELECT FROM (
        SELECT t.id, t.debit, t.fee, t.amount, t.rate, t.currency = t.debit_currency AS same,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 1), 0) AS l1, coalesce(sum(e.amount) FILTER (WHERE e.line = 2), 0) AS l2,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 3), 0) AS l3, coalesce(sum(e.amount) FILTER (WHERE e.line = 10), 0) AS l10,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 11), 0) AS l11, coalesce(sum(e.amount) FILTER (WHERE e.line = 12), 0) AS l12,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 13), 0) AS l13
        FROM transfer t JOIN entry e ON e.transfer_id = t.id GROUP BY t.id) j
      WHERE (l1, l2, l3, l10) <> (-debit, -fee, amount, fee)
        OR same AND (debit <> amount OR l11 <> 0 OR l12 <> 0 OR l13 <> 0)
        OR NOT same AND (l11 + l12 <> debit OR l13 <> -amount OR l12 < 0 OR l12 >= 0.01 OR abs(l11 - amount / rate) > 0.00000001)`,
  },
  {
    id: 'I7',
    says: 'customers and bank together hold nothing, in one snapshot',
    violations: `
      SELECT FROM (SELECT currency, sum(balance) AS owed FROM account WHERE customer_id IS NOT NULL GROUP BY currency) c
      FULL JOIN (SELECT currency, sum(amount) AS own FROM entry WHERE customer_id IS NULL GROUP BY currency) b USING (currency)
      WHERE coalesce(c.owed, 0) + coalesce(b.own, 0) <> 0`,
  },
  {
    id: 'I8',
    says: 'what is held is the open holds, and each hold resolved as its transfer did',
    violations: `
      SELECT FROM account a LEFT JOIN (SELECT account_id, sum(amount) AS open FROM hold WHERE state = 'open' GROUP BY account_id) h ON h.account_id = a.id
      WHERE a.held <> coalesce(h.open, 0)
      UNION ALL
      SELECT FROM transfer t FULL JOIN hold h ON h.transfer_id = t.id
      WHERE t.id IS NULL OR h.transfer_id IS NULL AND t.status <> 'posted'
        OR h.state <> CASE WHEN t.status IN ('pending', 'created') THEN 'open' WHEN t.status = 'posted' THEN 'captured' ELSE 'released' END
        OR h.amount <> t.debit + t.fee OR h.account_id <> t.from_account`,
  },
  {
    id: 'I9',
    says: 'every entry belongs to one transfer and one account, under an id used once',
    violations: `
      SELECT FROM entry e LEFT JOIN transfer t ON t.id = e.transfer_id LEFT JOIN account a ON a.id = e.account_id
      WHERE t.id IS NULL OR a.id IS NULL OR a.customer_id IS DISTINCT FROM e.customer_id OR a.currency <> e.currency
      UNION ALL SELECT FROM entry GROUP BY transfer_id, line HAVING count(*) > 1
      UNION ALL SELECT FROM entry GROUP BY seq HAVING count(*) > 1`,
  },
];

// One statement, so that every check looks at the same moment.
const STATEMENT = `SELECT (SELECT count(*)::int FROM transfer) AS transfers, (SELECT count(*)::int FROM entry) AS entries,
  ${rules.map((rule) => `(SELECT count(*)::int FROM (${rule.violations}) v) AS "${rule.id}"`).join(',\n')}`;

/** Recomputes every invariant from the tables; takes about a second for a million entries. */
export async function audit(db: Pick<Db, 'query'>): Promise<Audit> {
  const [row = {}] = await db.query<Record<string, number>>(STATEMENT);
  const checks = rules.map(({ id, says }): AuditCheck => {
    const violations = row[id] ?? -1;
    return { id, ok: violations === 0, detail: violations === 0 ? says : `${violations} times not so: ${says}` };
  });
  return {
    ok: checks.every((check) => check.ok),
    checks,
    transfers: row['transfers'] ?? 0,
    entries: row['entries'] ?? 0,
  };
}
