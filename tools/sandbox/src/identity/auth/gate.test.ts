// Rules: R1.3.6.
import { rooms } from '@bank/protocol/all';
import { SoftwareAuthenticator } from '../passkeys/software-authenticator';
import { registerPasskey } from '../passkeys/test-register';
import { bankForEachTest } from '../../testing';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';

const ORIGIN = 'http://localhost:4204';

const bank = bankForEachTest();
const client = clientOf(bank);

type Answer = { statusCode: number; json<T>(): T };
/** Gets everything ready that needs a session; what it gives back signs in. */
type Way = () => Promise<() => Promise<Answer>>;

const bearer = async () => ({ authorization: `Bearer ${(await client.signIn('ana')).accessToken}` });
const exchange = (code: string, codeVerifier = VERIFIER) => client.post('/auth/token', { code, codeVerifier });

const passkey: Way = async () => {
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const headers = { ...(await bearer()), origin: ORIGIN };
  const options = async (what: string) =>
    (await client.post(`/auth/passkeys/${what}-options`, {}, headers)).json<{
      key: string;
      options: { challenge: string };
    }>();
  await registerPasskey(client, 'ana', headers, authenticator);
  return async () => {
    const asked = await options('login');
    const shown = { key: asked.key, response: authenticator.sign(asked.options), codeChallenge: CHALLENGE };
    const answer = await client.post('/auth/passkeys/login', shown, { origin: ORIGIN });
    return answer.statusCode === 200 ? exchange(answer.json<{ code: string }>().code) : answer;
  };
};

const handOver: Way = async () => {
  const headers = await bearer();
  const started = await client.post('/auth/postlogin', { codeChallenge: CHALLENGE, client: 'spa' }, headers);
  return () => exchange(started.json<{ code: string }>().code);
};

const deviceSecret: Way = async () => {
  const ana = await bearer();
  const created = await client.row(rooms.devices.deviceCreate, { name: 'Phone', type: 'ios' }, ana);
  const { deviceId, deeplink } = created.json<{ deviceId: string; deeplink: string }>();
  const said = await client.post(`/sandbox/push/${deeplink.split('/').at(-1)}`, { result: true });
  await bank.db.query(`UPDATE device SET status = 'approved' WHERE id = $1`, [deviceId]);
  return () => client.post('/auth/token', { secret: said.json<{ deviceSecret: string }>().deviceSecret });
};

const authorization: Way = async () => {
  const ana = await bearer();
  const clientId = 'ledgerly';
  const redirectUri = 'https://app.ledgerly.example/back';
  const asked = { client_id: clientId, redirect_uri: redirectUri, scope: 'accounts', code_challenge_method: 'S256' };
  const authorizeUrl = `/?${new URLSearchParams({ ...asked, code_challenge: CHALLENGE }).toString()}`;
  const request = await client.row(rooms.sei.seiAuthorizeGet, { authorizeUrl }, ana);
  const { authorizationId } = request.json<{ authorizationId: string }>();
  const yes = await client.row(rooms.sei.seiAuthorize, { authorizationId, result: true }, ana);
  const code = new URL(yes.json<{ redirect_uri: string }>().redirect_uri).searchParams.get('code');
  return () => client.post('/auth/token', { client: 'sei', clientId, redirectUri, code, codeVerifier: VERIFIER });
};

const WAYS: Readonly<Record<string, Way>> = {
  password: () =>
    Promise.resolve(async () => {
      const answer = await client.login('ana');
      const { code } = answer.json<{ code?: string }>();
      return code !== undefined && answer.statusCode === 200 ? exchange(code) : answer;
    }),
  passkey,
  handOver,
  deviceSecret,
  authorization,
  link: () =>
    Promise.resolve(async () => {
      const link = await client.post('/sandbox/sign-in', { persona: 'ana', brand: 'd' });
      const { searchParams } = new URL(link.json<{ url: string }>().url);
      return exchange(searchParams.get('code') ?? '', searchParams.get('codeVerifier') ?? '');
    }),
};

/** What may be in the way of a user, brought about after everything was got ready. */
const OBSTACLES: Readonly<Record<string, () => Promise<unknown>>> = {
  nothing: () => Promise.resolve(),
  'address locked by wrong passwords': () =>
    bank.db.query(
      `INSERT INTO sign_in_guard VALUES ('ana@personas.test', 'from 127.0.0.1', 11, $1)
       ON CONFLICT (email, asker) DO UPDATE SET failures = 11, counted_at = $1`,
      [new Date(bank.clock.now())],
    ),
  'not activated': () => bank.db.query('UPDATE app_user SET activated_at = NULL WHERE id = 1'),
  'has to change the password': () => bank.db.query('UPDATE app_user SET must_change_password = true WHERE id = 1'),
  'address not on the list': () => bank.db.query(`UPDATE app_user SET access_ip_mode = 'block' WHERE id = 1`),
  'strict migration': () => bank.db.query(`UPDATE app_user SET migration_kind = 'strict' WHERE id = 1`),
};

const in_ = 'in';
/** Obstacle → what each way comes to: `in`, or the word it is refused with. Written from ADR-13, not from gate.ts. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nothing: { password: in_, passkey: in_, handOver: in_, deviceSecret: in_, authorization: in_, link: in_ },
  'address locked by wrong passwords': {
    ...{ password: 'locked', passkey: in_, handOver: in_, deviceSecret: in_, authorization: in_, link: in_ },
  },
  'not activated': {
    ...{ password: 'notActivated', passkey: 'notActivated', handOver: 'notActivated' },
    ...{ deviceSecret: 'notActivated', authorization: 'notActivated', link: in_ },
  },
  'has to change the password': {
    ...{ password: 'passwordChangeRequired', passkey: 'passwordChangeRequired', handOver: 'passwordChangeRequired' },
    ...{ deviceSecret: 'passwordChangeRequired', authorization: 'passwordChangeRequired', link: in_ },
  },
  'address not on the list': {
    ...{ password: 'addressBlocked', passkey: 'addressBlocked', handOver: 'addressBlocked' },
    ...{ deviceSecret: 'addressBlocked', authorization: 'addressBlocked', link: 'addressBlocked' },
  },
  'strict migration': {
    ...{ password: 'deviceRequired', passkey: in_, handOver: in_, deviceSecret: in_, authorization: in_, link: in_ },
  },
};

it.each(Object.keys(WAYS))('%s: every obstacle keeps out whom it should', async (name) => {
  for (const [obstacle, bringAbout] of Object.entries(OBSTACLES)) {
    const signIn = await WAYS[name]?.();
    await bringAbout();
    const answer = await signIn?.();
    const came = answer?.statusCode === 200 ? 'in' : answer?.json<{ code: string }>().code;
    expect([name, obstacle, came]).toEqual([name, obstacle, EXPECTED[obstacle]?.[name]]);
    await bank.db.query(
      `UPDATE app_user SET activated_at = now(), must_change_password = false, access_ip_mode = 'off', migration_kind = 'none'
        WHERE id = 1`,
    );
    await bank.db.query('DELETE FROM sign_in_guard');
    // What the bank remembers of an address is five seconds old at most.
    bank.clock.advance(6_000);
  }
});

it('a hand-over that is taken by its own session passes the same gate', async () => {
  const ana = await bearer();
  await client.post('/auth/postlogin', { codeChallenge: CHALLENGE, client: 'spa' }, ana);
  await bank.db.query('UPDATE app_user SET must_change_password = true WHERE id = 1');
  const taken = await client.post('/auth/posttoken', { codeVerifier: VERIFIER }, ana);
  expect(taken.json()).toMatchObject({ code: 'passwordChangeRequired' });
});
