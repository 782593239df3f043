import { hashPassword } from '../auth/password';
import { currencies } from '../ledger/currencies';
import type { Clock } from '../platform/clock';
import type { Db, Tx } from '../platform/db';
import { PERSONA_PASSWORD, customers, personas } from './personas';
import type { PersonaCustomer } from './personas';
import { planYear } from './plan';
import { prng } from './prng';

/** Any number; the same one gives the same year. */
const SEED = 20_260_101;
const YEAR_MS = 366 * 86_400_000;

/** The personas, their accounts, and a year of what they did, up to the day before `clock`'s today. */
export async function seed(db: Db, clock: Clock): Promise<void> {
  const hash = await hashPassword(PERSONA_PASSWORD);
  await db.transaction(async (tx) => {
    const openedAt = new Date(clock.now() - YEAR_MS).toISOString();
    await insertCustomers(tx, openedAt);
    await insertUsers(tx, hash);
    await insertAccounts(tx, openedAt);
    await tx.query(BOOK);
    await tx.query('SELECT pg_temp.book_planned($1::jsonb)', [JSON.stringify(planYear(clock.now(), prng(SEED)))]);
  });
  await db.query('ANALYZE');
}

/**
 * Books what was planned through the ledger's own posting, in order of time. What an account cannot pay is left out, and
 * what was declined keeps a released hold, as if it had happened at the counter.
 */
const BOOK = `
CREATE OR REPLACE FUNCTION pg_temp.book_planned(plan jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
  p record;
BEGIN
  FOR p IN
    SELECT x.*, dc AS debit_currency, cc AS credit_currency, dc.code AS debit_code,
      CASE WHEN dc.code = cc.code THEN 1 ELSE fx_rate(dc.eur_value, cc.eur_value) END AS rate
    FROM jsonb_to_recordset(plan) AS x (id text, kind text, status text, customer int, created_by int, from_account int,
      to_account int, amount numeric, currency text, fee numeric, note text, payer_name text, payer_email text, payee_name text,
      payee_email text, payee_customer int, at timestamptz)
    JOIN account f ON f.id = x.from_account JOIN currency dc ON dc.code = f.currency JOIN currency cc ON cc.code = x.currency
    ORDER BY x.at, x.id
  LOOP
    t := NULL;
    t.id := p.id;
    t.kind := p.kind;
    t.status := p.status;
    t.customer_id := p.customer;
    t.created_by := p.created_by;
    t.from_account := p.from_account;
    t.to_account := p.to_account;
    t.rate := p.rate;
    t.amount := p.amount;
    t.currency := p.currency;
    t.debit := up_to(fx_cost(p.amount, p.rate), (p.debit_currency).decimals);
    t.debit_currency := p.debit_code;
    t.fee := coalesce(p.fee, p2p_fee(p.debit_currency, t.debit));
    t.note := p.note;
    t.payer_name := p.payer_name;
    t.payer_email := p.payer_email;
    t.payee_name := p.payee_name;
    t.payee_email := p.payee_email;
    t.payee_customer := p.payee_customer;
    t.approve_type := 'none';
    t.code_tries := 0;
    t.at := p.at;
    t.resolved_at := p.at;
    IF EXISTS (SELECT FROM account WHERE id = t.from_account AND customer_id IS NOT NULL AND balance - held - minimum < t.debit + t.fee) THEN
      CONTINUE;
    END IF;
    INSERT INTO transfer VALUES (t.*);
    IF t.status = 'posted' THEN
      PERFORM post_transfer(t, t.at, 0);
    ELSE
      INSERT INTO hold VALUES (t.id, t.from_account, t.debit + t.fee, 'released', t.at);
    END IF;
  END LOOP;
END $$`;

async function insertCustomers(tx: Tx, openedAt: string): Promise<void> {
  for (const one of customers) {
    await tx.query(
      `INSERT INTO customer (id, type, business_name, first_name, last_name, residence_country, verified, need_kyc, permissions, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        one.id,
        one.businessName === null ? 'personal' : 'business',
        one.businessName,
        one.firstName,
        one.lastName,
        one.country,
        one.verified,
        one.needKyc ?? false,
        one.permissions,
        openedAt,
      ],
    );
  }
}

async function insertUsers(tx: Tx, hash: string): Promise<void> {
  for (const one of personas) {
    await tx.query(
      `INSERT INTO app_user (id, email, password_hash, first_name, last_name, customer_id, approve_mode, two_factor_mode, is_admin, phone)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        one.userId,
        one.username,
        hash,
        one.firstName,
        one.lastName,
        one.customerId,
        one.approveMode,
        one.twoFactorMode,
        one.isAdmin ?? false,
        one.phone,
      ],
    );
    if (!one.access) continue;
    await tx.query(
      'INSERT INTO membership (user_id, customer_id, access_right, is_representative, position_ids) VALUES ($1, $2, $3, $4, $5)',
      [
        one.userId,
        one.access.customerId,
        one.access.right,
        one.access.representative ?? false,
        one.access.positions ?? [],
      ],
    );
  }
}

async function insertAccounts(tx: Tx, openedAt: string): Promise<void> {
  for (const customer of customers) {
    for (const account of customer.accounts) {
      const isCrypto = currencies.some((row) => row.code === account.currency && row.isCrypto);
      await tx.query(
        `INSERT INTO account (id, customer_id, type, sub_type, name, currency, is_crypto, wallet_address, is_settlement, minimum, opened_at, moved_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
        [
          account.id,
          customer.id,
          account.type,
          account.subType ?? null,
          account.name,
          account.currency,
          isCrypto,
          isCrypto ? walletAddress(customer) : null,
          account.settlement ?? false,
          account.minimum ?? '0',
          openedAt,
        ],
      );
    }
  }
}

/** Not a real address of any chain, so that nobody sends real money there. */
function walletAddress(customer: PersonaCustomer): string {
  return `sbx1${prng(customer.id).hex(38)}`;
}
