import type { Db } from '../platform/db';

/** The ids of the first other customer, of their user and of their account; the account of their card comes `CARDS` later. */
const FIRST = 3_000_000;
const CARDS = 1_000_000;

/**
 * Gives a bank so many other customers, each with a row of everything that grows: a card and purchases, an invoice to the next one, batches of
 * payments, a payee, a subscription, a contract, a notice, a document, a session.
 * @param now when it happened, ms since 1970
 */
export async function fillOthers(db: Db, count: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    for (const statement of STATEMENTS) await tx.query(statement, [FIRST, count, new Date(now)]);
  });
  await db.query('ANALYZE');
}

/** Of one of them: o is its number, counted from 0, id its customer, its user and its account. */
const EACH = 'FROM generate_series(0, $2::int - 1) o, LATERAL (SELECT $1::int + o AS id, $3::timestamptz AS now) x';
/** The same two purchases of each card. */
const PURCHASE = `${EACH}, generate_series(1, 2) n`;

const STATEMENTS: readonly string[] = [
  `INSERT INTO customer (id, type, first_name, last_name, residence_country, created_at)
   SELECT id, 'personal', 'Other', o::text, 'RO', now ${EACH}`,
  `INSERT INTO app_user (id, email, first_name, last_name, customer_id, activated_at)
   SELECT id, 'other' || o || '@others.test', 'Other', o::text, id, now ${EACH}`,
  // What their payments hold, and no entry: the ledger still adds up.
  `INSERT INTO account (id, customer_id, type, name, currency, held, minimum, opened_at, moved_at)
   SELECT id, id, 1001, 'Other', 'EUR', 5, -5, now, now ${EACH}`,
  `INSERT INTO account (id, customer_id, type, sub_type, name, currency, opened_at, moved_at)
   SELECT id + ${CARDS}, id, 1201, 'DEBIT', 'Card', 'EUR', now, now ${EACH}`,
  `INSERT INTO card (account_id, customer_id, settlement_account, is_virtual, holder, number, cvv, expiry_month, expiry_year, ordered_at, stepped_at)
   SELECT id + ${CARDS}, id, id, true, 'OTHER', lpad(id::text, 16, '4'), '123', 1, 2099, now, now ${EACH}`,
  `INSERT INTO payment (id, kind, rail, status, customer_id, created_by, from_account, payee, debit, debit_currency, amount, currency, fee, rate,
     note, payer_name, approve_type, code_tries, at, approval_expires_at, details, released_at)
   SELECT 'oc' || id || '-' || n, 'Card', 'book', 'pending', id, NULL, id, '{"kind": "shop", "name": "Shop"}'::jsonb, 1, 'EUR', 1, 'EUR', 0, 1,
     '', 'Other', 'none', 0, now, NULL::timestamptz, '{}'::jsonb, NULL::timestamptz ${PURCHASE}
   UNION ALL SELECT 'op' || id, 'P2P', 'book', 'pending', id, id, id, '{"kind": "person", "name": "Next", "email": "next@others.test"}', 1, 'EUR', 1,
     'EUR', 0, 1, '', 'Other', 'otp', 0, now, now + interval '1 day', '{}', NULL ${EACH}
   UNION ALL SELECT 'ob' || id, 'P2P', 'batch', 'released', id, id, id, '{"kind": "batch", "name": "Salaries", "rows": 2}', 2, 'EUR', 2, 'EUR', 0, 1,
     '', 'Other', 'none', 0, now, NULL, jsonb_build_object('batchId', 'b' || id), now ${EACH}`,
  `INSERT INTO transfer (payment_id, step, status, from_account, debit, debit_currency, amount, currency, fee, rate, at)
   SELECT p.id, 'release', 'pending', p.from_account, p.debit, 'EUR', p.amount, 'EUR', 0, 1, p.at
   FROM payment p WHERE p.customer_id >= $1 AND $2::int > 0 AND p.at = $3`,
  `INSERT INTO card_purchase (payment_id, card_id, merchant, category, country, status, at, lapses_at)
   SELECT 'oc' || id || '-' || n, id + ${CARDS}, 'Shop', 'groceries', 'RO', 'authorised', now, now + interval '7 days' ${PURCHASE}`,
  `INSERT INTO invoice (payee_customer, payer_customer, payee_name, payee_email, payer_name, payer_email, created_by, request_id, amount, currency, note, due_on, sent_at)
   SELECT id, $1 + (o + 1) % $2::int, 'Other', 'a@others.test', 'Next', 'b@others.test', id, 'r' || n, 1, 'EUR', '', now::date, now ${PURCHASE}
   WHERE $2::int > 1`,
  `INSERT INTO mass_batch (id, customer_id, created_by, account_id, name, type, at) SELECT 'b' || id, id, id, id, 'Salaries', 'p2p', now ${EACH}`,
  `INSERT INTO mass_row (batch_id, n, to_email, amount, currency, note, debit, fee, rate, state)
   SELECT 'b' || id, n, 'next@others.test', 1, 'EUR', '', 1, 0, 1, 'ready' ${PURCHASE}`,
  `INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint) SELECT 'g' || id, id, id, id, 'Abroad', now, 'f' ${EACH}`,
  `INSERT INTO global_row (batch_id, n, data, fee_share, forbidden, amount, debit, fee, rate, state)
   SELECT 'g' || id, n, '{}', 'our', '{}', 1, 1, 0, 1, 'ready' ${PURCHASE}`,
  `INSERT INTO payee (id, customer_id, kind, name, identity, email)
   SELECT 'y' || id, id, 'person', 'Next', '{"email": "next@others.test"}', 'next@others.test' ${EACH}`,
  `INSERT INTO subscription (id, customer_id, created_by, kind, from_account, payee, amount, currency, note, period, starts_on)
   SELECT 'op' || id, id, id, 'P2P', id, '{"kind": "person", "name": "Next", "email": "next@others.test"}', 1, 'EUR', '', 'month', now::date ${EACH}`,
  `INSERT INTO contract (status, company_id, initiator_id, sender_id, sender_signer_name, sender_obligations, beneficiary_id, beneficiary_signer_name,
     beneficiary_obligations, active_from, created_at, updated_at)
   SELECT 'ACTIVE', id, id, id, 'Other', '{pay}', $1 + (o + 1) % $2::int, 'Next', '{work}', now, now, now ${EACH} WHERE $2::int > 1`,
  `INSERT INTO notification (id, user_id, customer_id, at, type, severity, title, body, discreet)
   SELECT 'n' || id, id, id, now, 'transferChanged', 'info', 'Paid', 'Paid', '' ${EACH}`,
  `INSERT INTO document (id, customer_id, category, file_name, media_type, content, sha256, uploaded_at, created_by)
   SELECT 'd' || id, id, 1, 'a.pdf', 'application/pdf', '\\x00', '\\x00', now, id ${EACH}`,
  `INSERT INTO passkey_challenge (hash, purpose, user_id, expires_at)
   SELECT decode(lpad(to_hex(id), 64, '0'), 'hex'), 'register', id, now + interval '5 minutes' ${EACH}`,
  `INSERT INTO login_attempt (id, user_id, at, ip, user_agent, result) SELECT 'l' || id, id, now, '127.0.0.1', '', 'ok' ${EACH}`,
];
