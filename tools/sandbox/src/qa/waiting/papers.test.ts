// Rules: R0.133, S20.
import { documentCategory } from '@bank/protocol/documents';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { KYRA, waitingOf } from './test-waiting';

let bank: TestBank;
let cockpit: ReturnType<typeof waitingOf>;
beforeEach(async () => {
  bank = await testBank();
  cockpit = waitingOf(bank);
});
afterEach(() => bank.close());

const HOUR = 3_600_000;

test('papers of every kind stand in one list, oldest first, with customer, kind and day', async () => {
  const identity = await cockpit.paper({ ageMs: HOUR });
  const address = await cockpit.paper({ category: documentCategory.address, type: 101, ageMs: 3 * HOUR });
  const other = await cockpit.paper({ category: documentCategory.other, type: null, ageMs: 2 * HOUR });
  const rows = await cockpit.of(KYRA);
  expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
    [address, 'Utility bill'],
    [other, 'Further document'],
    [identity, 'Passport'],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ type: 'paper', customer: 'Kyra Danylenko', certificationId: null },
    since: new Date(bank.clock.now() - 3 * HOUR).toISOString(),
  });
  // A face and an age are seen on an identity document alone.
  expect(rows.map(({ reasons }) => reasons.length)).toEqual([3, 3, 5]);
  expect(rows[2]?.reasons[0]).toEqual({ code: 'blurred', text: expect.stringMatching(/not sharp enough/) });
});

test('papers stand 25 a page, each on one of them, and the rest on the last; a page behind the last is empty', async () => {
  for (let n = 0; n < 60; n++) await cockpit.paper({ category: 5, type: null, ageMs: n * HOUR });
  const { total, pages, items } = await cockpit.page();
  expect(items).toHaveLength(25);
  expect(pages).toBe(Math.ceil(total / 25));
  expect((await cockpit.page(pages - 1)).items).toHaveLength(total - 25 * (pages - 1));
  const rows = await cockpit.of(KYRA);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
  const days = rows.map(({ since }) => since);
  expect(days).toEqual(days.toSorted());
  expect(await cockpit.page(99)).toEqual({ items: [], page: 99, pages, total });
  expect((await cockpit.client.get('/sandbox/waiting?page=x')).statusCode).toBe(400);
});

test('the look at a paper is the file as it was sent, and nothing else', async () => {
  const id = await cockpit.paper();
  const file = await cockpit.client.get(`/sandbox/waiting/papers/${id}/file`);
  expect([file.statusCode, file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
    ...[200, 'application/pdf', 'nosniff'],
  ]);
  expect(file.payload).toBe('%PDF-1.7');
  expect((await cockpit.client.get('/sandbox/waiting/papers/none/file')).statusCode).toBe(404);
});

test('an accepted paper does what a reviewer’s yes does: the last one that was missing verifies its customer', async () => {
  await bank.db.query('DELETE FROM requirement WHERE customer_id = $1 AND category_id <> 1', [KYRA]);
  const id = await cockpit.paper();
  expect((await cockpit.decide('paper', id, { status: 'uploaded' })).json()).toEqual({ status: 'uploaded' });
  expect(await cockpit.statusOf(id)).toEqual({ status: 2, code: null });
  expect(await cockpit.of(KYRA)).toEqual([]);
  const [customer] = await bank.db.query('SELECT verified FROM customer WHERE id = $1', [KYRA]);
  expect(customer).toEqual({ verified: true });
  const letters = await bank.db.query<{ subject: string }>(
    `SELECT subject FROM outbox WHERE recipient = 'kyra@personas.test' ORDER BY seq`,
  );
  expect(letters.map(({ subject }) => subject)).toEqual([
    'We have accepted your identity document (Passport)',
    'Your account is verified',
  ]);
});

test('a rejected paper has a reason of the bank’s list, which its customer reads; none is no reason', async () => {
  const [id, other] = [await cockpit.paper(), await cockpit.paper()];
  for (const reason of [undefined, 'unreadable', 'because'])
    expect((await cockpit.decide('paper', id, { status: 'rejected', reason })).statusCode).toBe(400);
  expect(await cockpit.statusOf(id)).toEqual({ status: 41, code: null });
  expect((await cockpit.decide('paper', id, { status: 'rejected', reason: 'blurred' })).statusCode).toBe(200);
  expect(await cockpit.statusOf(id)).toEqual({ status: 26, code: 'blurred' });
  await cockpit.decide('paper', other, { status: 'rejected', reason: 'nameMismatch' });
  expect(await cockpit.statusOf(other)).toEqual({ status: 64, code: 'nameMismatch' });
  const [letter] = await bank.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE recipient = 'kyra@personas.test' ORDER BY seq`,
  );
  expect(letter?.text).toContain('not sharp enough to read');
});

test.each([
  ['accepted', { status: 'uploaded' }, 2],
  ['rejected', { status: 'rejected' }, 26],
])('a paper that was %s elsewhere meanwhile says so, and stays as it is', async (word, elsewhere, status) => {
  const id = await cockpit.paper();
  await cockpit.client.post(`/sandbox/documents/${id}`, elsewhere);
  for (const decision of [{ status: 'uploaded' }, { status: 'rejected', reason: 'blurred' }]) {
    const answer = await cockpit.decide('paper', id, decision);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toBe(
      `This paper was decided meanwhile: ${word}. Nothing has changed now.`,
    );
  }
  expect(await cockpit.statusOf(id)).toMatchObject({ status });
});

test('of two decisions at once one counts, and the other hears of it', async () => {
  const id = await cockpit.paper();
  const answers = await Promise.all([
    cockpit.decide('paper', id, { status: 'uploaded' }),
    cockpit.decide('paper', id, { status: 'rejected', reason: 'expired' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await cockpit.decide('paper', 'none', { status: 'uploaded' })).statusCode).toBe(404);
});
