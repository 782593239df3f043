import { askDatabase } from './ask-database';
import type { Intent } from './payer';

/**
 * The intents that the ledger does not hold exactly once, with one debit, under the id the payer was told.
 * @param database its connection string
 */
export async function misplaced(database: string, intents: readonly Intent[]): Promise<unknown[]> {
  const rows = await askDatabase<{ key: string; id: string; status: string; debits: string }>(
    database,
    `SELECT i.key, p.id, p.status, count(e) FILTER (WHERE e.line = 1) AS debits
       FROM idempotency i JOIN payment p ON p.id = i.payment_id LEFT JOIN entry e ON e.payment_id = p.id
      WHERE i.key = ANY($1) GROUP BY i.key, p.id`,
    [intents.map(({ key }) => key)],
  );
  return intents.flatMap((intent) => {
    const found = rows.filter((row) => row.key === intent.key);
    const [only] = found;
    const isRight = found.length === 1 && only?.id === intent.trxid && only.status === 'posted' && only.debits === '1';
    return isRight ? [] : [{ intent, found }];
  });
}
