// Rules: S20, R2.4.76, R2.7.95.
import { audit } from './audit';
import { configFrom } from '../platform/config';
import { personaOf } from '../seed/personas';
import { createSandbox } from '../server/create-sandbox';
import { clientOf } from '../server/test-client';
import { testBank } from '../testing';
import type { TestBank } from '../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterEach(() => bank.close());

const SEND = { accountId: 10021, amount: '1.00', currency: 'EUR', toEmail: 'ana@personas.test' };
const transfers = async () => (await audit(bank.db)).transfers;

it('names the personas in the promised shape, and each can sign in', async () => {
  const personas = (await client.get('/sandbox/personas')).json<Record<string, string>[]>();
  expect(personas.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      ...['ana', 'ben', 'otis', 'kyra', 'olivia', 'rhea', 'lev', 'abel', 'ada', 'remy', 'uma'],
      ...['pia', 'dora', 'sam', 'vera', 'mia', 'max'],
    ]),
  );
  for (const persona of personas) {
    expect(Object.keys(persona)).toEqual(['key', 'name', 'username', 'password', 'customerType', 'description']);
    const { standing } = personaOf(persona['key'] ?? '');
    const answer = await client.login(persona['key'] ?? '', persona['password']);
    expect([persona['key'], answer.statusCode]).toEqual([persona['key'], standing === undefined ? 200 : 403]);
  }
});

it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
  'answers no request that a proxy passed on: %s',
  async (header) => {
    expect((await client.get('/sandbox/personas', { [header]: '127.0.0.1' })).statusCode).toBe(403);
  },
);

it('shows what went out, by address and time', async () => {
  await client.login('otis');
  const at = new Date(bank.clock.now()).toISOString();
  const [message] = (await client.get('/sandbox/outbox?to=Otis@personas.test')).json<Record<string, string>[]>();
  expect(message).toEqual({
    id: expect.any(String),
    at,
    channel: 'email',
    to: 'otis@personas.test',
    subject: 'Your login code',
    text: expect.stringContaining(await client.lastCode('otis')),
    code: await client.lastCode('otis'),
  });
  expect((await client.get(`/sandbox/outbox?since=${at}`)).json()).toHaveLength(1);
  expect((await client.get(`/sandbox/outbox?since=${bank.clock.now() + 1}`)).json()).toEqual([]);
  expect((await client.get('/sandbox/outbox?to=ana@personas.test')).json()).toEqual([]);
  expect((await client.get('/sandbox/outbox?since=yesterday')).statusCode).toBe(400);
});

it('lists the payees whose banks do not do as promised', async () => {
  const listed = (await client.get('/sandbox/sentinels')).json<{ name: string }[]>();
  expect(listed).toContainEqual({ name: 'Return Closed', returnedFor: 'accountClosed' });
  expect(listed).toContainEqual({ name: 'Instant Timeout', type: 'instant_payment', returnedFor: 'timedOut' });
});

it('lists the work that fails, and makes it due when asked to', async () => {
  expect((await client.get('/sandbox/jobs')).json()).toEqual([]);
  await bank.db.query(
    `INSERT INTO job (id, kind, payload, due_at, failures, last_error)
     VALUES ('j1', 'settlePayment', '{"paymentId": "T1"}', $1, 4, 'Error: disk full')`,
    [new Date(bank.clock.now() + 900_000)],
  );
  const nextTryAt = new Date(bank.clock.now() + 900_000).toISOString();
  const job = { id: 'j1', kind: 'settlePayment', payload: { paymentId: 'T1' }, failures: 4 };
  expect((await client.get('/sandbox/jobs')).json()).toEqual([{ ...job, lastError: 'Error: disk full', nextTryAt }]);
  const [due] = (await client.post('/sandbox/jobs/j1', {})).json<{ nextTryAt: string }[]>();
  expect(Date.parse(due?.nextTryAt ?? '')).toBe(bank.clock.now());
  expect((await client.post('/sandbox/jobs/j2', {})).statusCode).toBe(404);
});

it('moves the clock, forward only, and everything with it', async () => {
  const { accessToken } = await client.signIn('ana');
  const { now } = (await client.get('/sandbox/clock')).json<{ now: string }>();
  const moved = await client.post('/sandbox/clock', { advanceMs: 600_000 });
  expect(Date.parse(moved.json<{ now: string }>().now) - Date.parse(now)).toBe(600_000);
  expect((await client.call(accessToken, 'customerInfoGet')).statusCode).toBe(401);
  for (const advanceMs of [-1, 0.5, '60000', null]) {
    expect((await client.post('/sandbox/clock', { advanceMs })).statusCode).toBe(400);
  }
});

it('answers 404 when no push waits, and approves or declines one that does', async () => {
  expect((await client.post('/sandbox/push/nothing', { result: true })).statusCode).toBe(404);
  await bank.db.query(`UPDATE app_user SET approve_mode = 'push' WHERE id = 2`);
  const { accessToken } = await client.signIn('ben');
  const before = await transfers();
  for (const [result, status] of [
    [true, 'posted'],
    [false, 'cancelled'],
  ] as const) {
    const created = (await client.call(accessToken, 'p2pTransfer', SEND)).json<{ trxid: string; status: string }>();
    expect(created.status).toBe('pending');
    const [push] = (await client.get('/sandbox/push')).json<{ id: string }[]>();
    expect((await client.post(`/sandbox/push/${push?.id}`, { result })).json()).toEqual({ result });
    const [row] = await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [created.trxid]);
    expect(row?.status).toBe(status);
    expect((await client.post(`/sandbox/push/${push?.id}`, { result })).statusCode).toBe(404);
  }
  expect(await transfers()).toBeGreaterThan(before);
  expect((await audit(bank.db)).ok).toBe(true);
});

it('gives a persona a long history on a new account', async () => {
  const { accountId } = (await client.post('/sandbox/history', { persona: 'ana', count: 300 })).json<{
    accountId: number;
  }>();
  const { accessToken } = await client.signIn('ana');
  const page = await client.call(accessToken, 'transactionHistory', { accountId, pageNumber: 1 });
  expect(page.json<{ results: number }>().results).toBeGreaterThanOrEqual(300);
  expect((await client.post('/sandbox/history', { persona: 'nobody', count: 1 })).statusCode).toBe(404);
  expect((await client.post('/sandbox/history', { persona: 'ada', count: 1 })).statusCode).toBe(400);
});

it('answers this machine and its own pages only', async () => {
  const foreign: Record<string, string>[] = [
    { host: 'bank.example' },
    { origin: 'https://bank.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    expect((await client.get('/sandbox/personas', headers)).statusCode).toBe(403);
    expect((await client.get('/sandbox/', headers)).statusCode).toBe(403);
  }
  expect((await client.get('/sandbox/personas', { origin: 'http://localhost:4204' })).statusCode).toBe(200);
});

it('is not there unless the bank is started as a sandbox', async () => {
  const plain = await createSandbox({ ...bank, config: configFrom({}) });
  for (const url of ['/sandbox/personas', '/sandbox/', '/', '/sandbox/clock']) {
    expect((await plain.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  await plain.close();
});

it('serves the cockpit under a policy that allows its own code only', async () => {
  const page = await client.get('/sandbox/');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(page.body).not.toMatch(/ style="| on\w+="/);
});

it('brings back the first day: everybody signed out, clock and faults undone, still working', async () => {
  const fresh = await createSandbox({
    ...bank,
    config: configFrom({}),
    qa: true,
    // Stands in for dropping and seeding: this test is about the steps around it.
    reset: async () => {
      await bank.db.query('TRUNCATE login_code, refresh_token, session, setting, fault, outbox CASCADE');
    },
  });
  const other = clientOf({ db: bank.db, sandbox: fresh });
  const { accessToken, refreshToken } = await other.signIn('ana');
  const start = bank.clock.now();
  await other.post('/sandbox/clock', { advanceMs: 1_000 });
  await other.post('/sandbox/faults', { kind: 'status', times: 5 });
  expect((await other.post('/sandbox/reset', {})).statusCode).toBe(200);
  expect(bank.clock.now()).toBe(start);
  expect((await other.call(accessToken, 'customerInfoGet')).statusCode).toBe(401);
  expect((await other.refresh(refreshToken)).statusCode).toBe(403);
  const again = await other.signIn('ana');
  expect((await other.call(again.accessToken, 'balanceInquiry')).json()).toMatchObject({ responseCode: '00' });
  await fresh.close();
});
