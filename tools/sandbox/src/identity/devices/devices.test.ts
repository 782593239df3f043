// Rules: R1.3.5, R1.7.17.
import type { Device } from '@bank/protocol/auth';
import { rooms } from '@bank/protocol/all';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';
import { PERSONA_PASSWORD } from '../../seed/personas';

const rows = rooms.devices;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let ana: Record<string, string>;
let ben: Record<string, string>;

const bearer = async (persona: string) => ({
  authorization: `Bearer ${(await client.signIn(persona)).accessToken}`,
});
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  [ana, ben] = [await bearer('ana'), await bearer('ben')];
});
afterEach(() => bank.close());

const list = async (who = ana) => (await client.row(rows.devices, {}, who)).json<{ devices: Device[] }>().devices;
const create = async (name = 'My phone') =>
  (await client.row(rows.deviceCreate, { name, type: 'ios' }, ana)).json<{ deviceId: string; deeplink: string }>();
const link = async (result = true) => {
  const { deviceId, deeplink } = await create();
  await client.post(`/sandbox/push/${deeplink.split('/').at(-1)}`, { result });
  return deviceId;
};
const send = (deviceId: string, methodId = 'email', who = ana) =>
  client.row(rows.deviceApprove, { deviceId, methodId }, who);
const confirm = (deviceId: string, code: string, methodId = 'email', who = ana) =>
  client.row(rows.deviceApproveConfirm, { deviceId, methodId, code }, who);
const word = async (answer: ReturnType<typeof confirm>) => (await answer).json<{ code?: string }>().code;
const wrong = (right: string) => (right === '000000' ? '000001' : '000000');
const approved = async () => {
  const deviceId = await link();
  await send(deviceId);
  await confirm(deviceId, await client.lastCode('ana'));
  return deviceId;
};
const modesOf = async (userId: number) =>
  (
    await bank.db.query('SELECT two_factor_mode AS mode, approve_mode AS approve FROM app_user WHERE id = $1', [userId])
  )[0];

it('waits for the phone, is linked by it, and approved with a code by e-mail or SMS', async () => {
  const { deviceId, deeplink } = await create();
  expect(await list()).toEqual([
    { id: deviceId, type: 'ios', name: 'My phone', location: null, lastActivityAt: null, status: 'waiting' },
  ]);
  expect(await word(send(deviceId))).toBe('notLinked');
  await client.post(`/sandbox/push/${deeplink.split('/').at(-1)}`, { result: true });
  expect((await client.row(rows.deviceGet, { deviceId }, ana)).json()).toMatchObject({ status: 'linked' });
  const methods = await client.row(rows.deviceApproveMethods, {}, ana);
  expect(methods.json()).toEqual({
    methods: [
      { id: 'email', sentTo: 'a•••@personas.test' },
      { id: 'sms', sentTo: '•••• 01' },
    ],
  });
  expect((await send(deviceId, 'sms')).statusCode).toBe(200);
  const code = await client.lastCode('+40700000001');
  expect(await word(confirm(deviceId, code, 'email'))).toBe('codeWrong');
  expect((await confirm(deviceId, code, 'sms')).statusCode).toBe(200);
  expect((await list())[0]).toMatchObject({ status: 'approved', lastActivityAt: expect.any(String) });
  expect(await word(confirm(deviceId, code, 'sms'))).toBe('notLinked');
  // Having a phone and signing in by it are two things: the mode is the user's own choice.
  expect(await modesOf(1)).toEqual({ mode: 'simple', approve: 'otp' });
});

it('gives five tries, at once or not, and no more with another code (R0.22)', async () => {
  const deviceId = await link();
  await send(deviceId);
  const code = await client.lastCode('ana');
  const guesses = await Promise.all(Array.from({ length: 8 }, () => word(confirm(deviceId, wrong(code)))));
  expect(guesses.sort()).toEqual([...Array(4).fill('codeUsedUp'), ...Array(4).fill('codeWrong')]);
  expect(await word(confirm(deviceId, code))).toBe('codeUsedUp');
  expect(await word(send(deviceId))).toBe('codeUsedUp');
});

it('takes the code for ten minutes, the last one only', async () => {
  const deviceId = await link();
  await send(deviceId);
  const old = await client.lastCode('ana');
  bank.clock.advance(600_000);
  ana = await bearer('ana');
  expect(await word(confirm(deviceId, old))).toBe('codeExpired');
  await send(deviceId);
  const current = await client.lastCode('ana');
  bank.clock.advance(599_000);
  expect((await confirm(deviceId, current)).statusCode).toBe(200);
});

it('leaves nothing behind when the phone says no or nobody opens the link', async () => {
  await link(false);
  expect(await list()).toEqual([]);
  const { deeplink } = await create();
  bank.clock.advance(600_000);
  ana = await bearer('ana');
  expect(await list()).toEqual([]);
  expect((await client.post(`/sandbox/push/${deeplink.split('/').at(-1)}`, { result: true })).statusCode).toBe(404);
});

it('is nobody else’s: another user’s device is one that is not there', async () => {
  const deviceId = await link();
  await send(deviceId);
  const code = await client.lastCode('ana');
  expect(await list(ben)).toEqual([]);
  const tries = [
    client.row(rows.deviceGet, { deviceId }, ben),
    client.row(rows.deviceDelete, { deviceId }, ben),
    send(deviceId, 'email', ben),
    confirm(deviceId, code, 'email', ben),
    client.row(rows.deviceGet, { deviceId: 'unknown' }, ben),
  ];
  for (const answer of await Promise.all(tries))
    expect([answer.statusCode, await word(Promise.resolve(answer))]).toEqual([404, 'notFound']);
});

it('goes back to codes by e-mail when the last phone that approves goes, and says so', async () => {
  const result = await client.post('/auth/login', {
    client: 'spa',
    username: 'pia@personas.test',
    password: PERSONA_PASSWORD,
    codeChallenge: CHALLENGE,
  });
  const { key, code } = result.json<{ key: string; code: string }>();
  await client.post(`/sandbox/push/${key}`, { result: true });
  const tokens = (await client.post('/auth/token', { code, codeVerifier: VERIFIER })).json<{ accessToken: string }>();
  const pia = { authorization: `Bearer ${tokens.accessToken}` };
  const [phone] = await list(pia);
  expect((await client.row(rows.deviceDelete, { deviceId: phone?.id }, pia)).statusCode).toBe(200);
  expect(await modesOf(12)).toEqual({ mode: 'otp', approve: 'otp' });
  const mails = (await client.get('/sandbox/outbox?to=pia@personas.test')).json<{ channel: string; text: string }[]>();
  expect(mails.at(-1)).toMatchObject({ channel: 'email', text: expect.stringContaining('It was the last one') });
  expect((await client.login('pia')).json()).toMatchObject({ authFlow: 'otp' });
});

it('keeps the mode while another phone is left', async () => {
  await bank.db.query(`UPDATE app_user SET two_factor_mode = 'push' WHERE id = 1`);
  const [one, other] = [await approved(), await approved()];
  await client.row(rows.deviceDelete, { deviceId: one }, ana);
  expect(await modesOf(1)).toMatchObject({ mode: 'push' });
  await client.row(rows.deviceDelete, { deviceId: other }, ana);
  expect(await modesOf(1)).toMatchObject({ mode: 'otp' });
});

it('has ten phones at most', async () => {
  for (let count = 0; count < 10; count += 1) await create(`Phone ${count}`);
  expect((await client.row(rows.deviceCreate, { name: 'One more', type: 'ios' }, ana)).json()).toMatchObject({
    code: 'tooManyDevices',
  });
});
