// Rules: R0.80, R0.85, R0.142.
import { videoIdentityJobGet, videoIdentityJobJoin } from '@bank/protocol/identity-verification';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';
import type { Started } from './test-runs';

const MINUTE = 60_000;
const KYRA = 1004;

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

test.each([
  ['an hour after its end, less a moment', 95 * MINUTE - 1, 'clear', 'validated'],
  ['an hour after its end', 95 * MINUTE, null, 'none'],
  ['120 days later', 120 * 1440 * MINUTE, null, 'none'],
])('an answer that comes %s', async (_when, afterMs, outcome, status) => {
  bank.clock.advance(5 * MINUTE);
  await join();
  bank.clock.advance(afterMs - 5 * MINUTE);
  kyra = (await runs.client.signIn('kyra')).accessToken;
  await say('clear', true);
  const [kept] = await bank.db.query<{ outcome: string | null }>('SELECT outcome FROM video_job WHERE id = $1', [id]);
  expect([kept?.outcome, (await runs.identity(kyra)).status]).toEqual([outcome, status]);
});

test('the id opens its call until ten minutes after the last moment at which it could be answered (R0.24)', async () => {
  bank.clock.advance(5 * MINUTE);
  await join();
  bank.clock.advance(90 * MINUTE);
  expect(await job()).toMatchObject({ state: 'missed', outcome: null });
  bank.clock.advance(10 * MINUTE - 1);
  expect((await look()).statusCode).toBe(200);
  bank.clock.advance(1);
  expect([(await look()).statusCode, (await join()).statusCode]).toEqual([401, 401]);
});

test('the id of a call that is done opens its word for ten minutes', async () => {
  bank.clock.advance(5 * MINUTE);
  await join();
  await say('otherFace', true);
  bank.clock.advance(10 * MINUTE - 1);
  expect((await look()).statusCode).toBe(200);
  bank.clock.advance(1);
  expect((await look()).statusCode).toBe(401);
});

test('who is known by their papers meanwhile is not called a duplicate by a late answer', async () => {
  bank.clock.advance(5 * MINUTE);
  await join();
  const passport = { categoryId: 1, documentTypeId: 1 };
  const { document } = await uploaderOf(bank)(kyra, 'verificationDocumentUpload', passport);
  await runs.client.post(`/sandbox/documents/${document?.id}`, { status: 'uploaded' });
  await say('duplicate', true);
  expect(await bank.db.query('SELECT FROM verification_case WHERE is_duplicate AND customer_id = $1', [KYRA])).toEqual(
    [],
  );
  expect(await runs.identity(kyra)).toMatchObject({ status: 'validated' });
});

test('a call whose customer has begun anew changes nothing', async () => {
  bank.clock.advance(5 * MINUTE);
  await join();
  await runs.started(kyra);
  await say('clear', true);
  expect(await runs.identity(kyra)).toMatchObject({ status: 'none' });
});

describe('on the page of what the bank asks', () => {
  const planned = async (token = kyra) => {
    const answer = await runs.client.call(token, kycInfoGet.name, { lang: 'en' });
    return kycInfoGet.response.parse(answer.json()).kycInfo.videoCall;
  };
  const again = async () => (kyra = (await runs.client.signIn('kyra')).accessToken);

  test('a planned call stands with its times until it is missed', async () => {
    const { startsAt, endsAt } = await job();
    expect(await planned()).toEqual({ id, hasJoined: false, startsAt, endsAt });
    bank.clock.advance(35 * MINUTE - 1);
    await again();
    expect(await planned()).toMatchObject({ id });
    bank.clock.advance(1);
    expect(await planned()).toBeNull();
  });

  test('a call that was joined stays until it has its answer', async () => {
    bank.clock.advance(5 * MINUTE);
    await join();
    bank.clock.advance(40 * MINUTE);
    await again();
    expect(await planned()).toMatchObject({ id, hasJoined: true });
    await say('otherFace', true);
    expect(await planned()).toBeNull();
  });

  test('a newer check, and a document that was accepted, take its place', async () => {
    bank.clock.advance(1);
    await runs.started(kyra);
    expect(await planned()).toBeNull();
    bank.clock.advance(1);
    const newer = await runs.started(kyra);
    await runs.send(newer.provider, { id: bank.ids.next(), runId: newer.runId, outcome: 'needsVideo', isVideo: false });
    expect(await planned()).not.toBeNull();
    const { document } = await uploaderOf(bank)(kyra, 'verificationDocumentUpload', {
      categoryId: 1,
      documentTypeId: 1,
    });
    await runs.client.post(`/sandbox/documents/${document?.id}`, { status: 'uploaded', expiresAt: '2031-05-03' });
    expect(await runs.identity(kyra)).toMatchObject({ status: 'validated' });
    expect(await planned()).toBeNull();
  });

  test('to an administrator who acts for the customer it has no id, which would open it', async () => {
    const { accessToken: ada } = (await runs.client.login('ada')).json<{ accessToken: string }>();
    await runs.client.call(ada, 'adminActStart', { customerId: KYRA, reason: 'She asks when her call is' });
    await runs.client.proveAct(ada, 'ada', KYRA);
    const answer = await runs.client.call(ada, kycInfoGet.name, { lang: 'en', fromCustomerId: KYRA });
    expect(kycInfoGet.response.parse(answer.json()).kycInfo.videoCall).toMatchObject({ id: null, hasJoined: false });
  });

  test('of another customer it says nothing', async () => {
    const { accessToken: ben } = await runs.client.signIn('ben');
    expect(await planned(ben)).toBeNull();
  });
});

test('an id that is none opens nothing', async () => {
  for (const wrong of ['', 'x', run.token, `${id.slice(0, -1)}~`, run.runId])
    expect((await look(wrong)).statusCode).toBe(401);
});
