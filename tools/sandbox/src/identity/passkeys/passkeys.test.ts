import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { payAnother } from '../../server/test-sabotage';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';
import type { Bend } from './software-authenticator';
import { SoftwareAuthenticator } from './software-authenticator';
import { proveAgain, registerPasskey } from './test-register';

const ORIGIN = 'http://localhost:4204';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let ana: string;
let passkey: SoftwareAuthenticator;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  ana = (await client.signIn('ana')).accessToken;
  passkey = new SoftwareAuthenticator(ORIGIN);
});
afterEach(() => bank.close());

type Options = { key: string; options: { challenge: string; rpId?: string } };

const page = (accessToken?: string, origin: string | undefined = ORIGIN): Record<string, string> => ({
  origin,
  ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
});
const ask = async (what: string, body: object, accessToken?: string) =>
  (await client.post(`/auth/passkeys/${what}-options`, body, page(accessToken))).json<Options>();
const register = (bend: Bend = {}) => registerPasskey(client, 'ana', page(ana), passkey, bend);
const login = async (bend: Bend = {}) => {
  const { key, options } = await ask('login', {});
  return client.post(
    '/auth/passkeys/login',
    { key, response: passkey.sign(options, bend), codeChallenge: CHALLENGE },
    page(),
  );
};
const refused = { code: 'passkeyRefused', message: 'The passkey wasn’t accepted. Try again.' };

describe('registering', () => {
  it('keeps a public key, lists it, says so by e-mail, and forgets it', async () => {
    const answer = await register();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: expect.any(String), name: 'Laptop', createdAt: new Date(bank.clock.now()).toISOString(), lastUsedAt: null },
    ]);
    const list = () => client.get('/auth/passkeys', page(ana));
    expect((await list()).json()).toEqual({ passkeys: [answer.json()] });
    const mails = (await client.get('/sandbox/outbox?to=ana@personas.test')).json<{ subject: string }[]>();
    expect(mails.map(({ subject }) => subject)).toContain('A passkey was added');
    const remove = (token: string) =>
      bank.sandbox.inject({
        method: 'DELETE',
        url: `/auth/passkeys/${answer.json<{ id: string }>().id}`,
        headers: page(token),
      });
    expect((await remove((await client.signIn('ben')).accessToken)).statusCode).toBe(404);
    expect((await remove(ana)).statusCode).toBe(200);
    expect((await list()).json()).toEqual({ passkeys: [] });
    expect((await login()).json()).toEqual(refused);
  });

  it.each<[string, Bend]>([
    ['another page', { origin: 'http://localhost:4205' }],
    ['a foreign page', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody verified', { userVerified: false }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['an assertion', { type: 'webauthn.get' }],
  ])('refuses an answer of %s', async (_what, bend) => {
    expect((await register(bend)).json()).toEqual(refused);
  });

  it('refuses rubbish, a challenge of somebody else, and a page that says not which', async () => {
    await proveAgain(client, 'ana', page(ana));
    const { options } = await ask('register', {}, ana);
    const body = { name: 'Laptop', response: passkey.register(options) };
    const ben = (await client.signIn('ben')).accessToken;
    expect((await client.post('/auth/passkeys', body, page(ben))).json()).toEqual(refused);
    expect((await client.post('/auth/passkeys', body, { authorization: `Bearer ${ana}` })).statusCode).toBe(403);
    const rubbish = { ...body, response: { id: 'x', rawId: 'x', type: 'public-key', response: 7 } };
    expect((await client.post('/auth/passkeys', rubbish, page(ana))).json()).toEqual(refused);
    expect(
      (await client.post('/auth/passkeys/register-options', {}, page(ana, 'https://evil.example'))).statusCode,
    ).toBe(403);
  });

  it('does not take a credential that somebody has', async () => {
    await register();
    const ben = (await client.signIn('ben')).accessToken;
    expect((await registerPasskey(client, 'ben', page(ben), passkey)).json()).toEqual(refused);
  });
});

describe('an open session alone (R0.39)', () => {
  const notProven = { code: 'notProven', message: 'Enter your password again to add a passkey.' };
  const request = (password: string, token = ana) =>
    client.post('/auth/passkeys/register-request', { password }, page(token));
  const options = (token = ana) => client.post('/auth/passkeys/register-options', {}, page(token));

  it('registers nothing before the password and the code', async () => {
    expect((await options()).json()).toEqual(notProven);
    expect((await request('nope')).statusCode).toBe(403);
    expect((await options()).json()).toEqual(notProven);
    const { waitsFor } = (await request('Sandbox-2026!')).json<{ waitsFor: { requestKey: string } }>();
    expect((await options()).json()).toEqual(notProven);
    const { requestKey } = waitsFor;
    const wrong = await client.call(ana, 'securityChangeConfirm', { requestKey, code: '000000' });
    expect(wrong.json()).toMatchObject({ reason: 'codeWrong' });
    expect((await options()).json()).toEqual(notProven);
    await client.call(ana, 'securityChangeConfirm', { requestKey, code: await client.lastCode('ana') });
    expect((await options()).statusCode).toBe(200);
  });

  it('registers one passkey for one proof, within five minutes, in the session that gave it', async () => {
    expect((await register()).statusCode).toBe(200);
    expect((await options()).json()).toEqual(notProven);
    await proveAgain(client, 'ana', page(ana));
    const elsewhere = (await client.signIn('ana')).accessToken;
    expect((await options(elsewhere)).json()).toEqual(notProven);
    bank.clock.advance(300_000);
    expect((await options()).json()).toEqual(notProven);
  });

  it('keeps a second passkey out that was asked for under the same proof', async () => {
    await proveAgain(client, 'ana', page(ana));
    const asked = [await ask('register', {}, ana), await ask('register', {}, ana)];
    const [one, other] = asked.map(({ options: given }) => new SoftwareAuthenticator(ORIGIN).register(given));
    const send = (response: unknown) => client.post('/auth/passkeys', { name: 'Laptop', response }, page(ana));
    expect((await send(one)).statusCode).toBe(200);
    expect((await send(other)).json()).toEqual(notProven);
  });

  it('says nothing of a change before there is one', async () => {
    await proveAgain(client, 'ana', page(ana));
    const mails = (await client.get('/sandbox/outbox?to=ana@personas.test')).json<{ subject: string }[]>();
    expect(mails.map(({ subject }) => subject)).not.toContain('Your security settings were changed');
  });
});

describe('signing in', () => {
  beforeEach(async () => void (await register()));

  it('needs no name: the code is bound to the verifier and opens the owner’s session', async () => {
    const { code } = (await login()).json<{ code: string }>();
    const exchange = (codeVerifier: string) => client.post('/auth/token', { code, codeVerifier });
    expect((await exchange('x'.repeat(43))).statusCode).toBe(403);
    const { accessToken } = (await exchange(VERIFIER)).json<{ accessToken: string }>();
    const info = (await client.call(accessToken, 'customerInfoGet')).json<{ customer: { login: { email: string } } }>();
    expect(info.customer.login.email).toBe('ana@personas.test');
  });

  it('uses a challenge once, also one that failed, within five minutes, with its key only', async () => {
    const first = await ask('login', {});
    const send = (key: string, response: object) =>
      client.post('/auth/passkeys/login', { key, response, codeChallenge: CHALLENGE }, page());
    expect((await send(first.key, passkey.sign(first.options, { userVerified: false }))).json()).toEqual(refused);
    expect((await send(first.key, passkey.sign(first.options))).json()).toEqual(refused);
    const second = await ask('login', {});
    expect((await send(first.key, passkey.sign(second.options))).json()).toEqual(refused);
    const third = await ask('login', {});
    bank.clock.advance(300_000);
    expect((await send(third.key, passkey.sign(third.options))).json()).toEqual(refused);
    const fourth = await ask('login', {});
    bank.clock.advance(299_000);
    expect((await send(fourth.key, passkey.sign(fourth.options))).statusCode).toBe(200);
  });

  it.each<[string, Bend]>([
    ['nobody verified', { userVerified: false }],
    ['another page', { origin: 'http://localhost:4205' }],
    ['another host', { rpId: 'evil.example' }],
    ['a counter that stood still', { counter: 1 }],
    ['a counter that went back', { counter: 0 }],
  ])('refuses an answer of %s', async (_what, bend) => {
    expect((await login()).statusCode).toBe(200);
    expect((await login(bend)).json()).toEqual(refused);
  });

  it('refuses a signature of another key', async () => {
    const impostor = new SoftwareAuthenticator(ORIGIN);
    const { key, options } = await ask('login', {});
    const response = { ...impostor.sign(options), id: passkey.id.toString('base64url') };
    const answer = await client.post('/auth/passkeys/login', { key, response, codeChallenge: CHALLENGE }, page());
    expect(answer.json()).toEqual(refused);
  });

  it('keeps no challenge as it is', async () => {
    const { key, options } = await ask('login', {});
    const [row] = await bank.db.query<{ all: string }>('SELECT json_agg(c)::text AS all FROM passkey_challenge c');
    expect(row?.all).not.toContain(options.challenge);
    expect(row?.all).not.toContain(key);
  });
});

describe('approving a transfer', () => {
  beforeEach(async () => void (await register()));

  const transfer = async (amount = '12.00') => {
    const send = { accountId: 10011, amount, currency: 'EUR', toEmail: 'ben@personas.test' };
    return (await client.call(ana, 'p2pTransfer', send)).json<{ trxid: string }>().trxid;
  };
  const statusOf = async (trxid: string) =>
    (await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [trxid]))[0]?.status;
  const approve = (trxid: string, response: object, token = ana) =>
    client.post('/auth/passkeys/approve', { trxid, response }, page(token));

  it('posts it, once', async () => {
    const trxid = await transfer();
    const { options } = await ask('approve', { trxid }, ana);
    const response = passkey.sign(options);
    expect((await approve(trxid, response)).statusCode).toBe(200);
    expect(await statusOf(trxid)).toBe('posted');
    expect((await approve(trxid, response)).statusCode).toBe(404);
  });

  it('approves no other transfer', async () => {
    const [one, other] = [await transfer('1.00'), await transfer('900.00')];
    const { options } = await ask('approve', { trxid: one }, ana);
    expect((await approve(other, passkey.sign(options))).json()).toEqual(refused);
    expect(await statusOf(other)).toBe('pending');
  });

  it('approves only what was shown: a changed transfer has another challenge', async () => {
    const trxid = await transfer();
    const { options } = await ask('approve', { trxid }, ana);
    await payAnother(bank.db, trxid, 'uma');
    expect((await approve(trxid, passkey.sign(options))).json()).toEqual(refused);
    expect(await statusOf(trxid)).toBe('pending');
  });

  it('is nobody else’s business, and a sign-in’s challenge approves nothing', async () => {
    const trxid = await transfer();
    const ben = (await client.signIn('ben')).accessToken;
    const theirs = new SoftwareAuthenticator(ORIGIN);
    await registerPasskey(client, 'ben', page(ben), theirs);
    expect((await client.post('/auth/passkeys/approve-options', { trxid }, page(ben))).statusCode).toBe(404);
    const { options } = await ask('approve', { trxid }, ana);
    expect((await approve(trxid, theirs.sign(options), ben)).statusCode).toBe(404);
    expect((await approve(trxid, theirs.sign(options))).json()).toEqual(refused);
    const signIn = await ask('login', {});
    expect((await approve(trxid, passkey.sign(signIn.options))).json()).toEqual(refused);
    expect(await statusOf(trxid)).toBe('pending');
  });

  it('comes too late when the transfer’s time is over, or it was given up', async () => {
    const trxid = await transfer();
    await client.call(ana, 'transferCancel', { trxid });
    expect((await client.post('/auth/passkeys/approve-options', { trxid }, page(ana))).statusCode).toBe(404);
    const late = await transfer();
    bank.clock.advance(600_000);
    const fresh = (await client.signIn('ana')).accessToken;
    expect((await client.post('/auth/passkeys/approve-options', { trxid: late }, page(fresh))).statusCode).toBe(404);
  });
});
