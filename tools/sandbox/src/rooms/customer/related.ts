import type { Output } from '@bank/protocol';
import type { relatedCustomers } from '@bank/protocol/customer';
import type { Tx } from '../../platform/db';

/** Everybody a user may act for, their own customer included. */
export function relatedTo(db: Tx, userId: number): Promise<Output<typeof relatedCustomers>['customers']> {
  return db.query(
    `SELECT c.id AS "customerId", c.type AS "customerType",
            coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name,
            CASE WHEN u.customer_id = c.id THEN 2 ELSE m.access_right END AS "accessRights",
            coalesce(m.is_representative, false) AS "isRepresentative"
       FROM app_user u
       JOIN LATERAL (SELECT u.customer_id AS id UNION SELECT customer_id FROM membership WHERE user_id = u.id) w ON true
       JOIN customer c ON c.id = w.id
       LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = c.id
      WHERE u.id = $1 AND (u.customer_id = c.id OR m.access_right IS NOT NULL)
      ORDER BY name`,
    [userId],
  );
}
