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
 */
const rules: readonly Rule[] = [
  {
    id: 'I1',
    says: 'the entries of every journal add up to zero per currency',
    violations: 'SELECT FROM entry GROUP BY payment_id, step, currency HAVING sum(amount) <> 0',
  },
  {
    id: 'I2',
    says: 'every balance, also after each entry, is the fold of the entries',
    violations: `
      SELECT FROM account a LEFT JOIN (SELECT account_id, sum(amount) AS fold, count(*) AS n, count(*) FILTER (WHERE line = 2) AS fees
                                    FROM entry GROUP BY account_id) e ON e.account_id = a.id
      WHERE a.customer_id IS NOT NULL
        AND (a.balance <> coalesce(e.fold, 0) OR a.entries <> coalesce(e.n, 0) OR a.fees <> coalesce(e.fees, 0))
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
    says: 'a posted transfer has its journal once, a payment the transfers of its status, and a refused or closed key no payment',
    violations: `
      SELECT FROM transfer t LEFT JOIN (SELECT payment_id, step, count(*) FILTER (WHERE line = 1) AS debits, count(*) FILTER (WHERE line = 3) AS credits
                                        FROM entry GROUP BY payment_id, step) e USING (payment_id, step)
      WHERE coalesce(e.debits, 0) <> (t.status = 'posted')::int OR coalesce(e.credits, 0) <> (t.status = 'posted')::int
      UNION ALL
      SELECT FROM payment p FULL JOIN (SELECT payment_id, string_agg(step || ' ' || status, ', ' ORDER BY step) AS made
                                       FROM transfer GROUP BY payment_id) t ON t.payment_id = p.id
      WHERE t.made IS DISTINCT FROM CASE
        WHEN p.status IN ('pending', 'created', 'held') OR p.rail = 'batch' AND p.status = 'released' THEN 'release pending'
        WHEN p.rail = 'batch' AND p.status = 'posted' THEN 'release voided'
        WHEN p.status IN ('rejected', 'cancelled', 'expired') THEN 'release voided'
        WHEN p.status = 'released' OR p.status = 'posted' AND p.rail = 'book' THEN 'release posted'
        WHEN p.status = 'posted' THEN 'release posted, settle posted'
        WHEN p.status = 'returned' THEN 'release posted, return posted' END
      UNION ALL
      SELECT FROM idempotency i LEFT JOIN payment p ON p.id = i.payment_id
      WHERE i.payment_id IS NOT NULL AND (p.id IS NULL OR i.voided OR i.outcome ? 'refused')
      UNION ALL
      SELECT FROM idempotency WHERE payment_id IS NOT NULL AND method NOT IN ('normalConfirm', 'approve', 'businessRequestConfirm')
      GROUP BY payment_id HAVING count(*) > 1`,
  },
  {
    id: 'I5',
    says: 'history is append-only and every status is on its graph',
    violations: `
      SELECT FROM (SELECT seq, lag(seq) OVER (PARTITION BY account_id ORDER BY at, seq) AS before FROM entry WHERE customer_id IS NOT NULL) o
      WHERE o.seq < o.before
      UNION ALL SELECT FROM payment WHERE (status IN ('pending', 'created', 'held', 'released')) <> (resolved_at IS NULL)
        OR (status IN ('released', 'posted', 'returned')) <> (released_at IS NOT NULL)
      UNION ALL SELECT FROM (VALUES ('entry_is_final'), ('entry_adds_up'), ('transfer_guard'), ('payment_guard')) g (name)
      WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = g.name AND tgenabled <> 'D')`,
  },
  {
    id: 'I6',
    says: 'debit is credit plus fee plus exchange, as agreed, and what rounding leaves is on the rounding account',
    violations: `
      SELECT FROM (
        SELECT t.step, t.debit, t.fee, t.amount, t.rate, t.currency = t.debit_currency AS same,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 1), 0) AS l1, coalesce(sum(e.amount) FILTER (WHERE e.line = 2), 0) AS l2,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 3), 0) AS l3, coalesce(sum(e.amount) FILTER (WHERE e.line = 10), 0) AS l10,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 11), 0) AS l11, coalesce(sum(e.amount) FILTER (WHERE e.line = 12), 0) AS l12,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 13), 0) AS l13
        FROM transfer t JOIN entry e USING (payment_id, step) GROUP BY t.payment_id, t.step) j
      WHERE (l1, l2, l3, l10) <> (-debit, -fee, amount, fee)
        OR same AND (debit <> amount OR l11 <> 0 OR l12 <> 0 OR l13 <> 0)
        OR NOT same AND (l11 + l12 <> debit OR l13 <> -amount OR l12 < 0 OR l12 >= 0.01
          OR step <> 'return' AND abs(l11 - amount / rate) > 0.00000001)
      UNION ALL
      SELECT FROM payment p JOIN transfer t ON t.payment_id = p.id AND t.step = 'release'
      WHERE p.rail <> 'batch' AND (p.debit, p.debit_currency, p.amount, p.currency, p.fee, p.rate, p.from_account) IS DISTINCT FROM
            (t.debit, t.debit_currency, t.amount, t.currency, t.fee, t.rate, t.from_account)
      UNION ALL
      SELECT FROM payment p JOIN transfer t ON t.payment_id = p.id AND t.step = 'return'
      WHERE (p.debit, p.debit_currency, p.amount, p.currency, p.from_account) IS DISTINCT FROM
            (t.amount, t.currency, t.debit, t.debit_currency, t.to_account)`,
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
    says: 'what is held is the pending transfers, and what is in clearing is the payments on their way',
    violations: `
      SELECT FROM account a LEFT JOIN (SELECT from_account, sum(debit + fee) AS open FROM transfer WHERE status = 'pending' GROUP BY from_account) h
        ON h.from_account = a.id
      WHERE a.held <> coalesce(h.open, 0)
      UNION ALL
      SELECT FROM currency c
      WHERE coalesce((SELECT sum(amount) FROM entry WHERE account_id = c.clearing_account), 0)
        <> coalesce((SELECT sum(amount) FROM payment p WHERE p.status = 'released' AND p.rail <> 'batch' AND p.currency = c.code), 0)`,
  },
  {
    id: 'I9',
    says: 'every entry belongs to one transfer and one account, under an id used once',
    violations: `
      SELECT FROM entry e LEFT JOIN transfer t USING (payment_id, step) LEFT JOIN account a ON a.id = e.account_id
      WHERE t.payment_id IS NULL OR a.id IS NULL OR a.customer_id IS DISTINCT FROM e.customer_id OR a.currency <> e.currency
      UNION ALL SELECT FROM entry GROUP BY payment_id, step, line HAVING count(*) > 1
      UNION ALL SELECT FROM entry GROUP BY seq HAVING count(*) > 1`,
  },
  {
    id: 'I10',
    says: 'a batch holds what its rows still need, and each row is paid once or not at all',
    violations: `
      SELECT FROM payment p JOIN transfer t ON t.payment_id = p.id
        LEFT JOIN (SELECT batch_id, sum(debit + fee) FILTER (WHERE state = 'ready') AS open, sum(debit) AS debit, sum(fee) AS fee
                   FROM (SELECT batch_id, state, debit, fee FROM mass_row UNION ALL SELECT batch_id, state, debit, fee FROM global_row) x
                   WHERE state NOT IN ('wrong', 'deleted') GROUP BY batch_id) r ON r.batch_id = p.details ->> 'batchId'
      WHERE p.rail = 'batch' AND ((p.debit, p.fee) IS DISTINCT FROM (r.debit, r.fee)
        OR t.status = 'pending' AND t.debit + t.fee IS DISTINCT FROM r.open
        OR p.status = 'posted' AND r.open IS NOT NULL)
      UNION ALL
      SELECT FROM mass_row r LEFT JOIN payment b ON b.rail = 'batch' AND b.details ->> 'batchId' = r.batch_id AND b.status IN ('released', 'posted')
        LEFT JOIN payment p ON p.id = b.id || '-' || r.n
      WHERE (r.state = 'paid') <> (p.id IS NOT NULL)
        OR p.id IS NOT NULL AND ((p.debit, p.fee, p.amount, p.currency) IS DISTINCT FROM (r.debit, r.fee, r.amount, r.currency)
          -- What leaves the bank is on its way for a while, and may come back.
          OR p.status <> 'posted' AND (r.cells IS NULL OR p.status NOT IN ('released', 'returned')))
      UNION ALL
      SELECT FROM global_row r LEFT JOIN payment b ON b.rail = 'batch' AND b.details ->> 'batchId' = r.batch_id AND b.status IN ('released', 'posted')
        LEFT JOIN payment p ON p.id = b.id || '-' || r.n
      WHERE (r.state = 'sent') <> (p.id IS NOT NULL)
        OR p.id IS NOT NULL AND (p.rail, p.debit, p.fee, p.amount, p.currency) IS DISTINCT FROM
          ('clearing', r.debit, r.fee, r.amount, r.data ->> 'currencyCode')`,
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
