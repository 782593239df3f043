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

/** An invariant, judged by a query over the tables that it is about. */
export interface AuditRule {
  /** The invariant it proves. */
  id: string;
  says: string;
  /** A query that answers one row for every violation. */
  violations: string;
}

/**
 * The invariants of the ledger as queries over its tables alone: no code that moves money takes part in judging it. A room that keeps
 * money of its own in tables brings a rule to the audit too (qa/audit.ts).
 */
export const ledgerRules: readonly AuditRule[] = [
  {
    id: 'I1',
    says: 'the entries of every journal add up to zero per currency',
    violations: 'SELECT FROM entry GROUP BY payment_id, step, n, currency HAVING sum(amount) <> 0',
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
      SELECT FROM transfer t LEFT JOIN (SELECT payment_id, step, n, count(*) FILTER (WHERE line = 1) AS debits, count(*) FILTER (WHERE line = 3) AS credits
                                        FROM entry GROUP BY payment_id, step, n) e USING (payment_id, step, n)
      WHERE coalesce(e.debits, 0) <> (t.status = 'posted')::int OR coalesce(e.credits, 0) <> (t.status = 'posted')::int
      UNION ALL
      SELECT FROM payment p FULL JOIN (SELECT payment_id, string_agg(DISTINCT step || ' ' || status, ', ') AS made
                                       FROM transfer GROUP BY payment_id) t ON t.payment_id = p.id
      WHERE coalesce(t.made !~ CASE
        WHEN p.status IN ('pending', 'created', 'held') OR p.rail = 'batch' AND p.status = 'released' THEN '^release pending$'
        WHEN p.rail = 'batch' AND p.status = 'posted' THEN '^release voided$'
        WHEN p.status IN ('rejected', 'cancelled', 'expired') THEN '^release voided$'
        -- Of a hold, parts were captured, and the rest is still held or was given back.
        WHEN p.status = 'released' AND p.rail = 'book' THEN '^release pending, release posted$'
        WHEN p.status = 'released' THEN '^(release pending, release posted|release posted(, release voided)?(, return posted)?)$'
        -- Inside the bank only what nobody ordered comes back.
        WHEN p.status = 'posted' AND p.rail = 'book' AND p.created_by IS NULL THEN '^release posted(, release voided)?(, return posted)?$'
        WHEN p.status = 'posted' AND p.rail = 'book' THEN '^release posted(, release voided)?$'
        WHEN p.status = 'posted' THEN '^release posted(, release voided)?(, return posted)?, settle posted$'
        -- Settled money comes back on rails with recall.
        WHEN p.status = 'returned' THEN '^release posted(, release voided)?, return posted(, settle posted)?$' END, true)
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
        SELECT t.payment_id, t.step, t.n, t.debit, t.fee, t.amount, t.rate, t.currency = t.debit_currency AS same,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 1), 0) AS l1, coalesce(sum(e.amount) FILTER (WHERE e.line = 2), 0) AS l2,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 3), 0) AS l3, coalesce(sum(e.amount) FILTER (WHERE e.line = 10), 0) AS l10,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 11), 0) AS l11, coalesce(sum(e.amount) FILTER (WHERE e.line = 12), 0) AS l12,
          coalesce(sum(e.amount) FILTER (WHERE e.line = 13), 0) AS l13
        FROM transfer t JOIN entry e USING (payment_id, step, n) GROUP BY t.payment_id, t.step, t.n) j
      WHERE (l1, l2, l3, l10) <> (-debit, -fee, amount, fee)
        OR same AND (debit <> amount OR l11 <> 0 OR l12 <> 0 OR l13 <> 0)
        -- The parts of a hold are rounded together, so that one may have got what another gave: see below.
        OR NOT same AND (l11 + l12 <> debit OR l13 <> -amount OR step <> 'release' AND abs(l12) >= 0.01
          OR l12 < 0 AND NOT EXISTS (SELECT FROM transfer r WHERE r.payment_id = j.payment_id AND r.step = 'release' AND r.n > 1)
          OR step <> 'return' AND abs(l11 - amount / rate) > 0.00000001)
      UNION ALL
      -- Each part costs a cent at least and leaves a cent at least to the rest, so that so many parts are off by so many cents at most.
      SELECT FROM (SELECT t.n, sum(e.amount) OVER (PARTITION BY t.payment_id ORDER BY t.n) AS residue
          FROM transfer t JOIN entry e USING (payment_id, step, n) WHERE t.step = 'release' AND e.line = 12) r
      WHERE abs(residue) >= 0.01 * n
      UNION ALL
      SELECT FROM transfer t JOIN entry e USING (payment_id, step, n) WHERE t.step = 'release' AND e.line = 12
      GROUP BY t.payment_id HAVING abs(sum(e.amount)) >= 0.01
      UNION ALL
      SELECT FROM payment p JOIN transfer t ON t.payment_id = p.id AND t.step = 'release'
      WHERE p.rail <> 'batch' AND ((p.debit_currency, p.currency, p.rate, p.from_account) IS DISTINCT FROM
          (t.debit_currency, t.currency, t.rate, t.from_account)
        OR t.n = 1 AND p.fee <> t.fee)
      UNION ALL
      SELECT FROM payment p JOIN transfer t ON t.payment_id = p.id AND t.step = 'return'
      WHERE (p.debit_currency, p.currency, p.from_account) IS DISTINCT FROM (t.currency, t.debit_currency, t.to_account)
        OR p.rail = 'book' AND (p.created_by IS NOT NULL OR t.from_account <> p.to_account)`,
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
      -- A payment was put where its rail was when it was released.
      SELECT FROM rail r
      WHERE coalesce((SELECT sum(amount) FROM entry WHERE account_id = r.clearing_account), 0)
        <> coalesce((SELECT sum(CASE t.step WHEN 'release' THEN t.amount ELSE -t.debit END)
          FROM payment p JOIN transfer t ON t.payment_id = p.id AND t.status = 'posted' AND t.step IN ('release', 'return')
          WHERE p.status = 'released' AND r.clearing_account IN (t.from_account, t.to_account)), 0)
      UNION ALL
      SELECT FROM payment p WHERE p.status = 'released' AND p.rail <> 'batch' AND NOT EXISTS (
        SELECT FROM transfer t JOIN rail r ON r.clearing_account = t.to_account OR p.rail = 'book'
        WHERE t.payment_id = p.id AND t.step = 'release' AND (t.status = 'posted' AND p.rail = 'clearing' OR t.status = 'pending'))`,
  },
  {
    id: 'I9',
    says: 'every entry belongs to one transfer and one account, under an id used once',
    violations: `
      SELECT FROM entry e LEFT JOIN transfer t USING (payment_id, step, n) LEFT JOIN account a ON a.id = e.account_id
      WHERE t.payment_id IS NULL OR a.id IS NULL OR a.customer_id IS DISTINCT FROM e.customer_id OR a.currency <> e.currency
      UNION ALL SELECT FROM entry GROUP BY payment_id, step, n, line HAVING count(*) > 1
      UNION ALL SELECT FROM entry GROUP BY seq HAVING count(*) > 1`,
  },
  {
    id: 'I11',
    says: 'what a payment held is what was captured, what was given back and what is still held, and no more came back than was captured',
    violations: `
      SELECT FROM payment p
        JOIN (SELECT payment_id, sum(debit) AS debit, sum(amount) AS amount, sum(fee) AS fee, count(*) AS parts, max(n) AS last,
                min(n) FILTER (WHERE status <> 'posted') AS unposted,
                sum(debit) FILTER (WHERE status = 'posted') AS out_debit, sum(amount) FILTER (WHERE status = 'posted') AS out_amount
              FROM transfer WHERE step = 'release' GROUP BY payment_id) t ON t.payment_id = p.id
        LEFT JOIN (SELECT payment_id, sum(amount) AS debit, sum(debit) AS amount, count(*) AS parts, max(n) AS last
                   FROM transfer WHERE step = 'return' GROUP BY payment_id) r ON r.payment_id = p.id
      WHERE p.rail <> 'batch' AND (t.debit, t.amount, t.fee) IS DISTINCT FROM (p.debit, p.amount, p.fee)
        -- Every part has the next number, and what is held or was given back is the last of them.
        OR t.parts <> t.last OR t.unposted < t.last OR r.parts <> r.last
        OR r.debit > t.out_debit OR r.amount > t.out_amount
        OR (p.status = 'returned') <> coalesce((r.debit, r.amount) = (t.out_debit, t.out_amount), false)`,
  },
];

/** One statement, so that every check looks at the same moment. */
function statementOf(rules: readonly AuditRule[]): string {
  const counts = rules.map((rule) => `(SELECT count(*)::int FROM (${rule.violations}) v) AS "${rule.id}"`);
  return `SELECT (SELECT count(*)::int FROM transfer) AS transfers, (SELECT count(*)::int FROM entry) AS entries,
  ${counts.join(',\n')}`;
}

/** Recomputes the invariants of these rules from the tables; takes about a second for a million entries. */
export async function auditBy(rules: readonly AuditRule[], db: Pick<Db, 'query'>): Promise<Audit> {
  const [row = {}] = await db.query<Record<string, number>>(statementOf(rules));
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
