// Rules: R0.132, R0.65, R0.80, R0.81, R0.82, R0.84, R2.3.4.
import { configFrom } from '../../platform/config';
import { ticksOnDemand } from '../../platform/ticks';
import { IDENTITY_SENTINELS } from '../../qa/identity-providers/sentinels';
import { createSandbox } from '../../server/create-sandbox';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';

const KYRA = 1004;

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
let kyra: string;
beforeEach(async () => {
  bank = await testBank();
  runs = runsOf(bank);
  kyra = (await runs.client.signIn('kyra')).accessToken;
});
afterEach(() => bank.close());

/** Everything that is due within two minutes happens. */
async function settle(): Promise<void> {
  for (let n = 0; n < 5; n++) {
    await bank.tick();
    bank.clock.advance(25_000);
  }
  await bank.tick();
  kyra = (await runs.client.signIn('kyra')).accessToken;
}

interface Ending {
  status: string;
  statusId?: number;
  outcome: string | null;
  says: string | null;
}

// What each sentinel ends in: the bank's question, the document, the word of the run and its sentence.
const NOTHING = { status: 'none' };
const ENDINGS: Readonly<Record<string, Ending>> = {
  clear: { status: 'validated', statusId: 2, outcome: 'clear', says: 'We know who you are now. Thank you.' },
  blurred: {
    ...{ status: 'rejected', statusId: 26, outcome: 'blurred' },
    says: 'The pictures are not sharp enough to read. Take them again in good light.',
  },
  expired: {
    ...{ status: 'rejected', statusId: 26, outcome: 'expired' },
    says: 'The document has expired. Use one that is still valid.',
  },
  'name-mismatch': {
    ...{ status: 'rejected', statusId: 64, outcome: 'nameMismatch' },
    says: 'The name on the document is not the name on your account.',
  },
  'under-age': {
    ...{ status: 'rejected', statusId: 26, outcome: 'underAge' },
    says: 'You have to be 18 or older to have an account.',
  },
  'other-face': {
    ...{ status: 'rejected', statusId: 26, outcome: 'otherFace' },
    says: 'The face is not the one on the document.',
  },
  duplicate: {
    ...{ ...NOTHING, outcome: 'duplicate' },
    says: 'These papers belong to another account at our bank. We are looking into it and will write to you.',
  },
  'needs-video': {
    ...{ ...NOTHING, outcome: 'needsVideo' },
    says: 'We would like to see you in a short video call.',
  },
  abandoned: {
    ...{ ...NOTHING, outcome: 'abandoned' },
    says: 'The check was not finished. Nothing has changed.',
  },
  'provider-down': {
    ...{ ...NOTHING, outcome: 'providerDown' },
    says: 'The check was not available. Try again, or send files instead.',
  },
  'answer-twice': { status: 'validated', statusId: 2, outcome: 'clear', says: 'We know who you are now. Thank you.' },
  'answer-late': { ...NOTHING, outcome: null, says: null },
};

test('there are twelve ways, and the cockpit lists them', async () => {
  const listed = (await runs.client.get('/sandbox/identity-sentinels')).json<{ name: string; means: string }[]>();
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(ENDINGS));
  expect(listed).toHaveLength(12);
  expect(listed.every(({ means }) => means !== '')).toBe(true);
  const cockpit = (await runs.client.get('/sandbox/')).body;
  expect(cockpit).toContain('id="identitylist"');
});

test.each(IDENTITY_SENTINELS.map(({ name }) => name))('%s ends in its status and its sentence', async (name) => {
  const ending = ENDINGS[name];
  const run = await runs.started(kyra);
  expect((await runs.comesOut(run.runId, name)).statusCode).toBe(200);
  expect(await runs.word(run)).toMatchObject({ outcome: null, message: null });
  await settle();
  const { status, newest } = await runs.identity(kyra);
  expect({ status, statusId: newest?.statusId }).toEqual({ status: ending?.status, statusId: ending?.statusId });
  expect(await runs.word(run)).toMatchObject({ outcome: ending?.outcome, message: ending?.says });
  if (ending?.status === 'rejected') expect(newest?.rejectReason).toBe(ending.says);
});

test('an answer that comes after the hour of its run changes nothing', async () => {
  const run = await runs.started(kyra);
  await runs.comesOut(run.runId, 'answer-late');
  bank.clock.advance(3_600_000);
  await settle();
  expect(await bank.db.query('SELECT state, outcome FROM identity_run')).toEqual([{ state: 'expired', outcome: null }]);
  // It did come.
  expect(await bank.db.query('SELECT FROM identity_message')).toHaveLength(1);
  expect(await runs.identity(kyra)).toMatchObject({ status: 'none', newest: undefined });
  expect((await runs.read(run.runId, run.token)).statusCode).toBe(401);
});

test('the reason is kept as a word, and said in the language of each reader', async () => {
  const run = await runs.started(kyra);
  await runs.comesOut(run.runId, 'blurred');
  await settle();
  const [kept] = await bank.db.query('SELECT reject_code, reject_reason FROM document WHERE customer_id = $1', [KYRA]);
  expect(kept).toEqual({ reject_code: 'blurred', reject_reason: null });
  expect((await runs.identity(kyra, 'es')).newest?.rejectReason).toMatch(/^Las fotos no se leen bien/);
  expect((await runs.word(run, 'uk')).message).toMatch(/^Знімки нечіткі/);
  const letters = await bank.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE recipient = 'kyra@personas.test' AND subject = 'We could not accept your identity check'`,
  );
  expect(letters[0]?.text).toContain('The pictures are not sharp enough');
});

test('clear is what a reviewer’s yes is: the last paper that was missing opens the account in the same transaction', async () => {
  await bank.db.query('DELETE FROM requirement WHERE customer_id = $1 AND category_id <> 1', [KYRA]);
  const run = await runs.started(kyra);
  await runs.comesOut(run.runId, 'clear');
  await settle();
  expect((await runs.identity(kyra)).verified).toBe(true);
  const [document] = await bank.db.query<{ media: string; content: Buffer }>(
    'SELECT media_type AS media, content FROM document WHERE customer_id = $1',
    [KYRA],
  );
  // What the decision rests on: the signed message, which names nobody.
  expect(document?.media).toBe('application/json');
  expect(Object.keys(JSON.parse(String(document?.content)))).toEqual([
    ...['id', 'runId', 'outcome', 'expiresAt', 'isVideo'],
  ]);
});

test('papers of another account hold the account until the back office has cleared it', async () => {
  await bank.db.query('DELETE FROM requirement WHERE customer_id = $1 AND category_id <> 1', [KYRA]);
  const first = await runs.started(kyra);
  await runs.comesOut(first.runId, 'duplicate');
  await settle();
  const [kept] = await bank.db.query('SELECT is_duplicate FROM verification_case WHERE customer_id = $1', [KYRA]);
  expect(kept).toEqual({ is_duplicate: true });
  const second = await runs.started(kyra);
  await runs.comesOut(second.runId, 'clear');
  await settle();
  expect(await runs.identity(kyra)).toMatchObject({ status: 'validated', verified: false });
});

test('a message that a stand-in is about to send survives a restart of the bank', async () => {
  const run = await runs.started(kyra);
  await runs.comesOut(run.runId, 'clear');
  // The first bank does nothing any more, as a killed one; another one finds its database.
  const { every, tick } = ticksOnDemand();
  const { db, clock, ids } = bank;
  const next = await createSandbox({ db, clock, ids, config: configFrom({}), every, qa: true });
  await tick();
  await next.close();
  expect(await db.query('SELECT state, outcome FROM identity_run')).toEqual([{ state: 'answered', outcome: 'clear' }]);
});

test('who is known by their papers has no open run any more: its page is closed, and a late word changes nothing', async () => {
  const run = await runs.started(kyra);
  const passport = { categoryId: 1, documentTypeId: 1 };
  const { document } = await uploaderOf(bank)(kyra, 'verificationDocumentUpload', passport);
  expect((await runs.read(run.runId, run.token)).statusCode).toBe(200);
  await runs.client.post(`/sandbox/documents/${document?.id}`, { status: 'uploaded' });
  expect((await runs.read(run.runId, run.token)).statusCode).toBe(401);
  await runs.send(run.provider, { id: bank.ids.next(), runId: run.runId, outcome: 'duplicate' });
  expect(await bank.db.query('SELECT FROM verification_case WHERE is_duplicate AND customer_id = $1', [KYRA])).toEqual(
    [],
  );
  expect(await runs.identity(kyra)).toMatchObject({ status: 'validated' });
});
