import type { Tx } from '../platform/db';
import { position } from '@bank/protocol/company-position';
import { insertPerson } from '../identity/people/company-person';
import { companyCases, verificationCases } from './verification-personas';

/** Puts the personas' cases into the bank. @param nowMs the seed's now */
export async function seedVerification(tx: Tx, nowMs: number): Promise<void> {
  for (const { customerId, required, director } of companyCases) {
    await tx.query('UPDATE company_profile SET required_categories = $2 WHERE customer_id = $1', [
      customerId,
      required,
    ]);
    const [firstName, lastName] = director;
    await insertPerson(
      tx,
      customerId,
      { firstName, lastName, email: null, positionIds: [position.director] },
      nowMs - 30 * 86_400_000,
    );
  }
  for (const { customerId, missing, isDuplicate, isCardDocumentRequired, limit = [] } of verificationCases) {
    await tx.query('INSERT INTO verification_case (customer_id, is_duplicate) VALUES ($1, $2)', [
      customerId,
      isDuplicate ?? false,
    ]);
    if (isCardDocumentRequired)
      await tx.query('UPDATE address SET is_card_document_required = true WHERE customer_id = $1 AND is_main', [
        customerId,
      ]);
    await tx.query('UPDATE customer SET limited = $2 WHERE id = $1', [customerId, limit.length > 0]);
    for (const categoryId of missing) {
      await tx.query('INSERT INTO requirement (customer_id, category_id) VALUES ($1, $2)', [customerId, categoryId]);
    }
    for (const { actionTypeId, categories } of limit) {
      await tx.query(
        `WITH reason AS (INSERT INTO limit_reason (customer_id, action_type_id, limited_at) VALUES ($1, $2, $3) RETURNING id)
         INSERT INTO requirement (customer_id, category_id, limit_reason_id)
         SELECT $1, category, reason.id FROM reason, unnest($4::int[]) AS category`,
        [customerId, actionTypeId, new Date(nowMs - 3 * 86_400_000), categories],
      );
    }
  }
}
