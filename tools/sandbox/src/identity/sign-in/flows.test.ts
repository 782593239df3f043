// Rules: R2.4.5, R1.3.6, R1.4.1, R1.4.4, R1.4.5, R1.7.14 to R1.7.17.
import type { LoginResult } from '@bank/protocol/auth';
import { loginResult } from '@bank/protocol/auth';
import { bankForEachTest } from '../../testing';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';
import { PERSONA_PASSWORD } from '../../seed/personas';

const bank = bankForEachTest();
const client = clientOf(bank);

const SECOND = 1_000;
const DAY = 86_400_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

type Flow = LoginResult['authFlow'];
type Of<F extends Flow> = Extract<LoginResult, { authFlow: F }>;

/** Signs in with the password, and checks the answer against the table. */
async function login<F extends Flow>(persona: string, flow: F, fields: object = {}): Promise<Of<F>> {
  const answer = await client.post(
    '/auth/login',
    {
      client: 'spa',
      username: `${persona}@personas.test`,
      password: PERSONA_PASSWORD,
      codeChallenge: CHALLENGE,
      ...fields,
    },
    { 'user-agent': CHROME },
  );
  const result = loginResult.parse(answer.json());
  expect(result.authFlow).toBe(flow);
  return result as Of<F>;
}
const exchange = (code: string, fields: object = {}) =>
  client.post('/auth/token', { code, codeVerifier: VERIFIER, ...fields }, { 'user-agent': CHROME });
const wordOf = async (answer: ReturnType<typeof exchange>) => (await answer).json<{ code?: string }>().code;
const answerPhone = (id: string, result: boolean) => client.post(`/sandbox/push/${encodeURIComponent(id)}`, { result });
const sent = async (channel: string) =>
  (await client.get('/sandbox/outbox'))
    .json<{ id: string; channel: string; to: string; text: string; code?: string }[]>()
    .filter((message) => message.channel === channel);
const attempts = async (userId: number) =>
  (
    await bank.db.query<{ result: string }>('SELECT result FROM login_attempt WHERE user_id = $1 ORDER BY at, id', [
      userId,
    ])
  ).map((row) => row.result);
const works = async (answer: { json<T>(): T }) =>
  (await client.call(answer.json<{ accessToken: string }>().accessToken, 'customerInfoGet')).statusCode === 200;

describe('direct', () => {
  it('is exchanged at once, within 60 s, and once', async () => {
    const late = await login('dora', 'direct');
    bank.clock.advance(60 * SECOND);
    expect(await wordOf(exchange(late.code))).toBe('signInExpired');
    const { code } = await login('dora', 'direct', { client: 'sei' });
    expect(await works(await exchange(code))).toBe(true);
    expect(await wordOf(exchange(code))).toBe('signInExpired');
    expect(await attempts(13)).toEqual(['ok']);
  });
});

describe('sms', () => {
  it('sends to the phone, with the identifier in the text, and a new one with every message', async () => {
    const { code, maskedPhone, identifier } = await login('sam', 'sms');
    expect(maskedPhone).toBe('•••• 14');
    const [message] = await sent('sms');
    expect(message?.to).toBe('+40700000014');
    expect(message?.text).toContain(`${identifier}: `);
    const again = (await client.post('/auth/otp/re-send', { code })).json<{ identifier: string }>();
    const second = (await sent('sms'))[1];
    expect(second?.text).toContain(`${again.identifier}: `);
    expect(await works(await exchange(code, { otp: second?.code }))).toBe(true);
  });
});

describe('verifyDevice', () => {
  const withCode = async (fields: object = {}) => {
    const { code } = await login('vera', 'verifyDevice');
    return exchange(code, { otp: await client.lastCode('vera'), ...fields });
  };

  it('names the browser, and knows it the next time when it was asked to', async () => {
    const { code, device, sentTo } = await login('vera', 'verifyDevice');
    expect([device, sentTo]).toEqual([{ name: 'Chrome on Linux', location: null }, 'v•••@personas.test']);
    expect((await sent('email'))[0]?.text).toContain('Chrome on Linux');
    const otp = await client.lastCode('vera');
    const { accessToken, deviceSecret } = (await exchange(code, { otp, remember: true })).json<{
      accessToken: string;
      deviceSecret: string;
    }>();
    const known = await client.get('/device-api/device', { authorization: `Bearer ${accessToken}` });
    expect(known.json()).toEqual({ devices: [expect.objectContaining({ name: 'Chrome on Linux', isThis: true })] });
    const again = await login('vera', 'direct', { secret: deviceSecret });
    expect(await works(await exchange(again.code))).toBe(true);
    const [row] = await bank.db.query<{ all: string }>('SELECT json_agg(b)::text AS all FROM known_browser b');
    expect(row?.all).not.toContain(deviceSecret);
  });

  it('remembers nothing unasked, and a secret helps nobody else, nor once it was deleted', async () => {
    expect((await withCode()).json()).not.toHaveProperty('deviceSecret');
    const tokens = (await withCode({ remember: true })).json<{ accessToken: string; deviceSecret: string }>();
    await bank.db.query(`UPDATE app_user SET two_factor_mode = 'verifyDevice' WHERE id = 2`);
    await login('ben', 'verifyDevice', { secret: tokens.deviceSecret });
    const authorization = `Bearer ${tokens.accessToken}`;
    const [known] = (await client.get('/device-api/device', { authorization })).json<{ devices: { id: string }[] }>()
      .devices;
    const remove = () =>
      bank.sandbox.inject({ method: 'DELETE', url: `/device-api/device/${known?.id}`, headers: { authorization } });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
    await login('vera', 'verifyDevice', { secret: tokens.deviceSecret });
  });
});

describe('push', () => {
  it('waits for the phone, which shows the number, and goes on when it says yes', async () => {
    const { code, key, number, devices, deeplink } = await login('pia', 'push');
    expect(devices).toEqual([expect.objectContaining({ name: 'Pia’s phone', status: 'approved' })]);
    expect(deeplink).toContain(key);
    expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(await wordOf(exchange(code))).toBe('waitingForDevice');
    const [push] = (await client.get('/sandbox/push')).json<{ id: string }[]>();
    expect(push).toMatchObject({
      to: 'pia@personas.test',
      kind: 'signIn',
      number,
      text: expect.stringContaining(number),
    });
    expect((await answerPhone(push?.id ?? '', true)).json()).toEqual({ result: true });
    expect((await answerPhone(key, true)).statusCode).toBe(404);
    expect((await client.get('/sandbox/push')).json()).toEqual([]);
    expect(await works(await exchange(code))).toBe(true);
    expect(await attempts(12)).toEqual(['ok']);
  });

  it('is over when the phone says no', async () => {
    const { code, key } = await login('pia', 'push');
    await answerPhone(key, false);
    expect(await wordOf(exchange(code))).toBe('declined');
    expect(await wordOf(client.post('/auth/push/re-send', { key }))).toBe('declined');
    expect(await attempts(12)).toEqual(['declined']);
  });

  it('asks for ten minutes, then three times again at most when told to', async () => {
    const { code, key } = await login('pia', 'push');
    bank.clock.advance(600 * SECOND);
    expect(await wordOf(exchange(code))).toBe('expired');
    expect((await answerPhone(key, true)).statusCode).toBe(404);
    const again = await client.post('/auth/push/re-send', { key });
    const { number, expiresAt } = again.json<{ number: string; expiresAt: string }>();
    expect(Date.parse(expiresAt)).toBe(bank.clock.now() + 600 * SECOND);
    expect((await client.get('/sandbox/push')).json()).toMatchObject([{ number }]);
    for (let sends = 3; sends <= 4; sends += 1) await client.post('/auth/push/re-send', { key });
    expect(await wordOf(client.post('/auth/push/re-send', { key }))).toBe('tooManySends');
    bank.clock.advance(599 * SECOND);
    await answerPhone(key, true);
    expect(await works(await exchange(code))).toBe(true);
  });

  it('is confirmed by a session of the same user, and by nobody else’s', async () => {
    const first = await login('pia', 'push');
    await answerPhone(first.key, true);
    const { accessToken: own } = (await exchange(first.code)).json<{ accessToken: string }>();
    const { accessToken: other } = await client.signIn('ana');
    const { code, key } = await login('pia', 'push');
    const confirm = (token: string, which: string) =>
      bank.sandbox.inject({
        method: 'PUT',
        url: `/auth/login/${which}/confirm`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ result: true }),
      });
    const [foreign, unknown] = [await confirm(other, key), await confirm(other, 'x'.repeat(43))];
    expect([foreign.statusCode, foreign.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(foreign.statusCode).toBe(404);
    expect(await wordOf(exchange(code))).toBe('waitingForDevice');
    expect((await confirm(own, key)).statusCode).toBe(200);
    expect(await works(await exchange(code))).toBe(true);
  });

  it('takes the temporary token for no access token', async () => {
    const { temporaryToken } = await login('pia', 'push');
    expect((await client.call(temporaryToken, 'customerInfoGet')).statusCode).toBe(401);
  });
});

describe('moving to a phone', () => {
  const request = (code: string) => client.post('/auth/scp/request', { code });
  const modeOf = async (userId: number) =>
    (
      await bank.db.query('SELECT two_factor_mode AS mode, migration_kind AS migration FROM app_user WHERE id = $1', [
        userId,
      ])
    )[0];

  it('can be put off while days are left, to the last moment, and then no more', async () => {
    const { code, migration } = await login('mia', 'otp');
    expect(migration).toEqual({ kind: 'soft', daysLeft: 12, strategy: 'migrate' });
    expect(await works(await exchange(code, { otp: await client.lastCode('mia') }))).toBe(true);
    bank.clock.advance(12 * DAY - 1);
    expect((await login('mia', 'otp')).migration).toEqual({ kind: 'soft', daysLeft: 1, strategy: 'migrate' });
    bank.clock.advance(1);
    const last = await login('mia', 'otp');
    expect(last.migration).toEqual({ kind: 'strict', daysLeft: null, strategy: 'migrate' });
    expect(await wordOf(exchange(last.code, { otp: await client.lastCode('mia') }))).toBe('deviceRequired');
  });

  it('strict: nothing goes on until a phone was linked through this sign-in; then the phone is the factor', async () => {
    const { code, migration } = await login('max', 'direct');
    expect(migration).toEqual({ kind: 'strict', daysLeft: null, strategy: 'enable' });
    expect(await wordOf(exchange(code))).toBe('deviceRequired');
    const { deeplink, key } = (await request(code)).json<{ deeplink: string; key: string }>();
    expect(deeplink).toMatch(/^bankapp:\/\/link\/[\w-]{43}$/);
    expect((await client.get('/sandbox/push')).json()).toEqual([
      { id: key, to: 'max@personas.test', kind: 'link', text: 'Link this phone to the account of Max Weber?' },
    ]);
    // The phone knows what the QR code carries, and nothing else.
    expect((await answerPhone(deeplink.split('/').at(-1) ?? '', true)).statusCode).toBe(200);
    expect(await modeOf(17)).toEqual({ mode: 'push', migration: 'none' });
    expect(await works(await exchange(code))).toBe(true);
    expect((await login('max', 'push')).migration).toBeUndefined();
  });

  it('a phone that said no leaves everything as it was', async () => {
    const { code } = await login('max', 'direct');
    const { key } = (await request(code)).json<{ key: string }>();
    await answerPhone(key, false);
    expect(await wordOf(exchange(code))).toBe('deviceRequired');
    expect(await modeOf(17)).toEqual({ mode: 'direct', migration: 'strict' });
  });

  it('a password alone links no phone: it counts when the code was right, whichever came first', async () => {
    const { code } = await login('mia', 'otp');
    const { key } = (await request(code)).json<{ key: string }>();
    await answerPhone(key, true);
    expect(await modeOf(16)).toEqual({ mode: 'otp', migration: 'soft' });
    expect(await wordOf(exchange(code))).toBe('codeRequired');
    expect(await works(await exchange(code, { otp: await client.lastCode('mia') }))).toBe(true);
    expect(await modeOf(16)).toEqual({ mode: 'push', migration: 'none' });
  });

  it('the code that was right is not asked for again after the phone', async () => {
    bank.clock.advance(12 * DAY);
    const { code } = await login('mia', 'otp');
    expect(await wordOf(exchange(code, { otp: await client.lastCode('mia') }))).toBe('deviceRequired');
    const { key } = (await request(code)).json<{ key: string }>();
    await answerPhone(key, true);
    expect(await works(await exchange(code))).toBe(true);
  });

  it('is not offered to who has not to move, nor for a sign-in that is over', async () => {
    const { code } = await login('dora', 'direct');
    expect(await wordOf(request(code))).toBe('linkNotOffered');
    await exchange(code);
    expect(await wordOf(request(code))).toBe('signInExpired');
  });

  it('sends the store addresses to a number three times', async () => {
    const { code } = await login('max', 'direct');
    const send = () => client.post('/auth/stores-urls/send', { code, phoneNumber: '+40700999999' });
    for (let sends = 1; sends <= 3; sends += 1) expect((await send()).statusCode).toBe(200);
    expect(await wordOf(send())).toBe('tooManyMessages');
    const messages = await sent('sms');
    expect(messages.map((message) => message.to)).toEqual(Array(3).fill('+40700999999'));
    expect(messages[0]?.text).toMatch(/Android: https:\S+ iPhone: https:\S+/);
  });
});

it('says the same for a wrong password in every flow, and for an address nobody has', async () => {
  const wrong = (persona: string) => client.login(persona, 'nope');
  const nobody = await wrong('nobody');
  for (const persona of ['ana', 'otis', 'pia', 'dora', 'sam', 'vera', 'mia', 'max']) {
    const answer = await wrong(persona);
    expect([persona, answer.statusCode, answer.json()]).toEqual([persona, 403, nobody.json()]);
  }
  expect(await sent('sms')).toEqual([]);
  expect(await sent('push')).toEqual([]);
});

it('writes down what failed', async () => {
  await client.login('otis', 'nope');
  bank.clock.advance(SECOND);
  const { code } = await login('otis', 'otp');
  await exchange(code, { otp: 'xxxxxx' });
  expect(await attempts(3)).toEqual(['wrongPassword', 'wrongCode']);
  for (let n = 0; n < 10; n += 1) await client.login('otis', 'nope');
  await client.login('otis', PERSONA_PASSWORD);
  expect(await attempts(3)).toContain('locked');
});

describe('the second step chosen during a sign-in (R2.4.5)', () => {
  const choose = (code: string, mode = 'sms') => client.post('/auth/two-step-verification', { code, mode });
  const confirm = (reqId: string, code: string, loginCode: string, codeVerifier = VERIFIER) =>
    client.post(`/auth/two-step-verification/${reqId}/confirm`, { code, loginCode, codeVerifier });
  /** Mia has 12 days to move from codes by e-mail; the newest message holds the code. */
  const chosen = async () => {
    const { code } = await login('mia', 'otp');
    const { reqId, sentTo } = (await choose(code)).json<{ reqId: string; sentTo: string }>();
    return { code, reqId, sentTo, otp: (await sent('email')).findLast((message) => message.code)?.code ?? '' };
  };

  it('is confirmed by the factor there was, answers tokens, and is asked from then on', async () => {
    const { code, reqId, sentTo, otp } = await chosen();
    expect(sentTo).toContain('@');
    expect(await works(await confirm(reqId, otp, code))).toBe(true);
    expect(await wordOf(confirm(reqId, otp, code))).toBe('signInExpired');
    await login('mia', 'sms');
  });

  it('ends at an address that the user has closed', async () => {
    const { code, reqId, otp } = await chosen();
    await bank.db.query("UPDATE app_user SET access_ip_mode = 'block' WHERE email = 'mia@personas.test'");
    expect(await wordOf(confirm(reqId, otp, code))).toBe('addressBlocked');
    const open = `SELECT FROM session s JOIN app_user u ON u.id = s.user_id WHERE u.email = 'mia@personas.test' AND s.ended_at IS NULL`;
    expect(await bank.db.query(open)).toEqual([]);
  });

  it('counts wrong codes with those of the sign-in, and takes the right one with the right verifier only', async () => {
    const { code, reqId, otp } = await chosen();
    expect(await wordOf(confirm(reqId, otp === '000000' ? '000001' : '000000', code))).toBe('codeWrong');
    expect(await wordOf(confirm(reqId, otp, code, 'w'.repeat(43)))).toBe('signInExpired');
    expect(await attempts(16)).toEqual(['wrongCode']);
    await login('mia', 'otp');
  });

  it('is for those only whom the bank asks, and no way round a phone that has to be linked', async () => {
    expect(await wordOf(choose((await login('max', 'direct')).code))).toBe('deviceRequired');
    expect(await wordOf(choose((await login('dora', 'direct')).code))).toBe('linkNotOffered');
    expect(await wordOf(choose((await login('mia', 'otp')).code, 'push'))).toBe('needsDevice');
    expect(await wordOf(choose('nothing'))).toBe('signInExpired');
  });

  it('sends no more codes than a sign-in may', async () => {
    const { code } = await login('mia', 'otp');
    const words = [];
    for (let time = 0; time < 4; time += 1) words.push(await wordOf(choose(code)));
    expect(words.at(-1)).toBe('tooManySends');
    expect(words[0]).toBeUndefined();
  });

  it('stands for the first factor that the bank asked for', async () => {
    await bank.db.query(
      `UPDATE app_user SET migration_kind = 'soft', migration_until = $1, migration_strategy = 'enable' WHERE id = 13`,
      [new Date(bank.clock.now() + DAY)],
    );
    const { code } = await login('dora', 'direct');
    const { reqId } = (await choose(code)).json<{ reqId: string }>();
    const otp = (await sent('sms')).findLast((message) => message.code)?.code ?? '';
    expect(await works(await confirm(reqId, otp, code))).toBe(true);
    expect((await login('dora', 'sms')).migration).toBeUndefined();
  });
});
