import { once } from 'node:events';
import type { SocketFrame } from '@bank/protocol/realtime';
import WebSocket from 'ws';
import { connectListener } from '../../platform/pg/pool';
import { fixedClock } from '../../platform/clock';
import { configFrom } from '../../platform/config';
import { PERSONA_PASSWORD } from '../../seed/personas';
import { createSandbox } from '../create-sandbox';
import { CHALLENGE, clientOf } from '../test-client';
import { TEST_NOW_MS, testBank } from '../../testing';
import type { TestBank } from '../../testing';

// The browser that waits for a phone: its temporary token hears how this sign-in was answered, and nothing else.

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let base: string;

beforeEach(async () => {
  bank = await testBank({ instances: true });
  client = clientOf(bank);
  base = await bank.sandbox.listen(0, '127.0.0.1');
});
afterEach(() => bank.close());

interface Push {
  code: string;
  key: string;
  temporaryToken: string;
}
const login = async (persona: string) => {
  const username = `${persona}@personas.test`;
  const body = { client: 'spa', username, password: PERSONA_PASSWORD, codeChallenge: CHALLENGE };
  return (await client.post('/auth/login', body)).json<Push>();
};
const answerPhone = (key: string, result = true) => client.post(`/sandbox/push/${key}`, { result });

/** Everything a socket hears; `next` resolves with the first unread frame. */
async function connect(token: string, at = base) {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/socket`);
  const heard: SocketFrame[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as SocketFrame));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token }));
  const next = async (): Promise<SocketFrame | undefined> => {
    if (heard.length === 0) await once(socket, 'message');
    return heard.shift();
  };
  return { socket, heard, next };
}
const answered = (key: string) => expect.objectContaining({ type: 'event', event: 'loginAnswered', subject: key });

it.each([true, false])('hears that the phone said %s', async (result) => {
  const { key, temporaryToken } = await login('pia');
  const { next } = await connect(temporaryToken);
  expect(await next()).toEqual({ type: 'ready' });
  await answerPhone(key, result);
  expect(await next()).toEqual(answered(key));
});

it('hears of a link too', async () => {
  const { code } = await login('max');
  const { key, temporaryToken } = (await client.post('/auth/scp/request', { code })).json<Push>();
  const { next } = await connect(temporaryToken);
  expect(await next()).toEqual({ type: 'ready' });
  await answerPhone(key);
  expect(await next()).toEqual(answered(key));
});

it('hears it also when the phone was faster', async () => {
  const { key, temporaryToken } = await login('pia');
  await answerPhone(key);
  const { next } = await connect(temporaryToken);
  expect([await next(), await next()]).toEqual([{ type: 'ready' }, answered(key)]);
});

it('hears nothing of another sign-in, of money, or of devices', async () => {
  const [mine, other] = [await login('pia'), await login('pia')];
  const { next, heard } = await connect(mine.temporaryToken);
  expect(await next()).toEqual({ type: 'ready' });
  await answerPhone(other.key);
  const { accessToken } = await client.signIn('ben');
  const send = { accountId: 10021, amount: '1.00', currency: 'EUR', toEmail: 'pia@personas.test' };
  await client.call(accessToken, 'p2pTransfer', send);
  await answerPhone(mine.key);
  expect(await next()).toEqual(answered(mine.key));
  expect(heard).toEqual([]);
});

it('lets nobody in with a key, a made-up token, or the token of a sign-in that is over', async () => {
  const { key, temporaryToken } = await login('pia');
  bank.clock.advance(1_200_000);
  for (const token of [key, 'x'.repeat(43), temporaryToken]) {
    const { socket } = await connect(token);
    expect(Number((await once(socket, 'close'))[0])).toBe(4401);
  }
});

it('hears it on another instance', async () => {
  const second = await createSandbox({
    db: bank.db,
    clock: fixedClock(TEST_NOW_MS),
    ids: bank.ids,
    config: configFrom({}),
    openListener: () => connectListener(bank.connectionString),
  });
  try {
    const { key, temporaryToken } = await login('pia');
    const { next } = await connect(temporaryToken, await second.listen(0, '127.0.0.1'));
    expect(await next()).toEqual({ type: 'ready' });
    await answerPhone(key);
    expect(await next()).toEqual(answered(key));
  } finally {
    await second.close();
  }
});

it('tells a user’s own sessions of their phones, and nobody else’s', async () => {
  const [ana, ben] = [await client.signIn('ana'), await client.signIn('ben')];
  const [mine, theirs] = [await connect(ana.accessToken), await connect(ben.accessToken)];
  expect([await mine.next(), await theirs.next()]).toEqual([{ type: 'ready' }, { type: 'ready' }]);
  const authorization = { authorization: `Bearer ${ana.accessToken}` };
  const created = await client.post('/auth/devices', { name: 'Phone', type: 'ios' }, authorization);
  const { deviceId, deeplink } = created.json<{ deviceId: string; deeplink: string }>();
  await answerPhone(deeplink.split('/').at(-1) ?? '');
  expect(await mine.next()).toMatchObject({ type: 'event', event: 'deviceChanged', subject: deviceId });
  expect(theirs.heard).toEqual([]);
});
