// Rules: R0.85, R0.93.
import { videoIdentityJobJoin } from '@bank/protocol/identity-verification';
import { endsOf } from '../../identity/standing/expiry/test-ends';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';
import type { Started } from './test-runs';

const MINUTE = 60_000;

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
let ends: ReturnType<typeof endsOf>;
let run: Started;
beforeEach(async () => {
  bank = await testBank();
  runs = runsOf(bank);
  ends = endsOf(bank);
  run = await runs.started(await ends.token('kyra'));
});
afterEach(() => bank.close());

const told = async () => (await ends.lines('kyra')).map(({ type, title }) => [type, title]);
const FAILED = [['documentFailed', 'Your identity check did not finish']];

async function pass(minutes: number) {
  bank.clock.advance(minutes * MINUTE);
  await bank.tick();
}
async function comesOut(sentinel: string) {
  await runs.comesOut(run.runId, sentinel);
  await bank.tick();
}

test('a run whose hour is over is told of', async () => {
  await pass(59);
  expect(await told()).toEqual([]);
  await pass(2);
  expect(await told()).toEqual(FAILED);
  expect((await ends.mails('kyra@personas.test'))[0]).toMatchObject({ subject: 'Your identity check did not finish' });
});

test('a run that was abandoned is told of once', async () => {
  await comesOut('abandoned');
  await pass(90);
  expect(await told()).toEqual(FAILED);
});

test('a call that nobody joined is told of when it is missed', async () => {
  await comesOut('needs-video');
  await pass(34);
  expect(await told()).toEqual([]);
  await pass(2);
  expect(await told()).toEqual(FAILED);
});

test('a call that was joined and has no answer an hour after its end is told of then', async () => {
  await comesOut('needs-video');
  const id = (await runs.word(run)).videoJobId ?? '';
  await pass(5);
  await ends.client.row(videoIdentityJobJoin, {}, { 'identity-token': id });
  await pass(89);
  expect(await told()).toEqual([]);
  await pass(2);
  expect(await told()).toEqual(FAILED);
});

test('nothing is said once an identity was shown in another way, nor of a run that another one took the place of', async () => {
  await runs.started(await ends.token('kyra'));
  await ends.sends('kyra', 'verificationDocumentUpload', { categoryId: 1, documentTypeId: 1 });
  await pass(90);
  expect(await told()).toEqual([]);
});

test('why a document was rejected is a line of its own kind', async () => {
  await comesOut('blurred');
  expect(await ends.lines('kyra')).toMatchObject([
    { type: 'documentRejected', severity: 'error', body: expect.stringContaining('not sharp enough') },
  ]);
});
