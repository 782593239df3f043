// Rules: R0.24, R0.82, R0.83, R1.3.16, R1.7.19.
import { customerIdentityVerificationStart, identityRunGet } from '@bank/protocol/identity-verification';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';
import type { Started } from './test-runs';

const KYRA = 1004;
const MINUTE = 60_000;

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
let kyra: string;
beforeEach(async () => {
  bank = await testBank();
  runs = runsOf(bank);
  kyra = (await runs.client.signIn('kyra')).accessToken;
});
afterEach(() => bank.close());

const away = (name: string, isDown: boolean) => runs.client.post(`/sandbox/identity-providers/${name}`, { isDown });
const answer = (run: Started, outcome = 'blurred') =>
  runs.send(run.provider, { id: bank.ids.next(), runId: run.runId, outcome });
const statusOf = async (run: Started) => (await runs.read(run.runId, run.token)).statusCode;

test('a token has 256 bits, opens its run for an hour, and is kept as a hash alone', async () => {
  const run = await runs.started(kyra);
  expect(run.token).toMatch(/^[\w-]{43}$/);
  bank.clock.advance(60 * MINUTE - 1);
  expect(await statusOf(run)).toBe(200);
  bank.clock.advance(1);
  expect(await statusOf(run)).toBe(401);
  const [kept] = await bank.db.query<{ all: string }>(
    `SELECT (SELECT json_agg(r)::text FROM identity_run r) || (SELECT json_agg(j)::text FROM job j) AS all`,
  );
  expect(kept?.all).not.toContain(run.token);
});

const REFUSED: Readonly<Record<string, (run: Started) => Promise<[runId: string, token: string]>>> = {
  'an empty token': (run) => Promise.resolve([run.runId, '']),
  'a wrong one': (run) => Promise.resolve([run.runId, `${run.token.slice(0, -1)}~`]),
  'a long one': (run) => Promise.resolve([run.runId, run.token.repeat(9)]),
  'the id of the run': (run) => Promise.resolve([run.runId, run.runId]),
  'an access token': (run) => Promise.resolve([run.runId, kyra.slice(0, 128)]),
  'that of another run': async (run) => {
    const una = await runs.started((await runs.client.signIn('una')).accessToken);
    return [run.runId, una.token];
  },
  'one that a newer run took the place of': async (run) => {
    await runs.started(kyra);
    return [run.runId, run.token];
  },
  'one whose word has been there for ten minutes': async (run) => {
    await answer(run);
    bank.clock.advance(10 * MINUTE);
    return [run.runId, run.token];
  },
};

test.each(Object.entries(REFUSED))('%s is refused, in one way', async (_what, bring) => {
  const run = await runs.started(kyra);
  const refused = await runs.read(...(await bring(run)));
  const unknown = await runs.read('nothing', 'nobody-ever-had-this');
  expect([refused.statusCode, refused.json()]).toEqual([401, unknown.json()]);
});

test('a session does not stand in for a token, and a token opens nothing else', async () => {
  const run = await runs.started(kyra);
  const bearer = { authorization: `Bearer ${kyra}` };
  expect((await runs.client.row(identityRunGet, { runId: run.runId }, bearer)).statusCode).toBe(401);
  const { client } = runs;
  expect((await client.post('/?kycInfoGet', { lang: 'en' }, { 'identity-token': run.token })).statusCode).toBe(401);
});

test('with the answer it is dead but for the word, which the page that waits may read', async () => {
  const run = await runs.started(kyra);
  await answer(run, 'needsVideo');
  const word = await runs.word(run);
  expect(word).toMatchObject({
    outcome: 'needsVideo',
    sdkToken: null,
    videoJobId: expect.stringMatching(/^[\w-]{43}$/),
  });
  const [kept] = await bank.db.query('SELECT provider_session FROM identity_run');
  expect(kept).toEqual({ provider_session: null });
});

describe('a start', () => {
  const startFor = (id: number, headers: Record<string, string> = {}) =>
    runs.client.row(customerIdentityVerificationStart, { id }, { authorization: `Bearer ${kyra}`, ...headers });

  test('is for the customer acted for; any other id is refused as if nothing were asked of them', async () => {
    expect(customerIdentityVerificationStart.response.parse((await startFor(KYRA)).json())).toHaveProperty('runId');
    for (const id of [1001, 1005, 999_999]) {
      const refused = await startFor(id);
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'identityNotAsked' }]);
    }
    expect((await startFor(1005, { 'customer-id': '1005' })).json()).toMatchObject({ code: 'ENOA' });
  });

  test.each(['ana', 'olivia'])('is refused to %s: no proof of identity is asked', async (persona) => {
    const refused = await runs.start((await runs.client.signIn(persona)).accessToken);
    expect(refused.json()).toMatchObject({ code: 'identityNotAsked' });
  });

  test('leads back to the page that asked, without the token, and to no foreign one', async () => {
    const from = async (origin: string) => {
      const headers = { authorization: `Bearer ${kyra}`, origin };
      const started = (await runs.client.row(customerIdentityVerificationStart, { id: KYRA }, headers)).json<Started>();
      if (started.how !== 'redirect') throw new Error('provider two sends the browser away');
      return { ...started, to: new URL(started.url) };
    };
    await away('one', true);
    const { to, token, runId } = await from('http://localhost:4204');
    expect(to.protocol).toBe('https:');
    expect(to.searchParams.get('returnTo')).toBe(`http://localhost:4204/identity-verification/${runId}/-`);
    expect(to.href).not.toContain(token);
    const foreign = await from('https://evil.example');
    expect(foreign.to.searchParams.get('returnTo')).toBe(`/identity-verification/${foreign.runId}/-`);
  });

  test('goes by file while both providers are away, and to the first that is back', async () => {
    for (const name of ['one', 'two']) await away(name, true);
    expect((await runs.start(kyra)).json()).toEqual({ how: 'file' });
    await away('two', false);
    expect(await runs.started(kyra)).toMatchObject({ provider: 'two', how: 'redirect' });
  });

  test('is left to a few a day', async () => {
    for (let n = 0; n < 20; n++) await runs.started(kyra);
    const refused = await runs.start(kyra);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'tooManyRuns' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    bank.clock.advance(24 * 60 * MINUTE);
    kyra = (await runs.client.signIn('kyra')).accessToken;
    await runs.started(kyra);
  });
});

test('a provider that is away for a minute gives way: its run is over, and a new one can be had', async () => {
  await away('one', true);
  const run = await runs.started(kyra);
  await away('two', true);
  bank.clock.advance(59_000);
  await bank.tick();
  expect(await runs.word(run)).toMatchObject({ outcome: null });
  for (let n = 0; n < 3; n++) {
    bank.clock.advance(30_000);
    await bank.tick();
  }
  expect(await runs.word(run)).toMatchObject({ outcome: 'providerDown' });
  await away('one', false);
  await away('two', false);
  expect((await runs.started(kyra)).runId).not.toBe(run.runId);
});
