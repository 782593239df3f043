// Rules: R0.60, R3.7.7, S7.
import { once } from 'node:events';
import type { SocketFrame } from '@bank/protocol/realtime';
import WebSocket from 'ws';
import { clientOf } from '../test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let base: string;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  base = (await bank.sandbox.listen(0, '127.0.0.1')).replace('http', 'ws');
});
afterEach(() => bank.close());

const connect = (origin?: string) => new WebSocket(`${base}/socket`, origin === undefined ? {} : { origin });
const closeCode = async (socket: WebSocket) => Number((await once(socket, 'close'))[0]);
const frame = async (socket: WebSocket): Promise<SocketFrame> => JSON.parse(String((await once(socket, 'message'))[0]));

async function ready(accessToken: string): Promise<WebSocket> {
  const socket = connect();
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token: accessToken }));
  expect(await frame(socket)).toEqual({ type: 'ready' });
  return socket;
}

it('tells both sides of a transfer, and nobody else', async () => {
  const [ana, ben, uma] = await Promise.all(['ana', 'ben', 'uma'].map((key) => client.signIn(key)));
  const sockets = await Promise.all([ana, ben, uma].map((tokens) => ready(tokens?.accessToken ?? '')));
  const heard: string[][] = [[], [], []];
  sockets.forEach((socket, i) => socket.on('message', (data) => heard[i]?.push(JSON.parse(String(data)).event)));
  const told = Promise.all([once(sockets[0] ?? bankless(), 'message'), once(sockets[1] ?? bankless(), 'message')]);
  const send = { accountId: 10021, amount: '1.00', currency: 'EUR', toEmail: 'ana@personas.test' };
  await client.call(ben?.accessToken ?? '', 'p2pTransfer', send);
  await told;
  expect(heard[0]).toContain('balanceChanged');
  expect(heard[1]).toContain('balanceChanged');
  expect(heard[2]).toEqual([]);
});

it.each(['{"type":"auth","token":"a.b.c"}', '{"type":"hello"}', 'not json', '{"type":"auth"}'])(
  'closes a socket whose first frame is %s',
  async (text) => {
    const socket = connect();
    await once(socket, 'open');
    socket.send(text);
    expect(await closeCode(socket)).toBe(4401);
  },
);

it('closes a socket that goes on talking', async () => {
  const socket = await ready((await client.signIn('ana')).accessToken);
  socket.send('{"type":"auth","token":"again"}');
  expect(await closeCode(socket)).toBe(4401);
});

it('answers pings, sixty between two of its own looks and no more', async () => {
  const socket = await ready((await client.signIn('ana')).accessToken);
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const pings = async (count: number) => {
    heard.length = 0;
    for (let ping = 0; ping < count; ping += 1) socket.send('{"type":"ping"}');
    while (heard.length < count) await once(socket, 'message');
    expect(heard).toEqual(Array.from({ length: count }, () => ({ type: 'pong' })));
  };
  await pings(60);
  await bank.tick(4_000);
  await pings(60);
  socket.send('{"type":"ping"}');
  expect(await closeCode(socket)).toBe(4401);
});

it.each(['{"type":"ping","more":1}', '{"type":"pong"}', 'ping'])('closes a socket that says %s', async (text) => {
  const socket = await ready((await client.signIn('ana')).accessToken);
  socket.send(text);
  expect(await closeCode(socket)).toBe(4401);
});

it('closes a socket that says nothing for five seconds', async () => {
  const socket = connect();
  await once(socket, 'open');
  const closed = closeCode(socket);
  await bank.tick(5_000);
  expect(await closed).toBe(4401);
});

it('lets in pages of this machine only', async () => {
  const foreign = connect('https://bank.example');
  const [error] = await once(foreign, 'error');
  expect(String(error)).toContain('403');
  const own = connect('http://localhost:4204');
  await once(own, 'open');
  own.close();
});

it('says goodbye at once at logout, and only to that session', async () => {
  const mine = await client.signIn('ana');
  const other = await client.signIn('ana');
  const [socket, otherSocket] = await Promise.all([ready(mine.accessToken), ready(other.accessToken)]);
  const farewell = frame(socket);
  const closed = closeCode(socket);
  await client.post('/auth/logout', { refreshToken: mine.refreshToken });
  expect(await farewell).toMatchObject({ type: 'event', event: 'sessionEnded' });
  expect(await closed).toBe(4403);
  expect(otherSocket.readyState).toBe(WebSocket.OPEN);
});

it('closes when a reused refresh token ends the family (D29)', async () => {
  const { accessToken, refreshToken } = await client.signIn('ana');
  const socket = await ready(accessToken);
  await client.refresh(refreshToken);
  bank.clock.advance(11_000);
  const closed = closeCode(socket);
  await client.refresh(refreshToken);
  expect(await closed).toBe(4403);
});

it('closes within five seconds when the session goes idle (D29)', async () => {
  const socket = await ready((await client.signIn('ana')).accessToken);
  const closed = closeCode(socket);
  bank.clock.advance(900_000);
  await bank.tick(5_000);
  expect(await closed).toBe(4403);
});

function bankless(): never {
  throw new Error('the socket is there');
}
