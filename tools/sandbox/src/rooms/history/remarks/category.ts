import type { Category, Transaction } from '@bank/protocol/history';
import type { payeeCategorySet } from '@bank/protocol/history-remarks';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { findTransaction } from '../details';
import { refused } from '../texts';

/** Between own accounts money is for nothing, and a fee is the bank's. */
const WITHOUT: readonly Transaction['operationType'][] = ['OwnTransfer', 'CardLoad', 'Exchange', 'Fees'];

/** Teaches the bank what a payee is about, or lets it forget that: every entry of the payee follows, earlier and later ones (R2.7.26). */
export const setCategory: Handler<typeof payeeCategorySet> = async ({ transactionId, category }, context) => {
  const found = await findTransaction(context, transactionId);
  if (!found) throw refused(context, 'unknown');
  const { operationType, counterpartyName, counterpartyEmail } = found.transaction;
  if (WITHOUT.includes(operationType) || counterpartyName === '') throw refused(context, 'noCategory');
  const payee = [callerOf(context).customerId, counterpartyEmail, counterpartyName];
  return context.db.transaction(async (tx) => {
    const [known] = await tx.query<{ category: Category }>(
      `SELECT category FROM taught_category WHERE customer_id = $1 AND payee = payee_key($2, $3) FOR UPDATE`,
      payee,
    );
    if (category === undefined) {
      await tx.query('DELETE FROM taught_category WHERE customer_id = $1 AND payee = payee_key($2, $3)', payee);
    } else {
      await tx.query(
        `INSERT INTO taught_category (customer_id, payee, category) VALUES ($1, payee_key($2, $3), $4)
         ON CONFLICT (customer_id, payee) DO UPDATE SET category = excluded.category`,
        [...payee, category],
      );
    }
    const [now] = await tx.query<{ category: Category | null }>('SELECT category_for($1, $2, $3) AS category', [
      category ?? null,
      operationType,
      counterpartyName,
    ]);
    return { category: now?.category ?? null, before: known?.category ?? null };
  });
};
