// Rules: R0.80, R0.81, S6.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { runsOf } from './test-runs';
import type { Started } from './test-runs';

type Send = ReturnType<typeof runsOf>['send'];
type Reply = Awaited<ReturnType<Send>>;

let bank: TestBank;
let runs: ReturnType<typeof runsOf>;
let kyra: string;
let una: string;
let first: Started;
let open: Started;
beforeAll(async () => {
  bank = await testBank();
  runs = runsOf(bank);
  await runs.client.post('/sandbox/identity-providers/one', { isDown: true });
  kyra = (await runs.client.signIn('kyra')).accessToken;
  una = (await runs.client.signIn('una')).accessToken;
  first = await runs.started(kyra);
  open = await runs.started(kyra);
});
afterAll(() => bank.close());

let count = 0;
/** A whole message about the open run; each with an id of its own. */
const clear = (change: object = {}) => ({ id: `m${(count += 1)}`, runId: open.runId, outcome: 'clear', ...change });
const raw = (body: string, headers: Record<string, string> = {}, provider = 'two') =>
  runs.client.post(`/identity-providers/${provider}/results`, body, headers);
const MINUTE = 60_000;
const HEX = '0123456789abcdef'.repeat(4);

/** What the database holds of checks and of their customers, apart from the notes of ids that were seen. */
async function everything(): Promise<unknown> {
  return Promise.all(
    [
      'SELECT id, state, outcome, ended_at, pictures_at FROM identity_run ORDER BY id',
      'SELECT id, status_id FROM document ORDER BY id',
      'SELECT * FROM verification_case ORDER BY customer_id',
      'SELECT id, verified, need_kyc FROM customer ORDER BY id',
      'SELECT * FROM video_job',
      'SELECT count(*) FROM outbox',
    ].map((sql) => bank.db.query(sql)),
  );
}

/** A whole notice that the pictures are there. */
const pictures = (change: object = {}) => ({ id: `m${(count += 1)}`, runId: open.runId, has: 'pictures', ...change });

/** The answer of a bad signature, and of a good one that is of no use. */
const FORGED = 401;
const NOTED = 200;
type Case = [what: string, status: number, send: () => Promise<Reply>];

const flip = (text: string) => (text.startsWith('0') ? `1${text.slice(1)}` : `0${text.slice(1)}`);

const NOT_SIGNED: readonly Case[] = [
  ['no headers', FORGED, () => raw(JSON.stringify(clear()))],
  ['no signature', FORGED, () => raw(JSON.stringify(clear()), { 'x-timestamp': String(bank.clock.now()) })],
  ['no time', FORGED, () => raw(JSON.stringify(clear()), { 'x-signature': HEX })],
  ['an empty signature', FORGED, () => runs.send('two', clear(), { headers: { 'x-signature': '' } })],
  ['a made-up signature', FORGED, () => runs.send('two', clear(), { headers: { 'x-signature': HEX } })],
  ['half a signature', FORGED, () => runs.send('two', clear(), { headers: { 'x-signature': HEX.slice(0, 32) } })],
  [
    'a signature in capitals',
    FORGED,
    () => runs.send('two', clear(), { headers: { 'x-signature': HEX.toUpperCase() } }),
  ],
  ['what is no hex', FORGED, () => runs.send('two', clear(), { headers: { 'x-signature': 'z'.repeat(64) } })],
  ['a signature of 128 digits', FORGED, () => runs.send('two', clear(), { headers: { 'x-signature': HEX + HEX } })],
  ['an empty secret', FORGED, () => runs.send('two', clear(), { secret: '' })],
  ['a guessed secret', FORGED, () => runs.send('two', clear(), { secret: 'secret' })],
  ['the secret of the other provider', FORGED, async () => runs.send('two', clear(), { secret: await secretOfOne() })],
  ['the token of the run as secret', FORGED, () => runs.send('two', clear(), { secret: open.token })],
  ['the id of the run as secret', FORGED, () => runs.send('two', clear(), { secret: open.runId })],
  ['a time that was not signed', FORGED, () => moved(1)],
  ['an earlier time that was not signed', FORGED, () => moved(-1)],
  [
    'a time with a fraction',
    FORGED,
    () => runs.send('two', clear(), { headers: { 'x-timestamp': '1764150000000.5' } }),
  ],
  ['a negative time', FORGED, () => runs.send('two', clear(), { headers: { 'x-timestamp': '-1764150000000' } })],
  ['a time in words', FORGED, () => runs.send('two', clear(), { headers: { 'x-timestamp': 'now' } })],
  ['five minutes and a bit ago', FORGED, () => runs.send('two', clear(), { atMs: bank.clock.now() - 5 * MINUTE - 1 })],
  [
    'five minutes and a bit ahead',
    FORGED,
    () => runs.send('two', clear(), { atMs: bank.clock.now() + 5 * MINUTE + 1 }),
  ],
  ['an hour ago', FORGED, () => runs.send('two', clear(), { atMs: bank.clock.now() - 60 * MINUTE })],
  ['a day ahead', FORGED, () => runs.send('two', clear(), { atMs: bank.clock.now() + 1440 * MINUTE })],
  ['the time in seconds', FORGED, () => runs.send('two', clear(), { atMs: Math.floor(bank.clock.now() / 1000) })],
  ['a body with another outcome', FORGED, () => bent((body) => body.replace('abandoned', 'clear'))],
  ['a body with another run', FORGED, () => bent((body) => body.replace(open.runId, first.runId))],
  ['a body with a space more', FORGED, () => bent((body) => `${body} `)],
  ['a body with a key twice', FORGED, () => bent((body) => body.replace('{', '{"outcome":"clear",'))],
  ['no body', FORGED, () => raw('')],
  ['a signed empty body', FORGED, () => runs.send('two', '')],
  ['signed text that is no JSON', FORGED, () => runs.send('two', 'clear')],
  ['a signed list', FORGED, () => runs.send('two', '[]')],
  ['a signed null', FORGED, () => runs.send('two', 'null')],
  ['a message without an id', FORGED, () => runs.send('two', { runId: open.runId, outcome: 'clear' })],
  ['a message without a run', FORGED, () => runs.send('two', { id: 'x', outcome: 'clear' })],
  ['an outcome that there is not', FORGED, () => runs.send('two', clear({ outcome: 'verified' }))],
  ['the outcome that is the bank’s own', FORGED, () => runs.send('two', clear({ outcome: 'providerDown' }))],
  ['a field that nobody agreed on', FORGED, () => runs.send('two', clear({ customerId: 1004 }))],
  ['a kind of document that is none', FORGED, () => runs.send('two', clear({ documentTypeIds: ['1'] }))],
  ['no kinds of documents', FORGED, () => runs.send('two', clear({ documentTypeIds: [] }))],
  ['a day that no calendar has', FORGED, () => runs.send('two', clear({ expiresAt: '2030-02-31' }))],
  ['a number of a document beside it', FORGED, () => runs.send('two', clear({ documentNumber: 'X1234567' }))],
  ['a notice of what there is not', FORGED, () => runs.send('two', pictures({ has: 'passport' }))],
  ['a notice with an answer', FORGED, () => runs.send('two', pictures({ outcome: 'clear' }))],
  ['a notice that nobody signed', FORGED, () => raw(JSON.stringify(pictures()))],
  ['a provider that there is not', FORGED, () => runs.send('three', clear())],
  ['a provider in capitals', FORGED, () => runs.send('TWO', clear())],
  ['the session of a customer', FORGED, () => raw(JSON.stringify(clear()), { authorization: `Bearer ${kyra}` })],
  ['text', FORGED, () => raw('clear', { 'content-type': 'text/plain' })],
  ['a form', FORGED, () => raw('outcome=clear', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['files', FORGED, () => raw('--x--', { 'content-type': 'multipart/form-data; boundary=x' })],
  ['what is of no type', FORGED, () => raw(JSON.stringify(clear()), { 'content-type': '' })],
  ['what is of a made-up type', FORGED, () => raw(JSON.stringify(clear()), { 'content-type': ';;' })],
  ['a body of a megabyte', FORGED, () => raw('x'.repeat(1_000_000))],
  ['a body of a megabyte of text', FORGED, () => raw('x'.repeat(1_000_000), { 'content-type': 'text/plain' })],
  ['the token of the run', FORGED, () => raw(JSON.stringify(clear()), { 'identity-token': open.token })],
];

const OF_NO_USE: readonly Case[] = [
  ['a run that there is not', NOTED, () => runs.send('two', clear({ runId: 'nothing' }))],
  ['the customer’s id as run', NOTED, () => runs.send('two', clear({ runId: '1004' }))],
  ['a run that a newer one took the place of', NOTED, () => runs.send('two', clear({ runId: first.runId }))],
  ['a run of the other provider', NOTED, () => ofOther()],
  ['pictures for a run that there is not', NOTED, () => runs.send('two', pictures({ runId: 'nothing' }))],
  ['pictures for a run that is over', NOTED, () => runs.send('two', pictures({ runId: first.runId }))],
  ['pictures for a run of the other provider', NOTED, () => runs.send('one', pictures())],
  ['a video call that there is not', NOTED, () => runs.send('two', clear({ isVideo: true }))],
];

const secretOfOne = async () =>
  (await bank.db.query<{ value: string }>(`SELECT value FROM setting WHERE key = 'identity.one.secret'`))[0]?.value ??
  'not there yet';
const moved = async (byMs: number) =>
  runs.send('two', clear(), { headers: { 'x-timestamp': String(bank.clock.now() + byMs) } });
/** Signed as one thing, sent as another. */
async function bent(change: (body: string) => string): Promise<Reply> {
  const body = JSON.stringify(clear({ outcome: 'abandoned' }));
  const { timestamp, signature } = await runs.signed('two', body);
  return raw(change(body), { 'x-timestamp': timestamp, 'x-signature': signature });
}
/** Signed by provider one, about a run of provider two. */
const ofOther = () => runs.send('one', clear());

test('fifty messages, none of which may change anything', () => {
  expect(NOT_SIGNED.length + OF_NO_USE.length).toBeGreaterThanOrEqual(50);
});

test.each([...NOT_SIGNED, ...OF_NO_USE])('%s: answered, and nothing is changed', async (_what, status, send) => {
  const before = await everything();
  const reply = await send();
  expect(reply.statusCode).toBe(status);
  // In one way: a stranger learns nothing of what was wrong.
  expect(reply.json()).toEqual(status === FORGED ? { message: 'Not signed.' } : {});
  expect(await everything()).toEqual(before);
});

test('the bounds of five minutes are within, and the first answer is the last', async () => {
  const mine = await runs.started(una);
  const of = (change: object) => clear({ runId: mine.runId, ...change });
  const early = of({ outcome: 'blurred' });
  const at = bank.clock.now();
  expect((await runs.send('two', early, { atMs: at - 5 * MINUTE })).statusCode).toBe(200);
  expect(await runs.word(mine)).toMatchObject({ outcome: 'blurred' });
  const before = await everything();
  const replay = early;
  for (const message of [replay, of({}), of({ outcome: 'duplicate' }), of({ outcome: 'needsVideo' })]) {
    expect((await runs.send('two', message, { atMs: at + 5 * MINUTE })).statusCode).toBe(200);
    expect(await everything()).toEqual(before);
  }
});

test('an id that a provider has used once is used up, whatever it was for', async () => {
  const mine = await runs.started(una);
  await runs.send('two', { id: 'once', runId: 'nothing', outcome: 'clear' });
  await runs.send('two', { id: 'once', runId: mine.runId, outcome: 'clear' });
  expect(await runs.word(mine)).toMatchObject({ outcome: null });
  await runs.send('two', { id: 'twice', runId: mine.runId, outcome: 'abandoned' });
  expect(await runs.word(mine)).toMatchObject({ outcome: 'abandoned' });
});

test('flipping any digit of a good signature makes it a bad one', async () => {
  const body = JSON.stringify(clear());
  const { timestamp, signature } = await runs.signed('two', body);
  expect((await raw(body, { 'x-timestamp': timestamp, 'x-signature': flip(signature) })).statusCode).toBe(401);
  expect(
    (await raw(`${body}${' '.repeat(5000)}`, { 'x-timestamp': timestamp, 'x-signature': signature })).statusCode,
  ).toBe(401);
});

test('what is not signed opens no transaction, and what is signed opens one', async () => {
  const transaction = jest.spyOn(bank.db, 'transaction');
  for (const [, , send] of NOT_SIGNED.slice(0, 8)) await send();
  expect(transaction).not.toHaveBeenCalled();
  await runs.send('two', clear({ runId: 'nothing' }));
  expect(transaction).toHaveBeenCalledTimes(1);
  transaction.mockRestore();
});
