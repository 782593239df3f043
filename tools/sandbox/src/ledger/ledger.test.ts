import { testDb } from '../testing';
import type { TestDb } from '../testing';
import { audit } from '../qa/audit';

let bank: TestDb;
beforeEach(async () => {
  bank = await testDb({ seeded: true });
});
afterEach(() => bank.close());

test.each([
  ['changing an entry', `UPDATE entry SET description = ''`, 'never changed'],
  ['removing an entry', 'DELETE FROM entry', 'never changed'],
  ['removing a payment', 'DELETE FROM payment', 'never deleted'],
  ['removing a transfer', 'DELETE FROM transfer', 'never deleted'],
  ['un-posting a payment', `UPDATE payment SET status = 'pending' WHERE status = 'posted'`, 'cannot go from posted'],
  ['changing what was agreed', 'UPDATE payment SET amount = amount + 1', 'cannot be changed'],
  ['un-posting a transfer', `UPDATE transfer SET status = 'pending' WHERE status = 'posted'`, 'posted or voided once'],
  ['resolving a hold twice', `UPDATE transfer SET status = 'posted' WHERE status = 'voided'`, 'posted or voided once'],
  ['spending below the minimum', 'UPDATE account SET held = balance + 1000000 WHERE id = 10011', 'account_check'],
  [
    'a journal that does not add up',
    `INSERT INTO entry (payment_id, step, line, account_id, currency, amount, operation_type, counterparty_name, description, at)
     VALUES ('x', 'release', 1, 10, 'EUR', 1, 'P2P', '', '', now())`,
    'add up',
  ],
])('%s is refused by the database itself', async (_, statement, message) => {
  await expect(bank.db.query(statement)).rejects.toThrow(message);
});

// Each is done with the guards out of the way: the audit must see what they would have prevented.
test.each([
  ['I1', `UPDATE entry SET amount = amount + 1 WHERE seq = (SELECT min(seq) FROM entry WHERE customer_id IS NULL)`],
  ['I2', `UPDATE account SET balance = balance + 1 WHERE id = 10011`],
  [
    'I2',
    `UPDATE entry SET balance_after = balance_after + 1 WHERE seq = (SELECT min(seq) FROM entry WHERE account_id = 10011)`,
  ],
  [
    'I3',
    `UPDATE account SET minimum = minimum + 1 WHERE id = 10015; UPDATE account SET minimum = 100000000 WHERE id = 10011`,
  ],
  ['I4', `UPDATE transfer SET status = 'posted', to_account = 10 WHERE status = 'voided'`],
  ['I4', `UPDATE payment SET status = 'posted', released_at = at WHERE status <> 'posted'`],
  ['I4', `DELETE FROM transfer WHERE status = 'voided'`],
  ['I5', `UPDATE payment SET resolved_at = NULL WHERE id = (SELECT id FROM payment LIMIT 1)`],
  ['I5', `ALTER TABLE entry DISABLE TRIGGER entry_is_final`],
  [
    'I6',
    `UPDATE transfer SET fee = fee + 1 WHERE payment_id = (SELECT id FROM payment WHERE status = 'posted' LIMIT 1)`,
  ],
  ['I6', `UPDATE payment SET fee = fee + 1 WHERE id = (SELECT id FROM payment WHERE status = 'posted' LIMIT 1)`],
  ['I7', `UPDATE account SET balance = balance + 1 WHERE id = 10021`],
  ['I8', `UPDATE account SET held = held + 1 WHERE id = 10011`],
  ['I8', `UPDATE transfer SET status = 'pending', resolved_at = NULL WHERE status = 'voided'`],
  [
    'I8',
    `UPDATE payment SET status = 'released', resolved_at = NULL WHERE id = (SELECT id FROM payment WHERE status = 'posted' LIMIT 1)`,
  ],
  ['I11', `UPDATE payment SET debit = debit + 1 WHERE id = (SELECT id FROM payment WHERE status = 'posted' LIMIT 1)`],
  [
    'I11',
    `UPDATE transfer SET n = 2 WHERE step = 'release' AND payment_id = (SELECT id FROM payment WHERE status = 'posted' LIMIT 1)`,
  ],
  ['I11', `UPDATE payment SET status = 'returned' WHERE id = (SELECT id FROM payment WHERE status = 'posted' LIMIT 1)`],
  ['I9', `DELETE FROM transfer WHERE payment_id = (SELECT id FROM payment WHERE status = 'posted' LIMIT 1)`],
])('the audit finds a broken %s: %s', async (id, sabotage) => {
  expect((await audit(bank.db)).ok).toBe(true);
  const client = await bank.pool.connect();
  try {
    await client.query('SET session_replication_role = replica; ALTER TABLE account DROP CONSTRAINT account_check');
    await client.query(sabotage);
  } finally {
    // A pool with a client on loan never ends.
    client.release(true);
  }
  const result = await audit(bank.db);
  expect(result.ok).toBe(false);
  expect(result.checks.filter((check) => !check.ok).map((check) => check.id)).toContain(id);
});
