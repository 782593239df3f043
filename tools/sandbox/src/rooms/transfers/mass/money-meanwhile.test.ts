// Rules: R0.55.
import { moneyBank, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const ANA = 10011;
const OLIVIA = 10051;

/** Fails as soon as any statement of this bank waits for a lock, until the work is done. */
async function withoutWaiting<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const watch = async (): Promise<never> => {
    while (!isDone) {
      const waiting = await bank.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (waiting.length > 0) throw new Error('a payment waits for the file');
    }
    return new Promise(() => undefined);
  };
  return Promise.race([work.finally(() => (isDone = true)), watch()]);
}

test('money comes to an account and leaves it while a file that names it is still being checked', async () => {
  const olivia = bank.as('olivia', { idempotencyKey: 'out' });
  const { caller } = olivia;
  const money = { amount: '1.00', currency: 'EUR' };
  await bank.db.transaction(async (checking) => {
    await checking.query(
      `INSERT INTO mass_batch (id, customer_id, created_by, account_id, name, at) VALUES ('held', $1, $2, $3, 'Rows', 'epoch')`,
      [caller?.customerId, caller?.userId, OLIVIA],
    );
    await checking.query(
      `INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint) VALUES ('held', $1, $2, $3, 'Rows', 'epoch', '')`,
      [caller?.customerId, caller?.userId, OLIVIA],
    );
    const into = { accountId: ANA, toEmail: 'olivia@personas.test', ...money };
    expect((await withoutWaiting(send(bank.as('ana', { idempotencyKey: 'in' }), into))).summary.debitAmount).toBe(
      '1.00',
    );
    const out = { accountId: OLIVIA, toEmail: 'ana@personas.test', ...money };
    expect((await withoutWaiting(send(olivia, out))).summary.debitAmount).toBe('1.00');
  });
});
