// Rules: R0.92.
import { DAY_MS, endsOf } from '../../identity/standing/expiry/test-ends';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let ends: ReturnType<typeof endsOf>;
beforeEach(async () => {
  bank = await testBank();
  ends = endsOf(bank);
});
afterEach(() => bank.close());

const KYRA = 1004;
const kept = () =>
  bank.db.query(`SELECT status_id AS "statusId" FROM document WHERE customer_id = $1 ORDER BY seq`, [KYRA]);
const leave = (id: number | string) => ends.client.post(`/sandbox/customers/${id}/leave`, {});

/** A rejected one and two accepted ones. */
async function sendAll(): Promise<void> {
  const paper = (data: object) => ends.sends('kyra', 'verificationDocumentUpload', data);
  await ends.decide(await paper({ categoryId: 1, documentTypeId: 1 }), { status: 'rejected' });
  await ends.decide(await paper({ categoryId: 1, documentTypeId: 1 }), { status: 'uploaded' });
  await ends.decide(await paper({ categoryId: 2, documentTypeId: 101 }), { status: 'uploaded' });
}

test('documents, rejected ones too, are kept five years after the customer left, and then forgotten', async () => {
  await sendAll();
  const others = () => bank.db.query('SELECT count(*) FROM document WHERE customer_id <> $1', [KYRA]);
  const before = await others();
  expect((await leave(KYRA)).statusCode).toBe(200);
  expect((await leave(KYRA)).statusCode).toBe(404);
  await ends.days(5 * 365);
  expect(await kept()).toMatchObject([{ statusId: 26 }, { statusId: 2 }, { statusId: 2 }]);
  await ends.days(3);
  expect(await kept()).toEqual([]);
  expect(await others()).toEqual(before);
});

test('who came back keeps them', async () => {
  await sendAll();
  await leave(KYRA);
  await bank.db.query('UPDATE customer SET left_at = NULL WHERE id = $1', [KYRA]);
  await ends.days(6 * 365);
  expect(await kept()).toHaveLength(3);
  await leave(KYRA);
  bank.clock.advance(4 * 366 * DAY_MS);
  await bank.tick();
  expect(await kept()).toHaveLength(3);
});

test('nobody else leaves', async () => {
  for (const id of [999_999, 'x', -1, 2 ** 31, '1.5']) expect((await leave(id)).statusCode).toBe(404);
});
