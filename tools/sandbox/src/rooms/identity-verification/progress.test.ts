// Rules: R0.80, R0.81, R0.83, R0.88.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';
import type { Started } from './test-runs';

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
let run: Started;
beforeEach(async () => {
  bank = await testBank();
  runs = runsOf(bank);
  run = await runs.started((await runs.client.signIn('kyra')).accessToken);
});
afterEach(() => bank.close());

const notice = (id = bank.ids.next()) => runs.send(run.provider, { id, runId: run.runId, has: 'pictures' });
const answer = (outcome: string) => runs.send(run.provider, { id: bank.ids.next(), runId: run.runId, outcome });
const sendPictures = async (fileName: string) => {
  const { sdkToken } = await runs.word(run);
  return runs.client.post('/identity-provider-one', { session: sdkToken, fileNames: [fileName, 'face.jpg'] });
};

test('a run is started, is checked once the provider has the pictures, and is answered', async () => {
  expect(await runs.word(run)).toMatchObject({ state: 'started', outcome: null });
  await notice();
  // Nothing is decided, and nothing is left to do at the provider.
  expect(await runs.word(run)).toMatchObject({ state: 'checking', outcome: null, message: null, sdkToken: null });
  await answer('blurred');
  expect(await runs.word(run)).toMatchObject({ state: 'answered', outcome: 'blurred' });
  await notice();
  expect(await runs.word(run)).toMatchObject({ state: 'answered', outcome: 'blurred' });
});

test('an answer needs no notice before it', async () => {
  await answer('abandoned');
  expect(await runs.word(run)).toMatchObject({ state: 'answered', outcome: 'abandoned' });
});

test('a notice says when the pictures came, once', async () => {
  const at = new Date(bank.clock.now());
  await notice();
  bank.clock.advance(60_000);
  await notice();
  const [kept] = await bank.db.query('SELECT state, outcome, pictures_at AS "picturesAt" FROM identity_run');
  expect(kept).toEqual({ state: 'open', outcome: null, picturesAt: at });
});

test('a notice takes the id of its message, as an answer does', async () => {
  await notice('once');
  await runs.send(run.provider, { id: 'once', runId: run.runId, outcome: 'clear' });
  expect(await runs.word(run)).toMatchObject({ state: 'checking', outcome: null });
});

test.each(['blurred.jpg', 'answer-late.jpg', 'provider-down.jpg'])(
  'provider one has told the bank when the page hears that the pictures have arrived: %s',
  async (fileName) => {
    expect((await sendPictures(fileName)).statusCode).toBe(200);
    expect(await runs.word(run)).toMatchObject({ state: 'checking', outcome: null });
  },
);

test('pictures for a session that is over are told to nobody', async () => {
  const { sdkToken } = await runs.word(run);
  await answer('abandoned');
  const late = await runs.client.post('/identity-provider-one', { session: sdkToken, fileNames: ['clear.jpg'] });
  expect(late.statusCode).toBe(404);
  expect(await bank.db.query('SELECT pictures_at FROM identity_run')).toEqual([{ pictures_at: null }]);
});
