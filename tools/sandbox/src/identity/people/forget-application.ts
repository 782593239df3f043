import type { Tx } from '../../platform/db';

// R0.193: of an application that nobody has opened in time the bank keeps no word.

/** The own users of the customer $1. */
const USERS = '(SELECT id FROM app_user WHERE customer_id = $1)';

/**
 * True where the bank has more of the customer $1 than what the application said: the back office has acted for them, or there are papers,
 * accounts or people who act for them. That is a customer's file, and it goes by R0.92.
 */
const IS_FILE = `EXISTS (SELECT FROM admin_act WHERE customer_id = $1)
  OR EXISTS (SELECT FROM document WHERE customer_id = $1)
  OR EXISTS (SELECT FROM account WHERE customer_id = $1)
  OR EXISTS (SELECT FROM membership WHERE customer_id = $1 OR user_id IN ${USERS})`;

/** What names the customer, in an order in which nothing refers to what is gone. */
const OF_CUSTOMER = [
  ...['company_application', 'company_ownership', 'company_invitation', 'company_person', 'company_profile'],
  ...['person_profile', 'address', 'email_address', 'requirement', 'notification'],
] as const;

/** What names their users. */
const OF_USERS = ['phone', 'accepted_agreement', 'notification', 'login_attempt'] as const;

/** Of the customer $1. The letters come first: they are found by the address that the user still has. */
const FORGETS: readonly string[] = [
  `DELETE FROM outbox o USING customer c, app_user u
    WHERE c.id = $1 AND u.customer_id = c.id AND o.recipient = u.email AND o.at >= c.created_at`,
  // Other companies may have listed the applicant: who holds the address next is the person from then on (R0.182).
  `UPDATE company_person SET user_id = NULL WHERE user_id IN ${USERS}`,
  `DELETE FROM access_offer WHERE customer_id = $1 OR user_id IN ${USERS}`,
  'DELETE FROM company_ownership_person WHERE ownership_id IN (SELECT id FROM company_ownership WHERE customer_id = $1)',
  ...OF_CUSTOMER.map((table) => `DELETE FROM ${table} WHERE customer_id = $1`),
  ...OF_USERS.map((table) => `DELETE FROM ${table} WHERE user_id IN ${USERS}`),
  // The links are over. Who opens one in this moment holds it and waits for the user, and finds nobody at the address then.
  `DELETE FROM activation_link WHERE hash IN (
     SELECT hash FROM activation_link WHERE user_id IN ${USERS} FOR UPDATE SKIP LOCKED)`,
  // Triggers have just remembered what of it spoke for the United States (R0.114): nobody is left who could certify anything.
  `DELETE FROM tax_gone_fact WHERE customer_id = $1 OR user_id IN ${USERS}`,
  `UPDATE app_user SET email = id || '@lapsed.invalid', first_name = '', last_name = '', phone = NULL, password_hash = NULL
    WHERE customer_id = $1`,
];

/**
 * Forgets all that an application said which nobody has opened in time (R0.193). Its customer and its user stay as numbers without a name,
 * so that nobody else gets these numbers. Call it where its links are over.
 * @returns false where it was forgotten before, or is a customer's file by now
 */
export async function forgetApplication(tx: Tx, customerId: number, at: Date): Promise<boolean> {
  const [forgotten] = await tx.query(
    `UPDATE customer
        SET forgotten_at = $2, first_name = '', last_name = '', residence_country = '',
            business_name = CASE WHEN business_name IS NOT NULL THEN '' END
      WHERE id = $1 AND forgotten_at IS NULL AND NOT (${IS_FILE}) RETURNING id`,
    [customerId, at],
  );
  if (!forgotten) return false;
  for (const sql of FORGETS) await tx.query(sql, [customerId]);
  return true;
}
