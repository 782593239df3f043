// Rules: R0.80, R0.85.
import { videoIdentityJobGet, videoIdentityJobJoin } from '@bank/protocol/identity-verification';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';
import type { Started } from './test-runs';

const MINUTE = 60_000;

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
let kyra: string;
let run: Started;
let id: string;
beforeEach(async () => {
  bank = await testBank();
  runs = runsOf(bank);
  kyra = (await runs.client.signIn('kyra')).accessToken;
  run = await runs.started(kyra);
  await say('needsVideo', false);
  id = (await runs.word(run)).videoJobId ?? '';
});
afterEach(() => bank.close());

const say = (outcome: string, isVideo: boolean) =>
  runs.send(run.provider, { id: bank.ids.next(), runId: run.runId, outcome, isVideo });
const look = (jobId = id) => runs.client.row(videoIdentityJobGet, {}, { 'identity-token': jobId });
const job = async () => videoIdentityJobGet.response.parse((await look()).json()).job;
const join = () => runs.client.row(videoIdentityJobJoin, {}, { 'identity-token': id });

test('a call is scheduled, ready, joined and done; what came of it is what a run comes out as', async () => {
  expect(await job()).toMatchObject({ state: 'scheduled', outcome: null });
  expect((await join()).json()).toMatchObject({ code: 'videoNotReady' });
  bank.clock.advance(5 * MINUTE);
  expect(await job()).toMatchObject({ state: 'ready' });
  const { url } = videoIdentityJobJoin.response.parse((await join()).json());
  expect(new URL(url).protocol).toBe('https:');
  expect(url).not.toContain(id);
  expect(await job()).toMatchObject({ state: 'joined' });
  await runs.client.post(`/sandbox/video-jobs/${id}`, { outcome: 'clear' });
  await bank.tick();
  expect(await job()).toMatchObject({
    state: 'done',
    outcome: 'clear',
    message: 'We know who you are now. Thank you.',
  });
  expect(await runs.identity(kyra)).toMatchObject({ status: 'validated' });
});

test('who does not come in half an hour has missed it, and may begin anew', async () => {
  bank.clock.advance(35 * MINUTE);
  expect(await job()).toMatchObject({ state: 'missed' });
  expect((await join()).json()).toMatchObject({ code: 'videoNotReady' });
  kyra = (await runs.client.signIn('kyra')).accessToken;
  expect(await runs.started(kyra)).toHaveProperty('runId');
});

test('a call that nobody has joined has no answer, and one that has an answer has no other', async () => {
  await say('clear', true);
  expect(await job()).toMatchObject({ state: 'scheduled', outcome: null });
  bank.clock.advance(5 * MINUTE);
  await join();
  await say('needsVideo', true);
  expect(await job()).toMatchObject({ state: 'joined' });
  await say('otherFace', true);
  await say('clear', true);
  expect(await job()).toMatchObject({ state: 'done', outcome: 'otherFace' });
  expect(await runs.identity(kyra)).toMatchObject({ status: 'rejected' });
});

test('a call whose customer has begun anew changes nothing', async () => {
  bank.clock.advance(5 * MINUTE);
  await join();
  await runs.started(kyra);
  await say('clear', true);
  expect(await runs.identity(kyra)).toMatchObject({ status: 'none' });
});

test('an id that is none opens nothing', async () => {
  for (const wrong of ['', 'x', run.token, `${id.slice(0, -1)}~`, run.runId])
    expect((await look(wrong)).statusCode).toBe(401);
});
