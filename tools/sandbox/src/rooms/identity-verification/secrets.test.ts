// Rules: D39, R0.24, R0.66, R0.83, R0.84.
import { createHash } from 'node:crypto';
import { createApp } from '../../server/app';
import { columnsWith, isTracedIn } from '../../server/test-traces';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';
import type { Started } from './test-runs';

/** Nothing of the seed, and no instant, looks like one of these. */
const NUMBER = 'QX7731905ZW';
const TYPED = 'qx 7731905 zw';
const BYTES = 'the-portrait-and-the-number-on-the-paper';
const PICTURE = 'my-own-face-of-monday.jpg';
const REFUSED_BYTES = 'a-drawing-that-the-bank-does-not-take';

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
let kyra: string;
let logged: string;
/** Every address that was called, and every answer. */
let asked: string[];
let answered: { url: string; body: string }[];

beforeEach(async () => {
  logged = '';
  asked = [];
  answered = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  bank = await testBank();
  const inject = bank.sandbox.inject;
  jest.spyOn(bank.sandbox, 'inject').mockImplementation(async (request) => {
    const url = typeof request === 'string' ? request : String(request.url);
    const answer = await inject(request);
    asked.push(url);
    answered.push({ url, body: answer.body });
    return answer;
  });
  runs = runsOf(bank);
  kyra = (await runs.client.signIn('kyra')).accessToken;
});
afterEach(() => bank.close());

const sendPaper = (content: string, categoryId = 1) =>
  uploaderOf(bank)(
    kyra,
    'verificationDocumentUpload',
    { categoryId, documentTypeId: categoryId === 1 ? 1 : 101 },
    { content },
  );
const stateNumber = async (number = TYPED) =>
  (await runs.client.call(kyra, 'kycInfoUpdate', { identity: { typeId: 1, number } })).json<{ responseCode: string }>();
/** As the SDK of provider one does. */
const sendPictures = (sdkToken: string | null) =>
  runs.client.post('/identity-provider-one', { session: sdkToken, fileNames: [PICTURE, 'selfie.jpg'] });

/** Everything that is due happens. */
async function settle(): Promise<void> {
  for (let n = 0; n < 3; n++) {
    await bank.tick();
    bank.clock.advance(2_000);
  }
}

/** What a tester sees of the bank. */
async function shownToTesters(): Promise<string> {
  const pages = ['outbox', 'documents', 'identity-runs', 'analytics', 'faults', 'personas'];
  return (await Promise.all(pages.map((page) => runs.client.get(`/sandbox/${page}`))))
    .map(({ body }) => body)
    .join('\n');
}

/** The number is stated, a check comes out, a file is sent and looked at, and it is all read again. */
async function walk(): Promise<{ run: Started; session: string }> {
  expect(await stateNumber()).toMatchObject({ responseCode: '00' });
  const run = await runs.started(kyra);
  const { sdkToken } = await runs.word(run);
  await sendPictures(sdkToken);
  await settle();
  expect(await runs.word(run)).toMatchObject({ outcome: 'clear', sdkToken: null });
  const { document } = await sendPaper(`%PDF-1.7 ${BYTES}`, 2);
  await runs.client.post(`/sandbox/documents/${document?.id}`, {
    status: 'rejected',
    reason: 'The lower edge is cut off.',
  });
  await runs.client.call(kyra, 'kycInfoGet', { lang: 'en' });
  await runs.client.call(kyra, 'personalInfoGet', { lang: 'en' });
  await settle();
  return { run, session: sdkToken ?? '' };
}

test('after a check, a file and a number: each is in its own column, and in no other, no log and no answer', async () => {
  const { run, session } = await walk();
  const hash = createHash('sha256').update(run.token).digest();
  const secrets = { token: run.token, hash, session, number: NUMBER, typed: TYPED, bytes: BYTES, picture: PICTURE };
  expect(await columnsWith(bank.db, secrets)).toEqual({
    hash: ['identity_run.token_hash'],
    number: ['identity.number'],
    bytes: ['document.content'],
  });

  const shown = await shownToTesters();
  for (const secret of [run.token, session, NUMBER, TYPED, BYTES, PICTURE]) {
    expect(isTracedIn(logged, secret)).toBe(false);
    expect(isTracedIn(shown, secret)).toBe(false);
    expect(isTracedIn(asked.join('\n'), secret)).toBe(false);
  }
  const answersWith = (secret: string) => answered.filter(({ body }) => isTracedIn(body, secret)).map(({ url }) => url);
  expect(answersWith(run.token)).toEqual(['/identity-verification']);
  for (const secret of [NUMBER, TYPED, BYTES, PICTURE]) expect(answersWith(secret)).toEqual([]);
});

test('what is refused is nowhere', async () => {
  const run = await runs.started(kyra);
  expect(await sendPaper(`<svg>${REFUSED_BYTES}</svg>`)).toMatchObject({ responseCode: 'VF' });
  expect(await stateNumber(`${NUMBER}<`)).toMatchObject({ responseCode: 'VF' });
  const wrong = `${run.token.slice(0, -4)}~~~~`;
  expect((await runs.read(run.runId, wrong)).statusCode).toBe(401);
  expect((await sendPictures(run.token)).statusCode).toBe(404);
  const secrets = { bytes: REFUSED_BYTES, number: NUMBER, wrong, token: run.token, picture: PICTURE };
  expect(await columnsWith(bank.db, secrets)).toEqual({});
  for (const secret of Object.values(secrets)) expect(isTracedIn(logged, secret)).toBe(false);
});

test('a failure that nobody expected names none of it in the log', async () => {
  const run = await runs.started(kyra);
  const { sdkToken } = await runs.word(run);
  // Its message waits for the bank's own work.
  await runs.comesOut(run.runId, 'clear');
  await bank.db
    .query(`ALTER TABLE identity RENAME COLUMN number TO gone; ALTER TABLE document RENAME COLUMN sha256 TO gone;
    ALTER TABLE identity_run RENAME COLUMN token_hash TO gone; ALTER TABLE identity_message RENAME COLUMN taken_at TO gone`);
  const failed = [
    stateNumber(),
    sendPaper(`%PDF-1.7 ${BYTES}`),
    runs.start(kyra).then(({ statusCode }) => ({ responseCode: String(statusCode) })),
    runs.read(run.runId, run.token).then(({ statusCode }) => ({ responseCode: String(statusCode) })),
  ];
  for (const answer of await Promise.all(failed)) expect(answer.responseCode).not.toMatch(/^(00|200)$/);
  const message = { id: 'a-message', runId: run.runId, outcome: 'clear' };
  expect((await runs.send('one', message)).statusCode).toBe(500);
  await sendPictures(sdkToken);
  await settle();
  expect(logged.match(/unexpected failure/g)?.length).toBeGreaterThanOrEqual(5);
  expect(logged).toContain('background work failed');
  for (const secret of [NUMBER, TYPED, BYTES, run.token, sdkToken ?? '', PICTURE])
    expect(isTracedIn(logged, secret)).toBe(false);
});

test('what is logged by mistake is struck out', () => {
  const app = createApp({ logLevel: 'warn', requestS: 1, clock: bank.clock });
  const identity = { typeId: 1, number: NUMBER };
  const run = { token: 'a-token-of-a-run', sdkToken: 'a-token-of-a-run' };
  const headers = { 'identity-token': 'a-token-of-a-run' };
  app.log.error(
    { identity, ...run, body: { identity, run }, call: { body: { identity, run } }, req: { headers } },
    'by mistake',
  );
  expect(logged).toContain('by mistake');
  for (const secret of [NUMBER, 'a-token-of-a-run']) expect(isTracedIn(logged, secret)).toBe(false);
});

test('a trace would be found, however it is written', async () => {
  const bytes = Buffer.from(BYTES);
  for (const written of [
    BYTES,
    BYTES.toUpperCase(),
    bytes.toString('hex'),
    Buffer.from(`ab${BYTES}cd`).toString('base64'),
  ])
    expect(isTracedIn(`x${written}y`, BYTES)).toBe(true);
  await bank.db.query(`UPDATE customer SET first_name = $$${BYTES}$$ WHERE id = 1004`);
  expect(await columnsWith(bank.db, { bytes: BYTES })).toEqual({ bytes: ['customer.first_name'] });
});
