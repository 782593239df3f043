import type { AuditRule } from '../../../ledger/audit';

/** The invariant of batches, of mass payments and of global ones: the audit of the bank joins it to the rules of the ledger. */
export const batchRule: AuditRule = {
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
};
