import type { FoundCustomer } from '@bank/protocol/admin';
import type { Tx } from '../../platform/db';
import { spellingsOf } from '../../platform/spellings';

const PAGE_SIZE = 20;

interface Page {
  customers: FoundCustomer[];
  results: number;
}

/**
 * Customers whose name, company, main e-mail or number holds the words; newest first. A forgotten application is no customer (R0.193).
 * @param pageNumber from 1
 */
export async function searchCustomers(db: Tx, words: string, pageNumber: number): Promise<Page> {
  // The words are data, also where LIKE would read them as a pattern.
  const patterns = spellingsOf(words).map((one) => `%${one.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  const from = `
    FROM customer c
    LEFT JOIN LATERAL (SELECT email FROM app_user WHERE customer_id = c.id ORDER BY id LIMIT 1) u ON true
   WHERE c.forgotten_at IS NULL
     AND lower(concat_ws(' ', c.first_name, c.last_name, c.business_name, u.email, c.id::text)) LIKE ANY ($1::text[])`;
  const [counted] = await db.query<{ results: number }>(`SELECT count(*)::int AS results ${from}`, [patterns]);
  const rows = await db.query<Omit<FoundCustomer, 'customerCreationDate'> & { createdAt: Date }>(
    `SELECT c.id AS "customerId", c.type, coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name, u.email,
            c.residence_country AS "countryCode", c.verified, c.limited, c.need_kyc AS "isNeedKyc",
            c.created_at AS "createdAt" ${from}
      ORDER BY c.created_at DESC, c.id LIMIT ${PAGE_SIZE} OFFSET $2`,
    [patterns, (pageNumber - 1) * PAGE_SIZE],
  );
  const customers = rows.map(({ createdAt, ...row }) => ({ ...row, customerCreationDate: createdAt.toISOString() }));
  return { customers, results: counted?.results ?? 0 };
}
