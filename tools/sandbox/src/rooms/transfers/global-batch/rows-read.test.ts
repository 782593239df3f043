// Rules: R0.55.
import { jsonbOf } from '../../../platform/pg/jsonb';
import { moneyBank } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { readRow } from './read-row';
import { addRows } from './rows';
import { checkRows } from './terms';

// What a check costs is counted in rows that PostgreSQL reads, not in time.

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const OLIVIA_EUR = 10051;
const ROWS = 400;
const DATA = {
  ...{
    beneficiaryType: 'personal',
    beneficiaryName: 'Rita',
    beneficiaryCountryCode: 'DE',
    amount: '1',
    currencyCode: 'EUR',
  },
  description: '',
};
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    n: n + 1,
    ...readRow({ ...DATA, beneficiaryEmail: `rita${n}@example.test` }, []),
  }));

test('checking a long file reads each of its rows a few times, also where all files before were short', async () => {
  const { caller } = bank.as('olivia');
  const addBatch = (id: string) =>
    bank.db.query(
      `INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint) VALUES ($1, $2, $3, $4, 'Rows', 'epoch', '')`,
      [id, caller?.customerId, caller?.userId, OLIVIA_EUR],
    );
  for (let n = 0; n < 50; n += 1) {
    await addBatch(`short${n}`);
    await addRows(bank.db, `short${n}`, jsonbOf(rowsOf(1)));
  }
  // The planner believes that a batch has one row.
  await bank.db.query('ANALYZE global_row');
  await addBatch('long');
  const read = await bank.db.transaction(async (tx) => {
    await addRows(tx, 'long', jsonbOf(rowsOf(ROWS)));
    await checkRows(tx, 'long');
    const [{ count = '' } = {}] = await tx.query<{ count: string }>(
      `SELECT seq_tup_read + idx_tup_fetch AS count FROM pg_stat_xact_user_tables WHERE relname = 'global_row'`,
    );
    return Number(count);
  });
  expect(read).toBeGreaterThan(ROWS);
  expect(read).toBeLessThan(10 * ROWS);
});
