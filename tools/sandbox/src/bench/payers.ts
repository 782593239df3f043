import { createHash, randomBytes } from 'node:crypto';
import type { CustomerPermission } from '@bank/protocol/customer';
import { hashPassword } from '../seed/hash-password';
import { cashAccountOf } from '../ledger/currencies';
import type { Db } from '../platform/db';

/** A customer who sends one euro again and again. */
export interface Payer {
  userId: number;
  customerId: number;
  accountId: number;
  email: string;
  toEmail: string;
}

const FIRST = 900_000;
const PAYS: readonly CustomerPermission[] = ['other.p2p', 'sendMoneyUser'];
export const PASSWORD = 'bench-bench-bench';

/** So many customers with a full account and no approval, each paying the next but one. */
export async function createPayers(db: Db, count: number): Promise<Payer[]> {
  const payers = Array.from({ length: count }, (_, n): Payer => ({
    userId: FIRST + n,
    customerId: FIRST + n,
    accountId: FIRST + n,
    email: `payer${n}@bench.test`,
    toEmail: `payer${(n + 2) % count}@bench.test`,
  }));
  await db.query(
    `INSERT INTO customer (id, type, first_name, last_name, residence_country, permissions, created_at)
     SELECT $1 + n, 'personal', 'Payer', n::text, 'RO', $3, 'epoch' FROM generate_series(0, $2 - 1) n`,
    [FIRST, count, PAYS],
  );
  await db.query(
    `INSERT INTO app_user (id, email, password_hash, first_name, last_name, customer_id, activated_at)
     SELECT $1 + n, 'payer' || n || '@bench.test', $3, 'Payer', n::text, $1 + n, 'epoch' FROM generate_series(0, $2 - 1) n`,
    [FIRST, count, await hashPassword(PASSWORD)],
  );
  await db.query(
    `INSERT INTO account (id, customer_id, type, name, currency, opened_at, moved_at)
     SELECT $1 + n, $1 + n, 1001, 'Full', 'EUR', 'epoch', 'epoch' FROM generate_series(0, $2 - 1) n`,
    [FIRST, count],
  );
  await fund(db, count);
  return payers;
}

/** A billion euro each. It comes from the bank's cash account, which has no balance of its own that `payment_take` could look at. */
async function fund(db: Db, count: number): Promise<void> {
  await db.query(
    `INSERT INTO payment
     SELECT (jsonb_populate_record(NULL::payment, '{"kind": "Deposit", "rail": "book", "status": "posted", "debit": 1e9,
       "debit_currency": "EUR", "amount": 1e9, "currency": "EUR", "fee": 0, "rate": 1, "note": "", "payer_name": "",
       "approve_type": "none", "code_tries": 0, "code_sends": 0, "payee": {"name": "Payer"}, "at": "1970-01-01T00:00:00Z",
       "released_at": "1970-01-01T00:00:00Z", "resolved_at": "1970-01-01T00:00:00Z"}' || jsonb_build_object(
       'id', 'bench' || n, 'customer_id', $1 + n, 'from_account', $3::int, 'to_account', $1 + n))).*
     FROM generate_series(0, $2 - 1) n`,
    [FIRST, count, cashAccountOf('EUR')],
  );
  await db.query(`INSERT INTO transfer SELECT (release_of(p, 'posted')).* FROM payment p WHERE p.id LIKE 'bench%'`, []);
  await db.query(
    `SELECT post_transfer(p, t, 'epoch', 0) FROM payment p JOIN transfer t ON t.payment_id = p.id WHERE p.id LIKE 'bench%'`,
    [],
  );
}

/** Signs in over HTTP as a client does. @returns the access token */
export async function signIn(address: string, payer: Pick<Payer, 'email'>, password = PASSWORD): Promise<string> {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client: 'spa',
      username: payer.email,
      password,
      codeChallenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    }),
  });
  const result: unknown = await answer.json();
  if (typeof result === 'object' && result !== null && 'accessToken' in result) return String(result.accessToken);
  throw new Error(`${payer.email} could not sign in: HTTP ${answer.status} ${JSON.stringify(result)}`);
}
