import { audit } from '../../qa/audit';
import { handlers } from './handlers';
import { confirm, money, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});

const order = { accountId: 10021, amount: '3', currency: 'EUR', toEmail: 'ana@personas.test' };
const ana = { accountId: 10011, amount: '5', currency: 'EUR', toEmail: 'ben@personas.test' };
const ben = (idempotencyKey?: string) => bank.as('ben', { idempotencyKey });
const outcome = (idempotencyKey: string, key = 'ben') =>
  Promise.resolve(handlers.transferOutcome({ idempotencyKey }, bank.as(key)));
const transfers = async () =>
  (await bank.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM payment')).rows[0]?.n ?? 0;
const lastCode = () => bank.sent.at(-1)?.code ?? '';

// D28: first, replay, other body, concurrent, after a failure, after a refusal, long after, another user's key.

test('a call repeated with its key is answered the same and done once', async () => {
  const before = await transfers();
  const first = await send(ben('k-replay'), order);
  bank.events.length = 0;
  bank.clock.advance(86_400_000 * 40);
  expect(await send(ben('k-replay'), order)).toEqual(first);
  expect(bank.events).toEqual([]);
  expect(await transfers()).toBe(before + 1);
});

test('a pending transfer is replayed as it was answered, and no second code goes out', async () => {
  const first = await send(bank.as('ana', { idempotencyKey: 'k-pending' }), ana);
  await confirm(bank.as('ana'), first.trxid, lastCode());
  const sent = bank.sent.length;
  expect(await send(bank.as('ana', { idempotencyKey: 'k-pending' }), ana)).toEqual(first);
  expect(bank.sent.length).toBe(sent);
});

test('the same key with other details is refused', async () => {
  await send(ben('k-other'), order);
  expect(await refusedAt(send(ben('k-other'), { ...order, amount: '4' }))).toEqual({
    code: 'VF',
    field: undefined,
    reason: 'keyReused',
  });
});

test('twenty calls at once with one key make one transfer', async () => {
  const before = await transfers();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(ben('k-race'), order)));
  expect(new Set(answers.map((answer) => answer.trxid)).size).toBe(1);
  expect(await transfers()).toBe(before + 1);
});

test("another user's key is another key", async () => {
  const mine = await send(ben('k-shared'), order);
  const theirs = await send(bank.as('ana', { idempotencyKey: 'k-shared' }), ana);
  expect(theirs.trxid).not.toBe(mine.trxid);
  expect((await outcome('k-shared', 'otis')).what).toBe('absent');
});

test('without a key every call is its own', async () => {
  expect((await send(ben(), order)).trxid).not.toBe((await send(ben(), order)).trxid);
});

test('an attempt that broke leaves its key free', async () => {
  const before = await transfers();
  await bank.pool.query(`ALTER TABLE entry ADD CONSTRAINT broken CHECK (description <> 'break') NOT VALID`);
  await expect(send(ben('k-broken'), { ...order, note: 'break' })).rejects.toThrow('broken');
  await bank.pool.query('ALTER TABLE entry DROP CONSTRAINT broken');
  expect((await send(ben('k-broken'), { ...order, note: 'break' })).status).toBe('posted');
  expect(await transfers()).toBe(before + 1);
});

test('a refusal is kept under its key: a late duplicate of what failed cannot move money', async () => {
  const { available } = await money(ben(), 10021);
  const all = { ...order, amount: String(Math.ceil(Number(available))) };
  expect(await refusedAt(send(ben('k-refused'), all))).toMatchObject({ reason: 'insufficientFunds' });
  const topUp = await send(bank.as('ana'), { ...ana, amount: '100' });
  await confirm(bank.as('ana'), topUp.trxid, lastCode());
  expect(await refusedAt(send(ben('k-refused'), all))).toMatchObject({ reason: 'insufficientFunds' });
  expect(await outcome('k-refused')).toEqual({ what: 'absent' });
});

test('asking what became of a key finds the transfer as it is now', async () => {
  const created = await send(bank.as('ana', { idempotencyKey: 'k-asked' }), ana);
  expect(await outcome('k-asked', 'ana')).toEqual({ what: 'payment', payment: created });
  await confirm(bank.as('ana'), created.trxid, lastCode());
  expect(await outcome('k-asked', 'ana')).toMatchObject({ payment: { status: 'posted' } });
});

test('asking closes a key that was never seen, so that the original cannot arrive after all', async () => {
  const before = await transfers();
  expect(await outcome('k-unseen')).toEqual({ what: 'absent' });
  expect(await outcome('k-unseen')).toEqual({ what: 'absent' });
  expect(await refusedAt(send(ben('k-unseen'), order))).toEqual({ code: 'VF', field: undefined, reason: 'keyClosed' });
  expect(await transfers()).toBe(before);
});

test('asking while the call is under way is answered after it', async () => {
  for (let round = 0; round < 10; round++) {
    const key = `k-between-${round}`;
    const [sent, asked] = await Promise.allSettled([send(ben(key), order), outcome(key)]);
    if (asked.status === 'rejected') throw asked.reason;
    expect(asked.value.what).toBe(sent.status === 'fulfilled' ? 'payment' : 'absent');
  }
});

test('a confirmation repeated with its key is answered the same; a wrong code costs one try, not two', async () => {
  const { trxid } = await send(bank.as('ana'), ana);
  const code = lastCode();
  const guess = code === '000000' ? '000001' : '000000';
  const by = (idempotencyKey: string) => bank.as('ana', { idempotencyKey });
  expect(await refusedAt(confirm(by('k-guess'), trxid, guess))).toMatchObject({ reason: 'codeWrong' });
  expect(await refusedAt(confirm(by('k-guess'), trxid, guess))).toMatchObject({ reason: 'codeWrong' });
  const { rows } = await bank.pool.query('SELECT code_tries FROM payment WHERE id = $1', [trxid]);
  expect(rows).toEqual([{ code_tries: 1 }]);
  const posted = await confirm(by('k-confirm'), trxid, code);
  expect(await confirm(by('k-confirm'), trxid, code)).toEqual(posted);
  expect(await refusedAt(confirm(by('k-confirm'), trxid, guess))).toMatchObject({ reason: 'keyReused' });
});

test('two confirmations at once post once', async () => {
  const { trxid } = await send(bank.as('ana'), ana);
  const both = await Promise.allSettled([
    confirm(bank.as('ana'), trxid, lastCode()),
    confirm(bank.as('ana'), trxid, lastCode()),
  ]);
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
});
