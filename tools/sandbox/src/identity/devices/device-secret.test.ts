import type { LoginResult } from '@bank/protocol/auth';
import { rooms } from '@bank/protocol/all';
import WebSocket from 'ws';
import { once } from 'node:events';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';
import { PERSONA_PASSWORD } from '../../seed/personas';

// ADR-13: what a phone's secret opens.

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let ana: Record<string, string>;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  ana = { authorization: `Bearer ${(await client.signIn('ana')).accessToken}` };
});
afterEach(() => bank.close());

interface DeviceTokens {
  accessToken: string;
  refreshToken: string;
  deviceSecret: string;
}

/** Links a phone in the settings. */
async function link(): Promise<{ deviceId: string; deviceSecret: string }> {
  const created = await client.row(rooms.devices.deviceCreate, { name: 'My phone', type: 'ios' }, ana);
  const { deviceId, deeplink } = created.json<{ deviceId: string; deeplink: string }>();
  const said = await client.post(`/sandbox/push/${deeplink.split('/').at(-1)}`, { result: true });
  return { deviceId, deviceSecret: said.json<{ deviceSecret: string }>().deviceSecret };
}
async function approved() {
  const phone = await link();
  await client.row(rooms.devices.deviceApprove, { deviceId: phone.deviceId, methodId: 'email' }, ana);
  const code = await client.lastCode('ana');
  await client.row(rooms.devices.deviceApproveConfirm, { deviceId: phone.deviceId, methodId: 'email', code }, ana);
  return phone;
}
const byPush = () => bank.db.query(`UPDATE app_user SET two_factor_mode = 'push' WHERE id = 1`);
const show = (secret: string) => client.post('/auth/token', { secret });
const open = async (secret: string) => (await show(secret)).json<DeviceTokens>();
const login = async (fields: object = {}) =>
  (
    await client.post('/auth/login', {
      ...{ client: 'spa', username: 'ana@personas.test', password: PERSONA_PASSWORD, codeChallenge: CHALLENGE },
      ...fields,
    })
  ).json<LoginResult>();
async function question() {
  const asked = await login();
  if (asked.authFlow !== 'push') throw new Error(`asked by ${asked.authFlow}`);
  return asked;
}
const confirm = (accessToken: string, key: string, result = true) =>
  client.row(rooms.auth.confirmLogin, { key, result }, { authorization: `Bearer ${accessToken}` });

it('is given to the phone once, has 256 bits, and is kept as a hash', async () => {
  const { deviceSecret } = await link();
  expect(deviceSecret).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  const [kept] = await bank.db.query<{ all: string }>('SELECT json_agg(d)::text AS all FROM device d');
  expect(kept?.all).not.toContain(deviceSecret.split('.')[1]);
  const shown = (await client.row(rooms.devices.devices, {}, ana)).payload;
  expect(shown).not.toMatch(/secret|push_?token/i);
});

it('opens a session that answers the owner’s sign-ins, and does nothing else', async () => {
  const { deviceSecret } = await approved();
  await byPush();
  const { key, code } = await question();
  const { accessToken, refreshToken } = await open(deviceSecret);
  for (const method of ['customerInfoGet', 'balanceInquiry', 'p2pTransfer', 'userAccessInfo'])
    expect((await client.call(accessToken, method)).json()).toMatchObject({ responseCode: 'ENOA' });
  const bearer = { authorization: `Bearer ${accessToken}` };
  expect((await client.row(rooms.devices.devices, {}, bearer)).statusCode).toBe(403);
  expect((await client.row(rooms.auth.postLogin, { codeChallenge: CHALLENGE, client: 'spa' }, bearer)).statusCode).toBe(
    403,
  );
  const renewed = (await client.refresh(refreshToken)).json<DeviceTokens>();
  expect((await client.call(renewed.accessToken, 'customerInfoGet')).json()).toMatchObject({ responseCode: 'ENOA' });
  expect((await confirm(renewed.accessToken, key)).statusCode).toBe(200);
  expect((await client.post('/auth/token', { code, codeVerifier: VERIFIER })).statusCode).toBe(200);
});

it('answers for its owner only', async () => {
  const { accessToken } = await open((await approved()).deviceSecret);
  const pia = await client.post('/auth/login', {
    ...{ client: 'spa', username: 'pia@personas.test', password: PERSONA_PASSWORD, codeChallenge: CHALLENGE },
  });
  expect((await confirm(accessToken, pia.json<{ key: string }>().key)).statusCode).toBe(404);
});

it('hears no events', async () => {
  const { accessToken } = await open((await approved()).deviceSecret);
  const base = (await bank.sandbox.listen(0, '127.0.0.1')).replace('http', 'ws');
  const socket = new WebSocket(`${base}/socket`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token: accessToken }));
  expect(Number((await once(socket, 'close'))[0])).toBe(4401);
});

it('lasts five minutes, however often it is refreshed', async () => {
  const { refreshToken } = await open((await approved()).deviceSecret);
  bank.clock.advance(299_000);
  const next = (await client.refresh(refreshToken)).json<DeviceTokens>();
  expect(next.accessToken).toBeDefined();
  bank.clock.advance(1_000);
  expect((await client.refresh(next.refreshToken)).statusCode).toBe(403);
});

it('is replaced with every use; an answer that was lost is given again', async () => {
  const first = (await approved()).deviceSecret;
  const [second, again] = [await open(first), await open(first)];
  expect(second.deviceSecret).not.toBe(first);
  expect(again.deviceSecret).toBe(second.deviceSecret);
  const third = await open(second.deviceSecret);
  expect(new Set([first, second.deviceSecret, third.deviceSecret]).size).toBe(3);
});

it('gives ten uses at once one successor', async () => {
  const { deviceSecret } = await approved();
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(deviceSecret)));
  expect(new Set(answers.map((answer) => answer.deviceSecret)).size).toBe(1);
});

it('ends when a copy of it turns up, its sessions with it, and says so', async () => {
  const first = (await approved()).deviceSecret;
  const second = await open(first);
  const third = await open(second.deviceSecret);
  expect((await show(first)).json()).toMatchObject({ code: 'deviceRefused' });
  expect((await show(third.deviceSecret)).statusCode).toBe(403);
  expect((await client.refresh(third.refreshToken)).statusCode).toBe(403);
  const letters = (await client.get('/sandbox/outbox?to=ana@personas.test')).json<{ subject: string }[]>();
  expect(letters.map(({ subject }) => subject)).toContain('A copy of your phone may be in use');
});

const REFUSED: Readonly<Record<string, () => Promise<string>>> = {
  'an unknown one': () => Promise.resolve(`${'A'.repeat(43)}.${'A'.repeat(43)}`),
  'one without parts': () => Promise.resolve('A'.repeat(43)),
  'one of another form': () => Promise.resolve('..'),
  'an id without its secret': async () => `${(await approved()).deviceSecret.split('.')[0]}.`,
  'a secret of another phone': async () =>
    `${(await approved()).deviceSecret.split('.')[0]}.${(await approved()).deviceSecret.split('.')[1]}`,
  'one of a phone that is not approved': async () => (await link()).deviceSecret,
  'one of a phone that is gone': async () => {
    const { deviceId, deviceSecret } = await approved();
    await client.row(rooms.devices.deviceDelete, { deviceId }, ana);
    return deviceSecret;
  },
  'a browser’s': async () => {
    const asked = await client.login('vera');
    const code = await client.lastCode('vera');
    const remembered = { code: asked.json<{ code: string }>().code, codeVerifier: VERIFIER, otp: code, remember: true };
    return (await client.post('/auth/token', remembered)).json<DeviceTokens>().deviceSecret;
  },
};

it.each(Object.entries(REFUSED))('refuses %s, in one way', async (_what, secretOf) => {
  const answer = await show(await secretOf());
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { code: 'deviceRefused', message: 'This phone is not linked any more. Link it again.' },
  ]);
});

it('slows down whoever tries many', async () => {
  await bank.close();
  bank = await testBank({ config: { signInsPerMinute: 2 } });
  client = clientOf(bank);
  // Each secret is another subject, and an address has ten times as many calls as a subject.
  const tried: number[] = [];
  for (let n = 0; n <= 20; n += 1) tried.push((await show(`a.${n}`)).statusCode);
  expect([tried.slice(0, 20), tried[20]]).toEqual([Array.from({ length: 20 }, () => 403), 429]);
});

it('ends its sessions with the phone, and with a changed password; the phone stays the second factor of the new one', async () => {
  const { deviceId, deviceSecret } = await approved();
  const first = await open(deviceSecret);
  await client.post('/?passwordChangeRequest', { email: 'ana@personas.test' });
  const changed = { email: 'ana@personas.test', code: await client.lastCode('ana'), password: 'Harbour-lamp-93' };
  await client.post('/?passwordChangeWithCode', changed);
  expect((await client.refresh(first.refreshToken)).statusCode).toBe(403);
  const second = await open(first.deviceSecret);
  expect(second.accessToken).toBeDefined();
  ana = { authorization: `Bearer ${(await client.login('ana', 'Harbour-lamp-93')).json<DeviceTokens>().accessToken}` };
  await client.row(rooms.devices.deviceDelete, { deviceId }, ana);
  expect((await client.refresh(second.refreshToken)).statusCode).toBe(403);
});

describe('at sign-in', () => {
  it('spares the approving phone the question whether it is itself, and says where its messages go', async () => {
    const { deviceSecret } = await approved();
    await byPush();
    const result = await login({ secret: deviceSecret, pushToken: 'apns-1' });
    expect(result.authFlow).toBe('direct');
    const { key } = await question();
    const pushed = (await client.get('/sandbox/outbox?to=apns-1')).json<{ subject: string }[]>();
    expect(pushed.map(({ subject }) => subject)).toEqual([key]);
  });

  it.each(['of nobody', 'not approved', 'replaced'])('asks the phone all the same with a secret %s', async (what) => {
    const phone = what === 'not approved' ? await link() : await approved();
    await byPush();
    if (what === 'replaced') await open((await open(phone.deviceSecret)).deviceSecret);
    const secret = what === 'of nobody' ? 'x.y' : phone.deviceSecret;
    expect((await login({ secret, pushToken: 'apns-2' })).authFlow).toBe('push');
    expect((await client.get('/sandbox/outbox?to=apns-2')).json()).toEqual([]);
  });

  it('is given to a phone that is linked on the way, and works when the other factor was shown', async () => {
    await bank.db.query(
      `UPDATE app_user SET two_factor_mode = 'otp', migration_kind = 'strict', migration_strategy = 'migrate' WHERE id = 1`,
    );
    const asked = await login();
    if (!('code' in asked)) throw new Error('no code');
    const { key } = (await client.post('/auth/scp/request', { code: asked.code })).json<{ key: string }>();
    const said = await client.post(`/sandbox/push/${key}`, { result: true });
    const { deviceSecret } = said.json<{ deviceSecret: string }>();
    expect((await show(deviceSecret)).json()).toMatchObject({ code: 'deviceRefused' });
    const otp = await client.lastCode('ana');
    const done = await client.post('/auth/token', { code: asked.code, codeVerifier: VERIFIER, otp });
    expect(done.statusCode).toBe(200);
    expect((await show(deviceSecret)).statusCode).toBe(200);
  });
});
