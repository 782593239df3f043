import { once } from 'node:events';
import WebSocket from 'ws';
import { connectListener } from '../platform/pg/pool';
import { fixedClock } from '../platform/clock';
import { configFrom } from '../platform/config';
import { soon, TEST_NOW_MS, testBank } from '../testing';
import type { TestBank } from '../testing';
import { createSandbox } from './create-sandbox';
import type { Sandbox } from './create-sandbox';
import { clientOf } from './test-client';

// Two sandboxes on one database: consistent, and they hear of each other.

let bank: TestBank;
let second: Sandbox;
let here: ReturnType<typeof clientOf>;
let there: ReturnType<typeof clientOf>;

beforeEach(async () => {
  bank = await testBank({ instances: true });
  second = await open();
  here = clientOf(bank);
  there = clientOf({ db: bank.db, sandbox: second });
});
afterEach(async () => {
  await second.close();
  await bank.close();
});

const open = () =>
  createSandbox({
    db: bank.db,
    clock: fixedClock(TEST_NOW_MS),
    ids: bank.ids,
    config: configFrom({}),
    openListener: () => connectListener(bank.connectionString),
    qa: true,
  });

it('accepts the other’s tokens and ends sessions for both', async () => {
  const { accessToken, refreshToken } = await here.signIn('ana');
  expect((await there.call(accessToken, 'balanceInquiry')).json()).toMatchObject({ responseCode: '00' });
  await there.post('/auth/logout', { refreshToken });
  await soon(async () => (await here.call(accessToken, 'balanceInquiry')).statusCode === 401);
});

it('does not end a session that is busy on the other', async () => {
  const { accessToken } = await here.signIn('ana');
  await here.post('/sandbox/clock', { advanceMs: 590_000 });
  await soon(async () => (await there.get('/sandbox/clock')).body === (await here.get('/sandbox/clock')).body);
  const { accessToken: fresh, refreshToken } = await here.signIn('ana');
  expect((await there.call(accessToken, 'customerInfoGet')).statusCode).toBe(200);
  await here.post('/sandbox/clock', { advanceMs: 500_000 });
  await soon(async () => (await there.get('/sandbox/clock')).body === (await here.get('/sandbox/clock')).body);
  expect((await there.call(fresh, 'customerInfoGet')).statusCode).toBe(200);
  expect((await here.refresh(refreshToken)).statusCode).toBe(200);
});

it('passes hints on: a payer here, the payee’s socket there', async () => {
  const address = (await second.listen(0, '127.0.0.1')).replace('http', 'ws');
  const ana = await there.signIn('ana');
  const ben = await here.signIn('ben');
  const socket = new WebSocket(`${address}/socket`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token: ana.accessToken }));
  await once(socket, 'message');
  const hint = once(socket, 'message');
  const send = { accountId: 10021, amount: '1.00', currency: 'EUR', toEmail: 'ana@personas.test' };
  await here.call(ben.accessToken, 'p2pTransfer', send);
  expect(JSON.parse(String((await hint)[0]))).toMatchObject({ type: 'event', event: expect.any(String) });
});

it('shares clock and faults, and keeps them over a restart', async () => {
  await here.post('/sandbox/clock', { advanceMs: 5_000 });
  await here.post('/sandbox/faults', { match: { path: '/auth/login' }, kind: 'status', status: 500, times: 1 });
  await soon(
    async () => Date.parse((await there.get('/sandbox/clock')).json<{ now: string }>().now) === TEST_NOW_MS + 5_000,
  );
  const third = await open();
  const restarted = clientOf({ db: bank.db, sandbox: third });
  expect(Date.parse((await restarted.get('/sandbox/clock')).json<{ now: string }>().now)).toBe(TEST_NOW_MS + 5_000);
  const statuses = [await restarted.login('ana'), await there.login('ana'), await here.login('ana')].map(
    (a) => a.statusCode,
  );
  expect(statuses).toEqual([500, 200, 200]);
  await third.close();
});
