// Rules: D36, R1.3.2, R1.3.3, R1.5.1, R1.7.11, R1.8.4.
import { bankForEachTest } from '../../testing';
import { clientOf, VERIFIER } from '../../server/test-client';
import { challengeOf } from '../auth/login-code';
import { createPasswordPool, NOBODYS_HASH } from '../auth/password';

const bank = bankForEachTest();
const client = clientOf(bank);

const SECOND = 1_000;
const startOtp = async () => (await client.login('otis')).json<{ code: string; sentTo: string; authFlow: string }>();
const exchange = (code: string, otp?: string, codeVerifier = VERIFIER) =>
  client.post('/auth/token', { code, codeVerifier, otp });
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');
const tokenFor = async (persona: string) => {
  const answer = await client.post('/sandbox/sign-in', { persona, brand: 'd' });
  return Object.fromEntries(new URL(answer.json<{ url: string }>().url).searchParams);
};

it('makes the challenge of RFC 7636, appendix B (D01)', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('hashes a password with its own salt and knows it again, however its accents are typed', async () => {
  const pool = createPasswordPool();
  const passwords = pool.from('203.0.113.7');
  const [one, two] = await Promise.all([passwords.hash('café'), passwords.hash('café')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.verify('cafe\u0301', one)).toBe(true);
  expect(await passwords.verify('cafe', one)).toBe(false);
  expect(await passwords.verify('cafe', NOBODYS_HASH)).toBe(false);
  await pool.close();
});

it('says the same for a wrong password and an address nobody has', async () => {
  const wrong = await client.login('ana', 'nope');
  const nobody = await client.login('nobody', 'nope');
  expect(wrong.statusCode).toBe(403);
  expect(wrong.json()).toEqual({ message: 'The e-mail address or the password is not right.', code: 'badCredentials' });
  expect([nobody.statusCode, nobody.json()]).toEqual([wrong.statusCode, wrong.json()]);
});

it('answers in the language asked for', async () => {
  const answer = await client.login('ana', 'nope', { 'accept-language': 'uk-UA,en;q=0.5' });
  expect(answer.json()).toMatchObject({ message: 'Неправильна адреса електронної пошти або пароль.' });
});

it('does not care about the case of an address', async () => {
  expect((await client.login('ANA')).statusCode).toBe(200);
});

it.each(['ana', 'nobody'])('locks %s after ten wrong passwords and says until when', async (persona) => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => client.login(persona, 'nope')));
  const codes = answers.map((answer) => answer.json<{ code: string }>().code);
  expect(codes.filter((code) => code === 'badCredentials')).toHaveLength(10);
  const locked = await client.login(persona);
  expect(locked.json()).toEqual({
    code: 'locked',
    message: expect.stringMatching(/opens again in 15 min\.$/),
  });
  expect(locked.headers['retry-after']).toBe('900');
});

it('opens again when the lock is over, and a right password clears the count', async () => {
  for (let i = 0; i < 11; i += 1) await client.login('ana', 'nope');
  bank.clock.advance(900 * SECOND);
  expect((await client.login('ana')).statusCode).toBe(200);
  for (let i = 0; i < 9; i += 1) await client.login('ana', 'nope');
  expect((await client.login('ana')).statusCode).toBe(200);
  expect((await client.login('ana', 'nope')).json()).toMatchObject({ code: 'badCredentials' });
});

it('slows down whoever signs in too often', async () => {
  await bank.replace({ signInsPerMinute: 2 });
  expect([(await client.login('ana')).statusCode, (await client.login('ana')).statusCode]).toEqual([200, 200]);
  const slow = await client.login('ana');
  expect([slow.statusCode, slow.headers['retry-after']]).toEqual([429, '60']);
  expect((await client.login('ben')).statusCode).toBe(200);
  bank.clock.advance(60 * SECOND);
  expect((await client.login('ana')).statusCode).toBe(200);
});

describe('with a code', () => {
  it('signs in, once', async () => {
    const { code, sentTo, authFlow } = await startOtp();
    expect([authFlow, sentTo]).toEqual(['otp', 'o•••@personas.test']);
    const tokens = await exchange(code, await client.lastCode('otis'));
    expect((await client.call(tokens.json<{ accessToken: string }>().accessToken, 'customerInfoGet')).statusCode).toBe(
      200,
    );
  });

  it('asks for the code', async () => {
    const { code } = await startOtp();
    expect((await exchange(code)).json()).toMatchObject({ code: 'codeRequired' });
  });

  it('gives five tries, also to guesses at once, and then none (R0.22)', async () => {
    const { code } = await startOtp();
    const right = await client.lastCode('otis');
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code, wrongCode(right))));
    const words = answers.map((answer) => answer.json<{ code: string }>().code).sort();
    expect(words).toEqual([...Array(4).fill('codeUsedUp'), ...Array(4).fill('codeWrong')]);
    expect((await exchange(code, right)).json()).toMatchObject({ code: 'codeUsedUp' });
    expect((await client.post('/auth/otp/re-send', { code })).json()).toMatchObject({ code: 'codeUsedUp' });
  });

  it('locks the address after ten wrong codes, over sign-ins whose password was right', async () => {
    const first = await startOtp();
    const early = await startOtp();
    for (let n = 0; n < 5; n += 1) await exchange(first.code, 'x00000');
    const second = await startOtp();
    for (let n = 0; n < 5; n += 1) await exchange(second.code, 'x00000');
    // Codes were tried, so the sentence blames no password.
    expect((await client.login('otis')).json()).toMatchObject({
      code: 'locked',
      message: expect.not.stringMatching(/password/i),
    });
    // Nor does one that was begun before go on with the code that was sent for it.
    expect((await exchange(early.code, 'x00000')).json()).toMatchObject({ code: 'signInExpired' });
    bank.clock.advance(900 * SECOND);
    const after = await startOtp();
    expect((await exchange(after.code, await client.lastCode('otis'))).statusCode).toBe(200);
  });

  it('forgets wrong codes with a sign-in that succeeds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { code } = await startOtp();
      for (let n = 0; n < 4; n += 1) await exchange(code, 'x00000');
      expect((await exchange(code, await client.lastCode('otis'))).statusCode).toBe(200);
    }
  });

  it('takes the code for ten minutes, to the second', async () => {
    const { code } = await startOtp();
    const right = await client.lastCode('otis');
    bank.clock.advance(600 * SECOND);
    expect((await exchange(code, right)).json()).toMatchObject({ code: 'codeExpired' });
    await client.post('/auth/otp/re-send', { code });
    const second = await client.lastCode('otis');
    bank.clock.advance(599 * SECOND);
    expect((await exchange(code, second)).statusCode).toBe(200);
  });

  it('voids the old code when it sends a new one, and sends it three times again at most', async () => {
    const { code } = await startOtp();
    const old = await client.lastCode('otis');
    for (let sends = 2; sends <= 4; sends += 1) {
      expect((await client.post('/auth/otp/re-send', { code })).statusCode).toBe(200);
    }
    expect((await client.post('/auth/otp/re-send', { code })).json()).toMatchObject({ code: 'tooManySends' });
    const current = await client.lastCode('otis');
    expect((await exchange(code, old)).statusCode).toBe(old === current ? 200 : 403);
  });

  it('opens no other sign-in', async () => {
    const first = await startOtp();
    const code = await client.lastCode('otis');
    const second = await startOtp();
    const other = await client.lastCode('otis');
    expect((await exchange(first.code, other)).statusCode).toBe(code === other ? 200 : 403);
    expect((await exchange(second.code, other)).statusCode).toBe(200);
  });
});

describe('with code and verifier in the address', () => {
  it('works for 60 s, to the second (D29)', async () => {
    const { code = '', codeVerifier } = await tokenFor('ana');
    bank.clock.advance(60 * SECOND);
    expect((await exchange(code, undefined, codeVerifier)).json()).toMatchObject({ code: 'signInExpired' });
    const fresh = await tokenFor('ana');
    bank.clock.advance(59 * SECOND);
    expect((await exchange(fresh.code ?? '', undefined, fresh.codeVerifier)).statusCode).toBe(200);
  });

  it('needs the verifier (D29)', async () => {
    const { code = '' } = await tokenFor('ana');
    expect((await exchange(code)).json()).toMatchObject({ code: 'signInExpired' });
  });

  it('works once: a second use ends the session that the first one made (D29)', async () => {
    const { code = '', codeVerifier } = await tokenFor('ana');
    const { accessToken } = (await exchange(code, undefined, codeVerifier)).json<{ accessToken: string }>();
    expect((await client.call(accessToken, 'customerInfoGet')).statusCode).toBe(200);
    expect((await exchange(code, undefined, codeVerifier)).statusCode).toBe(403);
    expect((await client.call(accessToken, 'customerInfoGet')).statusCode).toBe(401);
  });

  it('gives ten exchanges at once at most one session, and ends it (D29)', async () => {
    const { code = '', codeVerifier } = await tokenFor('ana');
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code, undefined, codeVerifier)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const [open] = await bank.db.query('SELECT 1 FROM session WHERE ended_at IS NULL');
    expect(open).toBeUndefined();
  });
});
