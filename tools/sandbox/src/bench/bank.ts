import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blueprint } from '../blueprint';
import { audit } from '../qa/audit';
import { createPool } from '../platform/pg/pool';
import { prepareBank } from '../platform/pg/prepare';
import { startDatabase } from '../platform/pg/supervisor';
import { systemClock } from '../platform/clock';
import { configFrom } from '../platform/config';
import { poolDb } from '../platform/db';
import type { Db } from '../platform/db';
import { randomIds } from '../platform/ids';
import { createSandbox } from '../server/create-sandbox';
import type { HttpLoad } from './http-load';
import { createPayers, signIn } from './payers';
import type { Payer } from './payers';

/** Few users pay many others at once, all from one address (R0.56). */
const MANY_PAYEES = { BANK_QUESTIONS_BURST: '1000000', BANK_QUESTIONS_PER_HOUR: '1000000' };

/** A bank under measurement, and its customers. */
export interface FilledBank {
  db: Db;
  /** Without a slash at its end. */
  address: string;
  payers: readonly Payer[];
}

/** A bank under measurement, and the customers who pay each other there. */
export interface BenchBank {
  db: Db;
  port: number;
  payers: readonly Payer[];
  /** One signed-in client for each payer. */
  clients: HttpLoad['clients'];
}

/**
 * Runs the work on a bank whose customers pay each other.
 * @param clients how many payers there are
 * @throws when the ledger does not pass its audit after the work
 */
export async function withBench(clients: number, work: (bank: BenchBank) => Promise<void>): Promise<void> {
  await withBank(clients, async ({ db, address, payers }) =>
    work({ db, payers, port: Number(new URL(address).port), clients: await signedIn(address, payers) }),
  );
}

/**
 * Runs the work on a durable database server and a bank of its own, and removes both afterwards.
 * @param customers how many payers there are
 * @throws when the ledger does not pass its audit after the work
 */
export async function withBank(customers: number, work: (bank: FilledBank) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bank-bench-'));
  const database = await startDatabase({ dataDir: join(folder, 'data'), onLost: (error) => Promise.reject(error) });
  const pool = createPool(database.connectionString);
  try {
    const db = poolDb(pool);
    const clock = systemClock();
    await prepareBank(pool, clock, blueprint);
    const ids = randomIds(() => clock.now());
    const sandbox = await createSandbox({ db, clock, ids, config: configFrom({ ...MANY_PAYEES, ...process.env }) });
    const address = await sandbox.listen(0, '127.0.0.1');
    try {
      await work({ db, address, payers: await createPayers(db, customers) });
    } finally {
      await sandbox.close();
    }
    const { ok, checks } = await audit(db);
    if (!ok) throw new Error(`the ledger does not hold: ${JSON.stringify(checks)}`);
  } finally {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each payer with a token and the order they send again and again. */
async function signedIn(address: string, payers: readonly Payer[]): Promise<HttpLoad['clients']> {
  const clients: HttpLoad['clients'][number][] = [];
  for (const payer of payers) {
    const { accountId, toEmail } = payer;
    const order = { accountId, amount: '1.00', currency: 'EUR', toEmail, note: 'Bench' };
    clients.push({ token: await signIn(address, payer), body: JSON.stringify(order) });
  }
  return clients;
}
