// Rules: R0.146, R0.149.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { checkWebServer } from '@bank/deploy/check';
import { createPreviewServer } from '@bank/deploy/server';
import { PERSONA_PASSWORD } from '../seed/personas';
import { testBank } from '../testing';
import { CHALLENGE } from './test-client';

// A bank behind a brand's web server, with the limits that it has outside. Its visitors come from many addresses: all of 127.0.0.0/8 are of this machine.

/** Of `config.ts`; banks in tests have more. */
const AS_OUTSIDE = { codeSendsPerHour: 10, wrongCodesPerHour: 10, wrongCodesPerDay: 20, signInsPerMinute: 120 };
const NINE = ['ana', 'ben', 'pat', 'carl', 'sia', 'coen', 'cleo', 'kai', 'tara'];
const CUSTOMERS = 60;
const VIDA = 'vida@personas.test';

let bank: Awaited<ReturnType<typeof testBank>>;
let site: ReturnType<typeof createPreviewServer>;
let folder = '';
let port = 0;

beforeAll(async () => {
  bank = await testBank({ config: AS_OUTSIDE });
  const bankUrl = await bank.sandbox.listen(0, '127.0.0.1');
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  site = createPreviewServer({ dist: folder, bankUrl });
  port = await site.listen(0, '0.0.0.0');
});
afterAll(async () => {
  await site.close();
  await bank.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A request to the brand's web server from an address of this machine. */
const ask = (from: string, url: string, body: object | null, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path: `/api${url}`,
        method: body === null ? 'GET' : 'POST',
        localAddress: from,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] }));
      },
    );
    request.on('error', reject);
    request.end(body === null ? undefined : JSON.stringify(body));
  });
const addressOf = (n: number) => `127.0.1.${n + 1}`;
const login = (from: string, persona: string) =>
  ask(from, '/auth/login', {
    client: 'spa',
    username: `${persona}@personas.test`,
    password: PERSONA_PASSWORD,
    codeChallenge: CHALLENGE,
  });

const customerInfo = (from: string, token: string) =>
  ask(from, '/?customerInfoGet', {}, { authorization: `Bearer ${token}` });
/** The first frame that a socket from an address hears, or the code that it is closed with. */
const firstWordTo = async (token: string, from: string): Promise<string | number> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { localAddress: from });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token }));
  const frame = once(socket, 'message').then(([data]) => String(data));
  const word = await Promise.race([frame, once(socket, 'close').then(([code]) => Number(code))]);
  socket.terminate();
  return word;
};

test('nine customers from sixty addresses have sign-in codes of their own', async () => {
  await bank.db.query(`UPDATE app_user SET two_factor_mode = 'otp' WHERE email = ANY ($1)`, [
    NINE.map((key) => `${key}@personas.test`),
  ]);
  const answers: Answer[] = [];
  for (let n = 0; n < CUSTOMERS; n += 1) answers.push(await login(addressOf(n), NINE[n % NINE.length] ?? ''));
  expect(answers.map(({ body }) => body['code'] === 'tooManySends')).toEqual(answers.map(() => false));
  expect(answers.map(({ body }) => body['authFlow'])).toEqual(answers.map(() => 'otp'));
});

test('the bank counts each visitor for the address that the web server names, whatever the visitor says', async () => {
  expect((await ask('127.0.2.1', '/address', null)).body).toEqual({ address: '127.0.2.1', named: true });
  const forged = await ask('127.0.2.2', '/address', null, { 'x-forwarded-for': '198.51.100.1' });
  expect(forged.body).toEqual({ address: '127.0.2.2', named: true });
  const info = await ask('127.0.2.3', '/?ipInfoGet', {});
  expect(info.body).toMatchObject({ responseCode: '00', ip: '127.0.2.3' });
});

test('who blocks all addresses but their own is let in from there, by calls and by a socket, and nobody else is', async () => {
  const [home, elsewhere] = ['127.0.3.1', '127.0.3.2'];
  await bank.db.query(
    `INSERT INTO trusted_ip (user_id, network, created_at) SELECT id, $2, now() FROM app_user WHERE email = $1`,
    [VIDA, home],
  );
  await bank.db.query(`UPDATE app_user SET access_ip_mode = 'block' WHERE email = $1`, [VIDA]);
  const token = String((await login(home, 'vida')).body['accessToken']);
  const blocked = await login(elsewhere, 'vida');
  expect([blocked.status, blocked.body['code']]).toEqual([403, 'addressBlocked']);
  const heard = (from: string) => firstWordTo(token, from);
  expect([await heard(home), await heard(elsewhere)]).toEqual(['{"type":"ready"}', 4401]);
  const calls = await Promise.all([home, elsewhere].map((from) => customerInfo(from, token)));
  expect(calls.map(({ body }) => body['responseCode'])).toEqual(['00', 'ENOA']);
});

test('the check of a web server finds no fault in it, and one where the bank believes no peer', async () => {
  const here = `http://127.0.0.1:${port}`;
  expect(await checkWebServer(here, fetch)).toEqual({ address: '127.0.0.1', faults: [] });
  const strict = await testBank({ config: { trustedPeers: [] } });
  const other = createPreviewServer({ dist: folder, bankUrl: await strict.sandbox.listen(0, '127.0.0.1') });
  const { faults } = await checkWebServer(`http://127.0.0.1:${await other.listen(0)}`, fetch);
  expect(faults).toEqual([expect.stringContaining('counts all visitors as one')]);
  await other.close();
  await strict.close();
});

test('what a trusted web server says of its visitor opens nothing of the QA surface', async () => {
  const peer = '203.0.113.7';
  const trusting = await testBank({ config: { trustedPeers: [peer] } });
  const asked = (remoteAddress: string, headers: Record<string, string>) =>
    trusting.sandbox.inject({ method: 'GET', url: '/', remoteAddress, headers: { host: 'localhost', ...headers } });
  expect((await asked('127.0.0.1', {})).statusCode).toBe(200);
  for (const address of ['127.0.0.1', '::1'])
    expect((await asked(peer, { 'x-forwarded-for': address })).statusCode).toBe(403);
  await trusting.close();
});
