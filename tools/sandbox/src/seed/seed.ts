import { hashPassword } from './hash-password';
import { currencies } from '../ledger/currencies';
import book from './book.sql?raw';
import { seedCards } from './cards';
import { fullPlan, seedFullLife } from './full-life';
import { seedContracts } from './contracts';
import type { Clock } from '../platform/clock';
import type { Db, Tx } from '../platform/db';
import { seedVerification } from './verification';
import { seedCoupons } from './coupons';
import { seedInvoices } from './invoices';
import { seedLumenPress } from './lumen-press';
import { seedNews } from './news-personas';
import { seedPayees } from './payees';
import { seedProfiles } from './profiles';
import { seedControllers } from './start-personas';
import { PERSONA_PASSWORD, customers, personas } from './personas';
import type { PersonaCustomer } from './personas';
import { planYear } from './plan';
import { prng } from './prng';
import { seedSettings } from './settings-personas';

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** The personas, their accounts, and a year of what they did, up to the day before `clock`'s today. */
export async function seed(db: Db, clock: Clock): Promise<void> {
  const hash = await hashPassword(PERSONA_PASSWORD);
  await db.transaction(async (tx) => {
    // A busy machine may take minutes for a year of payments, and nothing waits for its locks.
    await tx.query('SET LOCAL statement_timeout = 0');
    const openedAt = new Date(clock.now() - YEAR_MS).toISOString();
    await insertCustomers(tx, openedAt);
    await insertUsers(tx, hash, openedAt);
    await insertStandings(tx, openedAt);
    await insertSignIns(tx, clock.now());
    await insertStarts(tx, clock.now());
    await seedProfiles(tx, clock.now());
    await insertAccounts(tx, openedAt);
    await seedSettings(tx, clock.now());
    await seedVerification(tx, clock.now());
    await seedControllers(tx, clock.now());
    await seedContracts(tx, clock.now());
    await tx.query(book);
    await tx.query('SELECT pg_temp.book_planned($1::jsonb)', [
      JSON.stringify([...planYear(clock.now()), ...fullPlan(clock.now())]),
    ]);
    await closeAccounts(tx);
    await seedCards(tx, clock.now());
    await insertViews(tx, openedAt);
    await seedNews(tx, clock.now());
    await seedCoupons(tx, clock.now());
    await seedInvoices(tx, clock.now());
    await seedLumenPress(tx, db, clock);
    await seedPayees(tx, clock.now());
    await seedFullLife(tx, clock);
  });
  await db.query('ANALYZE');
}

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

async function insertUsers(tx: Tx, hash: string, openedAt: string): Promise<void> {
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
    const { customerId, right, representative = false, positions } = one.access;
    const [person] = await tx.query<{ id: number }>(
      `INSERT INTO company_person (customer_id, first_name, last_name, email, position_ids, created_at)
       SELECT $1, $2, $3, $4, $5, $6 WHERE $5::int[] IS NOT NULL RETURNING id`,
      [customerId, one.firstName, one.lastName, one.username, positions ?? null, openedAt],
    );
    await tx.query(
      'INSERT INTO membership (user_id, customer_id, access_right, is_representative, person_id) VALUES ($1, $2, $3, $4, $5)',
      [one.userId, customerId, right, representative, person?.id ?? null],
    );
  }
}

/** Activation and passwords of the personas (R3.7.1). */
async function insertStandings(tx: Tx, openedAt: string): Promise<void> {
  for (const { userId, standing } of personas) {
    const isWaiting = standing === 'notActivated' || standing === 'invited';
    await tx.query('UPDATE app_user SET activated_at = $2, must_change_password = $3 WHERE id = $1', [
      userId,
      isWaiting ? null : openedAt,
      standing === 'mustChangePassword',
    ]);
    if (standing === 'invited') await tx.query('UPDATE app_user SET password_hash = NULL WHERE id = $1', [userId]);
  }
}

/** Where people start (R1.4.11 to R1.4.16), as far as it is not the usual way. */
async function insertStarts(tx: Tx, now: number): Promise<void> {
  for (const { id, needInfoUpdate, taxStatus, oldWebUrl } of customers) {
    await tx.query('UPDATE customer SET need_info_update = $2, tax_status = $3, old_web_url = $4 WHERE id = $1', [
      id,
      needInfoUpdate ?? false,
      taxStatus ?? 'notRequired',
      oldWebUrl ?? null,
    ]);
  }
  for (const person of personas) {
    const {
      userId,
      customerType,
      authorizedOldWebUrl,
      pendingTerms = [],
      termsToCome,
      access,
      furtherAccess = [],
    } = person;
    await tx.query('UPDATE app_user SET customer_type = $2, authorized_old_web_url = $3 WHERE id = $1', [
      userId,
      customerType,
      authorizedOldWebUrl ?? null,
    ]);
    for (const term of pendingTerms) {
      await tx.query('INSERT INTO pending_term (user_id, term_id) VALUES ($1, $2)', [userId, term]);
    }
    for (const term of termsToCome?.ids ?? []) {
      const dueAt = new Date(now + (termsToCome?.days ?? 0) * DAY_MS);
      await tx.query('INSERT INTO pending_term (user_id, term_id, due_at) VALUES ($1, $2, $3)', [userId, term, dueAt]);
    }
    for (const { customerId, right } of furtherAccess) {
      await tx.query('INSERT INTO membership (user_id, customer_id, access_right) VALUES ($1, $2, $3)', [
        userId,
        customerId,
        right,
      ]);
    }
    if (access?.withoutBalances) {
      await tx.query('UPDATE membership SET balance_info = false WHERE user_id = $1', [userId]);
    }
  }
}

/** Phones that approve, and personas who have to link one. */
async function insertSignIns(tx: Tx, now: number): Promise<void> {
  for (const { userId, migration, approvingPhone } of personas) {
    if (migration) {
      // The last day counts: a whole number of days is left at the moment of seeding.
      const until = migration.days === null ? null : new Date(now + migration.days * DAY_MS);
      await tx.query(
        'UPDATE app_user SET migration_kind = $2, migration_until = $3, migration_strategy = $4 WHERE id = $1',
        [userId, until ? 'soft' : 'strict', until, migration.strategy],
      );
    }
    if (approvingPhone === undefined) continue;
    await tx.query(
      `INSERT INTO device (id, user_id, type, name, status, created_at, last_activity_at)
       VALUES ($1, $2, 'android', $3, 'approved', $4, $4)`,
      [`phone-${userId}`, userId, approvingPhone, new Date(now - 30 * DAY_MS)],
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

/** Accounts whose life is over keep their past (R2.3.2). */
async function closeAccounts(tx: Tx): Promise<void> {
  const closed = customers.flatMap(({ accounts }) => accounts.filter((account) => account.closed).map(({ id }) => id));
  await tx.query('UPDATE account SET status = 11 WHERE id = ANY ($1)', [closed]);
}

/** Everybody has seen how to be paid, except ana how dollars come to her: her newest instruction. */
async function insertViews(tx: Tx, openedAt: string): Promise<void> {
  await tx.query(
    `INSERT INTO instruction_view (user_id, account_id, instruction_id, at)
     SELECT u.id, a.id, a.id * 10 + kind, $1
       FROM account a CROSS JOIN generate_series(1, 2) AS kind
         JOIN (SELECT id, customer_id FROM app_user UNION SELECT user_id, customer_id FROM membership) u
           ON u.customer_id = a.customer_id
      WHERE a.id <> 10012`,
    [openedAt],
  );
}

/** An address of no real chain, so that no real money can go there. */
function walletAddress(customer: PersonaCustomer): string {
  return `sbx1${prng(customer.id).hex(38)}`;
}
