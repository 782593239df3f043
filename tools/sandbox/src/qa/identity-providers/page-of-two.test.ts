// Rules: R0.80, R0.81, R0.82, R0.84.
import { runsOf } from '../../rooms/identity-verification/test-runs';
import type { Started } from '../../rooms/identity-verification/test-runs';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { IDENTITY_SENTINELS } from './sentinels';

const HOUR = 3_600_000;

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
beforeEach(async () => {
  bank = await testBank();
  runs = runsOf(bank);
  await away('one', true);
});
afterEach(() => bank.close());

const away = (name: string, isDown: boolean) => runs.client.post(`/sandbox/identity-providers/${name}`, { isDown });
const startedFor = async (persona: string) => runs.started((await runs.client.signIn(persona)).accessToken);
const press = (session: string, sentinel: string) =>
  runs.client.post('/sandbox/identity-provider-two', { session, sentinel });

/** What provider two calls a run: it stands in the address that the browser is sent to. */
function sessionOf(run: Started): string {
  if (run.how !== 'redirect') throw new Error('provider two sends the browser away');
  return new URL(run.url).searchParams.get('session') ?? '';
}

/** What the database holds of checks, and what waits to be said. */
const everything = () =>
  Promise.all(
    [
      'SELECT * FROM identity_run ORDER BY id',
      'SELECT * FROM identity_message ORDER BY provider, id',
      'SELECT * FROM identity_provider_outage ORDER BY provider',
      'SELECT id, status_id FROM document ORDER BY id',
      'SELECT * FROM verification_case ORDER BY customer_id',
      `SELECT id FROM job WHERE kind = 'identityProviderSays' ORDER BY id`,
    ].map((sql) => bank.db.query(sql)),
  );

test('the page runs its own code alone, and is found at its own address', async () => {
  const page = await runs.client.get('/sandbox/identity-provider-two?session=x&returnTo=y');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+'; /);
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe/);
  // What is in the address comes into the page by its script, as text.
  expect(page.body).not.toMatch(/session=x|returnTo=y/);
});

test.each(IDENTITY_SENTINELS)(
  'a press on $name says what it stands for, signed, and nothing more',
  async ({ name, says, isLate }) => {
    const run = await startedFor('kyra');
    const pressed = await press(sessionOf(run), name);
    expect([pressed.statusCode, pressed.json()]).toEqual([200, {}]);
    // The press itself has changed nothing: the bank hears of it at its door.
    expect(await runs.word(run)).toMatchObject({ outcome: null });
    for (let n = 0; n < says.length + 1; n++) {
      await bank.tick();
      bank.clock.advance(1_000);
    }
    const taken = await bank.db.query<{ provider: string }>('SELECT provider FROM identity_message');
    expect(taken).toEqual((isLate ? [] : says).map(() => ({ provider: 'two' })));
    expect(await runs.word(run)).toMatchObject({ outcome: isLate ? null : (says[0] ?? null) });
  },
);

test('after the button that sends the provider away a new run goes by file, since both are away', async () => {
  await press(sessionOf(await startedFor('kyra')), 'provider-down');
  const { accessToken } = await runs.client.signIn('kyra');
  expect((await runs.start(accessToken)).json()).toEqual({ how: 'file' });
});

const NO_USE: Readonly<Record<string, (run: Started) => Promise<string> | string>> = {
  'no session': () => '',
  'a session that there is not': () => 'nothing',
  'the id of the run': ({ runId }) => runId,
  'the token of the run': ({ token }) => token,
  'a session of provider one': async () => {
    await away('one', false);
    const other = await startedFor('una');
    const { sdkToken } = await runs.word(other);
    if (sdkToken === null) throw new Error('provider one has a session');
    return sdkToken;
  },
  'the session of a run that a newer one took the place of': async (run) => {
    await startedFor('kyra');
    return sessionOf(run);
  },
  'the session of a run that has its answer': async (run) => {
    await runs.send('two', { id: bank.ids.next(), runId: run.runId, outcome: 'abandoned' });
    return sessionOf(run);
  },
  'the session of a run whose hour is over': async (run) => {
    bank.clock.advance(HOUR);
    await bank.tick();
    return sessionOf(run);
  },
};

test.each(Object.entries(NO_USE))('%s is of no use: nothing is said, and nothing is changed', async (_what, bring) => {
  const session = await bring(await startedFor('kyra'));
  const before = await everything();
  for (const { name } of IDENTITY_SENTINELS) {
    const refused = await press(session, name);
    expect([refused.statusCode, refused.json()]).toEqual([404, { message: 'There is no such session.' }]);
  }
  await bank.tick();
  expect(await everything()).toEqual(before);
});

test.each([
  ['a way that there is not', { sentinel: 'accepted' }, 404],
  ['no way', {}, 400],
  ['more than a button sends', { sentinel: 'clear', outcome: 'clear' }, 400],
])('%s changes nothing, with a good session', async (_what, body, status) => {
  const session = sessionOf(await startedFor('kyra'));
  const before = await everything();
  expect((await runs.client.post('/sandbox/identity-provider-two', { session, ...body })).statusCode).toBe(status);
  await bank.tick();
  expect(await everything()).toEqual(before);
});
