// Rules: R0.181, R2.3.7, R2.3.8, R2.7.10, R2.7.11.
import { PERSONA_PASSWORD } from '../../seed/personas';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let accessToken: string;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

/** One bank for all, with sia as she was: a bank for each test takes seconds. */
beforeEach(async () => {
  await bank.db.query(
    `UPDATE app_user SET two_factor_mode = 'simple', approve_mode = 'none', access_ip_mode = 'off',
       password_hash = (SELECT password_hash FROM app_user WHERE id = 1) WHERE id = 37`,
  );
  for (const table of ['trusted_ip', 'security_change', 'device', 'payout_block', 'outbox', 'sign_in_guard']) {
    await bank.db.query(`DELETE FROM ${table}`);
  }
  // The caches of a few seconds expire.
  bank.clock.advance(6_000);
  accessToken = (await client.signIn('sia')).accessToken;
});

const SIA = 'sia@personas.test';
const NEW = 'Harbour-lamp-93';
const password = PERSONA_PASSWORD;
const call = async (method: string, body: object = {}, token = accessToken) =>
  (await client.call(token, method, body)).json<Record<string, unknown> & { responseCode: string }>();
const http = (url: string, body: object, token = accessToken) =>
  client.post(url, body, { authorization: `Bearer ${token}` });
const from = (remoteAddress: string, url: string, body: object, headers: Record<string, string> = {}) =>
  bank.sandbox.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const wrong = (right: string) => (right === '000000' ? '000001' : '000000');

describe('two-step verification', () => {
  const start = (body: object) => http('/customer/two-step-verification', { password, ...body });
  const waitsFor = async (body: object) =>
    (await start(body)).json<{ waitsFor: { requestKey: string; sentTo: string; what: string } }>().waitsFor;
  const confirm = (key: string, code: string, token = accessToken) =>
    http(`/customer/two-step-verification/${key}/confirm`, { code }, token);

  it('is turned on with the password and the code of the new factor, tells by e-mail, and is then asked for', async () => {
    const { requestKey, sentTo, what } = await waitsFor({ mode: 'otp' });
    expect(sentTo).toBe('s•••@personas.test');
    expect(what).toBe('you log in with a code by e-mail');
    const [asked] = await bank.db.query<{ text: string }>(
      `SELECT text FROM outbox WHERE recipient = $1 ORDER BY seq DESC LIMIT 1`,
      [SIA],
    );
    expect(asked?.text).toContain(`It confirms this change: ${what}.`);
    expect((await call('securitySettingsGet'))['login2faMode']).toBe('simple');
    expect((await confirm(requestKey, await client.lastCode('sia'))).statusCode).toBe(200);
    expect((await call('securitySettingsGet'))['login2faMode']).toBe('otp');
    expect((await client.login('sia')).json()).toMatchObject({ authFlow: 'otp' });
    const [notice] = await bank.db.query<{ text: string }>(
      `SELECT text FROM outbox WHERE recipient = $1 AND subject = 'Your security settings were changed'`,
      [SIA],
    );
    expect(notice?.text).toContain('you log in with a code by e-mail');
  });

  it('asks the factor there is, not the new one', async () => {
    await bank.db.query(`UPDATE app_user SET two_factor_mode = 'sms' WHERE id = 37`);
    expect(await waitsFor({ mode: 'simple' })).toMatchObject({ sentTo: '•••• 37' });
  });

  it('does not change with a wrong password, and counts it', async () => {
    const answer = await start({ mode: 'otp', password: 'nope' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      'This is not your current password.',
    ]);
    for (let n = 0; n < 10; n += 1) await start({ mode: 'otp', password: 'nope' });
    expect((await start({ mode: 'otp' })).json()).toMatchObject({ code: 'locked' });
  });

  it('needs a phone that approves for push', async () => {
    expect((await start({ mode: 'push' })).json()).toMatchObject({ message: 'Link and approve a phone first.' });
    await bank.db.query(
      `INSERT INTO device (id, user_id, type, name, status, created_at) VALUES ('p', 37, 'ios', 'Mine', 'approved', now())`,
    );
    expect(await waitsFor({ mode: 'push' })).toMatchObject({ sentTo: '•••• 37' });
  });

  it('gives a code five tries, ten minutes, one use, to its user only (R0.22)', async () => {
    const { requestKey } = await waitsFor({ typeMode: 'otp' });
    const code = await client.lastCode('sia');
    const ana = (await client.signIn('ana')).accessToken;
    expect((await confirm(requestKey, code, ana)).statusCode).toBe(403);
    for (let n = 1; n <= 5; n += 1) expect((await confirm(requestKey, wrong(code))).statusCode).toBe(403);
    expect((await confirm(requestKey, code)).json<{ message: string }>().message).toMatch(/^Too many wrong codes/);

    const second = await waitsFor({ typeMode: 'otp' });
    const fresh = await client.lastCode('sia');
    bank.clock.advance(600_000);
    accessToken = (await client.signIn('sia')).accessToken;
    expect((await confirm(second.requestKey, fresh)).json<{ message: string }>().message).toMatch(/expired/);

    const third = await waitsFor({ typeMode: 'otp' });
    const last = await client.lastCode('sia');
    expect((await confirm(third.requestKey, last)).statusCode).toBe(200);
    expect((await confirm(third.requestKey, last)).statusCode).toBe(403);
    expect((await call('securitySettingsGet'))['transactionApproveMode']).toBe('otp');
  });
});

describe('the password', () => {
  const change = (fields: object) =>
    call('passwordChange', { password, passwordNew: NEW, passwordNewRepeat: NEW, ...fields });

  it('changes at once without a second factor, and ends the other sessions only', async () => {
    const other = (await client.signIn('sia')).accessToken;
    expect(await change({})).toMatchObject({ responseCode: '00', waitsFor: null });
    expect(await call('securitySettingsGet')).toMatchObject({ responseCode: '00' });
    expect((await client.call(other, 'securitySettingsGet')).statusCode).toBe(401);
    expect((await client.login('sia')).statusCode).toBe(403);
    expect((await client.login('sia', NEW)).statusCode).toBe(200);
  });

  it('waits for the code where there is a second factor', async () => {
    await bank.db.query(`UPDATE app_user SET two_factor_mode = 'otp' WHERE id = 37`);
    const { waitsFor } = await change({});
    expect((await client.login('sia')).statusCode).toBe(200);
    await bank.db.query(`DELETE FROM outbox WHERE text LIKE '%login%'`);
    const { requestKey } = waitsFor as { requestKey: string };
    expect(await call('securityChangeConfirm', { requestKey, code: await client.lastCode('sia') })).toMatchObject({
      responseCode: '00',
    });
    expect((await client.login('sia')).statusCode).toBe(403);
  });

  it.each([
    [{ password: 'nope' }, 'password'],
    [{ passwordNewRepeat: 'Another-lamp-94' }, 'passwordNewRepeat'],
    [{ passwordNew: 'short', passwordNewRepeat: 'short' }, 'passwordNew'],
    [{ passwordNew: password, passwordNewRepeat: password }, 'passwordNew'],
  ])('is refused for %j at the field', async (fields, field) => {
    expect(await change(fields)).toMatchObject({ responseCode: 'VF', validationErrors: [{ field }] });
    expect((await client.login('sia')).statusCode).toBe(200);
  });
});

describe('the IP whitelist', () => {
  const add = (ip: string) => call('ipWhitelistAdd', { ip, password });
  const setMode = (enable: string, more: object = {}) => call('ipWhitelistModeSet', { enable, password, ...more });
  const ips = async () => (await call('ipWhitelistList'))['ips'] as { ip: { ip: string; isYours: boolean }[] };

  it.each(['203.0.113.9', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32', '203.0.113.77/24'])(
    'takes %s',
    async (ip) => {
      expect(await add(ip)).toMatchObject({ responseCode: '00', waitsFor: null });
      expect((await ips()).ip).toHaveLength(1);
    },
  );

  it.each(['203.0.113.256', '10.1', 'example.com', '203.0.113.0/33', ':', '2001:db8::/129', ''])(
    'refuses %j at the field',
    async (ip) => {
      expect(await add(ip)).toMatchObject({ responseCode: 'VF', validationErrors: [{ field: 'ip' }] });
    },
  );

  it('locks nobody out without a warning', async () => {
    expect(await setMode('block')).toMatchObject({ responseCode: 'VF', reason: 'wouldLockOut' });
    await add('127.0.0.0/8');
    expect(await setMode('block')).toMatchObject({ responseCode: '00' });
    const list = (await call('ipWhitelistList'))['ips'] as { ip: { id: number; isYours: boolean; toIp: string }[] };
    expect(list.ip).toMatchObject([{ ip: '127.0.0.0/8', toIp: '127.255.255.255', isYours: true }]);
    const gone = { id: list.ip[0]?.id, password };
    expect(await call('ipWhitelistDelete', gone)).toMatchObject({ reason: 'wouldLockOut' });
    expect(await call('ipWhitelistDelete', { ...gone, lockOut: true })).toMatchObject({ responseCode: '00' });
  });

  it('blocks every call and every sign-in from elsewhere, and says so to the user', async () => {
    await add('127.0.0.1');
    await setMode('block');
    bank.clock.advance(6_000);
    const headers = { authorization: `Bearer ${accessToken}` };
    const outside = await from('203.0.113.9', '/?balanceInquiry', {}, headers);
    expect(outside.json()).toMatchObject({ responseCode: 'ENOA' });
    expect(await call('balanceInquiry')).toMatchObject({ responseCode: '00' });
    const login = { client: 'spa', username: SIA, password, codeChallenge: 'x'.repeat(43) };
    const refusal = await from('203.0.113.9', '/auth/login', login);
    expect([refusal.statusCode, refusal.json()]).toEqual([403, expect.objectContaining({ code: 'addressBlocked' })]);
    const [last] = ((await call('loginHistory', { pageNumber: 1 }))['logins'] as { login: object[] }).login;
    expect(last).toMatchObject({ result: 'blocked', ip: '203.0.113.9' });
    expect((await client.login('sia')).statusCode).toBe(200);
  });

  it('only warns in the other mode', async () => {
    await setMode('warn');
    const login = { client: 'spa', username: SIA, password, codeChallenge: 'x'.repeat(43) };
    expect((await from('203.0.113.9', '/auth/login', login)).statusCode).toBe(200);
    const [mail] = await bank.db.query<{ text: string }>('SELECT text FROM outbox ORDER BY seq DESC LIMIT 1');
    expect(mail?.text).toContain('203.0.113.9');
  });
});

it('pages the login history by 20, newest first, the failed tries too, and nobody else’s', async () => {
  await bank.db.query(`DELETE FROM login_attempt WHERE user_id = 37 AND id NOT LIKE 'seeded-%'`);
  bank.clock.advance(1_000);
  await client.login('sia', 'nope');
  const first = await call('loginHistory', { pageNumber: 1 });
  const second = await call('loginHistory', { pageNumber: 2 });
  const login = (answer: object) => (answer as { logins: { login: { result: string; date: string }[] } }).logins.login;
  expect([login(first).length, login(second).length, first['total']]).toEqual([20, 5, 25]);
  expect(login(first)[0]?.result).toBe('wrongPassword');
  expect((await call('loginHistory', { pageNumber: 1, fromDate: '2031-01-01' }))['total']).toBe(0);
  // Days are those of the zone (R2.7.216).
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const fromDate = new Intl.DateTimeFormat('en-CA', { timeZone: east }).format(bank.clock.now());
  expect((await call('loginHistory', { pageNumber: 1, fromDate, timeZone: east }))['total']).toBeGreaterThan(0);
  expect((await call('loginHistory', { pageNumber: 1, fromDate, timeZone: west }))['total']).toBe(0);
  const ben = (await client.signIn('ben')).accessToken;
  expect((await call('loginHistory', { pageNumber: 1 }, ben))['total']).toBe(1);
});

it('ends the other sessions of a user, and this one stays', async () => {
  const other = (await client.signIn('sia')).accessToken;
  const ana = (await client.signIn('ana')).accessToken;
  const { ended } = await call('otherSessionsEnd');
  expect(ended).toBeGreaterThan(0);
  expect((await client.call(other, 'balanceInquiry')).statusCode).toBe(401);
  expect(await call('balanceInquiry')).toMatchObject({ responseCode: '00' });
  expect(await call('balanceInquiry', {}, ana)).toMatchObject({ responseCode: '00' });
});

describe('the is blocked', () => {
  const pay = (toEmail: string) => call('p2pTransfer', { accountId: 10271, amount: '1.00', currency: 'EUR', toEmail });

  it('keeps money from a blocked address, however it is typed, until it is taken off', async () => {
    await call('blackListAdd', { email: ' Ben@Personas.test', blockType: 'email', note: 'Scam' });
    expect(await call('checkPayeeEmail', { email: 'ben@personas.test' })).toMatchObject({ outBlacklist: true });
    expect(await pay('BEN@personas.test')).toMatchObject({
      responseCode: 'VF',
      reason: 'blockedPayee',
      responseDescription: expect.stringContaining('is blocked'),
    });
    await call('blackListDelete', { email: 'ben@personas.test' });
    expect(await pay('ben@personas.test')).toMatchObject({ responseCode: '00' });
  });

  it('keeps money from a blocked account', async () => {
    await call('blackListAdd', { email: '10 021', blockType: 'account' });
    expect(await pay('ben@personas.test')).toMatchObject({ reason: 'blockedPayee' });
    expect((await call('blackListGet'))['blackList']).toMatchObject([
      { email: '10021', blockType: 'account', note: '' },
    ]);
  });

  it('refuses what it cannot block, and the same twice', async () => {
    expect(await call('blackListAdd', { email: 'ben', blockType: 'email' })).toMatchObject({ reason: 'notAnEmail' });
    expect(await call('blackListAdd', { email: '1?', blockType: 'account' })).toMatchObject({ reason: 'notAnAccount' });
    await call('blackListAdd', { email: 'x@y.zz', blockType: 'email' });
    expect(await call('blackListAdd', { email: 'X@y.zz', blockType: 'email' })).toMatchObject({
      reason: 'listedAlready',
    });
  });
});
