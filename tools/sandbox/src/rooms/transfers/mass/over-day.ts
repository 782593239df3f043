import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import { dayOf, lockLimits, OPERATIONS } from '../external/price';
import type { Payer } from '../external/price';
import { SCHEMES } from '../external/schemes';

/** What is left of the day, where the rows of a batch are more than that by now; null where they are not (R2.7.98). */
export async function overDay(
  tx: Tx,
  batchId: string,
  type: BankTransferType,
  { customerId, now }: Payer,
): Promise<RefusedReason<'overDayLimit'> | null> {
  await lockLimits(tx, customerId);
  const schemes = SCHEMES.filter((scheme) => scheme.type === type);
  const [over] = await tx.query<{ amount: string; currency: string }>(
    `SELECT money_text(greatest(0, trunc(l.left_eur / c.eur_value, c.decimals))) AS amount, c.code AS currency
     FROM mass_batch b JOIN account a ON a.id = b.account_id JOIN currency c ON c.code = a.currency,
       LATERAL (SELECT min(s."dayMaxEur") - sent_eur($2, $3, $4) AS left_eur, sum(r.amount * rc.eur_value) AS rows_eur
         FROM mass_row r JOIN currency rc ON rc.code = r.currency
           JOIN jsonb_to_recordset($5) AS s (name text, "dayMaxEur" numeric) ON s.name = r.scheme
         WHERE r.batch_id = b.id AND r.state = 'ready') l
     WHERE b.id = $1 AND l.rows_eur > l.left_eur`,
    [batchId, customerId, OPERATIONS[type], dayOf(now), JSON.stringify(schemes)],
  );
  return over ? { reason: 'overDayLimit', ...over } : null;
}
