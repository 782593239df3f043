import { audit } from '../audit';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let base: string;
let headers: Record<string, string>;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  base = await bank.sandbox.listen(0, '127.0.0.1');
  const { accessToken } = await client.signIn('ben');
  headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
});
afterAll(() => bank.close());

const send = () =>
  fetch(`${base}/?p2pTransfer`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ accountId: 10021, amount: '1.00', currency: 'EUR', toEmail: 'ana@personas.test' }),
  });
const set = (fault: object) => client.post('/sandbox/faults', fault);
const committed = async (work: () => Promise<unknown>) => {
  const before = (await audit(bank.db)).transfers;
  await work();
  return (await audit(bank.db)).transfers - before;
};
const onSend = { match: { method: 'p2pTransfer' } };

it('status: stops the call, as often as asked', async () => {
  await set({ ...onSend, kind: 'status', status: 503, retryAfter: 7, times: 2 });
  const moved = await committed(async () => {
    for (let i = 0; i < 2; i += 1) {
      const answer = await send();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
    }
  });
  expect(moved).toBe(0);
  expect(await committed(send)).toBe(1);
});

it('answer: stops the call and says what it is told to, marked as the bank’s own', async () => {
  const body = { responseCode: 'VF', errors: [{ message: 'Not today.' }] };
  await set([
    { ...onSend, kind: 'answer', body },
    { ...onSend, kind: 'answer', status: 400, body },
  ]);
  const moved = await committed(async () => {
    for (const status of [200, 400]) {
      const answer = await send();
      expect([answer.status, answer.headers.get('bank-answer'), await answer.json()]).toEqual([status, '-', body]);
    }
  });
  expect(moved).toBe(0);
});

it('drop-before: nothing happens, no answer', async () => {
  await set({ ...onSend, kind: 'drop-before' });
  expect(await committed(() => expect(send()).rejects.toThrow())).toBe(0);
});

it('drop-after: commits, then loses the answer', async () => {
  await set({ ...onSend, kind: 'drop-after' });
  expect(await committed(() => expect(send()).rejects.toThrow())).toBe(1);
});

it('truncate: commits, then breaks off in the middle', async () => {
  await set({ ...onSend, kind: 'truncate' });
  const moved = await committed(async () => {
    const answer = await send();
    await expect(answer.text()).rejects.toThrow();
  });
  expect(moved).toBe(1);
});

it('html and empty: commit, then answer 200 with something else', async () => {
  await set([
    { ...onSend, kind: 'html' },
    { ...onSend, kind: 'empty' },
  ]);
  const moved = await committed(async () => {
    const page = await send();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const nothing = await send();
    expect([nothing.status, await nothing.text()]).toEqual([200, '']);
  });
  expect(moved).toBe(2);
});

it('delay: holds the call up and then answers', async () => {
  await set({ ...onSend, kind: 'delay', delayMs: 150 });
  const start = performance.now();
  expect((await send()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(145);
});

it('matches by path, leaves other calls alone, lists and clears', async () => {
  await set({ match: { path: '/auth/*' }, kind: 'status', status: 500, times: 3 });
  expect((await client.login('ana')).statusCode).toBe(500);
  expect((await send()).status).toBe(200);
  expect((await client.get('/sandbox/faults')).json()).toEqual([
    { match: { path: '/auth/*' }, kind: 'status', status: 500, times: 2 },
  ]);
  expect((await bank.sandbox.inject({ method: 'DELETE', url: '/sandbox/faults' })).json()).toEqual([]);
  expect((await client.login('ana')).statusCode).toBe(200);
});

it('refuses what is no fault', async () => {
  for (const fault of [
    {},
    { kind: 'explode' },
    { kind: 'status', times: 0 },
    { kind: 'delay', delayMs: -1 },
    'x',
    [],
  ]) {
    const status = (await set(fault as object)).statusCode;
    expect([fault, status]).toEqual([fault, Array.isArray(fault) ? 200 : 400]);
  }
});
