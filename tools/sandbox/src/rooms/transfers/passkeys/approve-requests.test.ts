import type { RequestApproval } from '@bank/protocol/transfer-requests';
import { audit } from '../../../qa/audit';
import { payAnother } from '../../../server/test-sabotage';
import { clientOf } from '../../../server/test-client';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { requestsChallenge } from '../../../identity/passkeys/challenges';
import type { StoredPayment } from '../../../identity/passkeys/challenges';
import type { Bend } from '../../../identity/passkeys/software-authenticator';
import { SoftwareAuthenticator } from '../../../identity/passkeys/software-authenticator';
import { registerPasskey } from '../../../identity/passkeys/test-register';

const ORIGIN = 'http://localhost:4204';
const ATELIER = 1005;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let lev: string;
let abel: string;
let passkey: SoftwareAuthenticator;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  [lev = '', abel = ''] = await Promise.all(['lev', 'abel'].map(async (key) => (await client.signIn(key)).accessToken));
  passkey = await register('abel', abel);
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

type Answer = RequestApproval & { responseCode: string; reason?: string; responseDescription: string };
interface Options {
  options: { challenge: string; userVerification: string };
}

const page = { origin: ORIGIN };
const call = async <T = Answer>(token: string, method: string, body: object, headers: Record<string, string> = page) =>
  (await client.call(token, method, body, headers)).json<T>();

async function register(persona: string, token: string): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const headers = { ...page, authorization: `Bearer ${token}` };
  await registerPasskey(client, persona, headers, authenticator);
  return authenticator;
}

/** A transfer of Lev's, access level 3, that waits for another user. */
async function request(amount = '40'): Promise<string> {
  const order = { accountId: 10051, amount, currency: 'EUR', toEmail: 'ben@personas.test' };
  return (await call<{ trxid: string }>(lev, 'p2pTransfer', order)).trxid;
}

/** Asks to approve a set. @returns its id */
const ask = async (ids: string[], token = abel) =>
  (await call(token, 'approve', { transactionIds: ids, declined: false })).approvalTransactionId ?? '';
const challengeOf = async (set: string, token = abel) =>
  (await call<Options>(token, 'businessRequestPasskeyOptions', { approvalTransactionId: set })).options;
const confirm = (set: string, response: object, token = abel, headers: Record<string, string> = {}) =>
  call(token, 'businessRequestPasskeyConfirm', { approvalTransactionId: set, response }, { ...page, ...headers });
const byPasskey = async (set: string, bend: Bend = {}) => confirm(set, passkey.sign(await challengeOf(set), bend));
const statusOf = async (trxid: string) =>
  (await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [trxid]))[0]?.status;
const right = (level: number) =>
  bank.db.query('UPDATE membership SET access_right = $1 WHERE user_id = 8 AND customer_id = $2', [level, ATELIER]);

/** Not accepted: nothing has moved, and the set waits for its code as before. */
async function expectRefused(answer: Answer, set: string, ids: string[], reason = 'passkeyRefused') {
  expect([answer.responseCode, answer.reason]).toEqual(['VF', reason]);
  for (const id of ids) expect(await statusOf(id)).toBe('created');
  const now = await call(abel, 'businessRequest', { approvalTransactionId: set });
  expect(now.status).toBe(reason === 'passkeyRefused' ? 'waiting' : 'over');
}

it('approves a whole set, once, in place of its code; the maker hears of it', async () => {
  const ids = [await request('40'), await request('2')];
  const set = await ask(ids);
  const options = await challengeOf(set);
  expect(options.userVerification).toBe('required');
  const response = passkey.sign(options);
  expect(await confirm(set, response)).toMatchObject({ responseCode: '00', status: 'approved' });
  expect(await Promise.all(ids.map(statusOf))).toEqual(['posted', 'posted']);
  const outbox = (await client.get('/sandbox/outbox?to=lev@personas.test')).json<{ subject: string }[]>();
  expect(outbox.filter(({ subject }) => subject === 'Your transfer was approved')).toHaveLength(2);

  // Shown again after it counted, also under another key: nothing denies what it has approved.
  const keys: Record<string, string>[] = [{}, { 'idempotency-key': 'passkey-again' }];
  for (const headers of keys) {
    const again = await confirm(set, response, abel, headers);
    expect(again).toMatchObject({ responseCode: 'VF', reason: 'approvalUsed' });
    expect(again.responseDescription).toBe('You have already approved these requests.');
  }
  const code = await client.lastCode('abel');
  const late = { fromEmail: 'abel@personas.test', approvalTransactionId: set, code };
  expect(await call(abel, 'businessRequestConfirm', late)).toMatchObject({ reason: 'approvalUsed' });
  expect(await call(abel, 'businessRequestPasskeyOptions', { approvalTransactionId: set })).toMatchObject({
    reason: 'approvalUsed',
  });
});

it('answers the same under its key, and moves the money once, however many ask at once', async () => {
  const id = await request();
  const set = await ask([id]);
  const response = passkey.sign(await challengeOf(set));
  const key = { 'idempotency-key': 'passkey-1' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(set, response, abel, key)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 'approved' });
  expect(await call(abel, 'transferOutcome', { idempotencyKey: 'passkey-1' })).toMatchObject({
    what: 'decision',
    decision: { status: 'approved', requests: [{ transactionId: id }] },
  });
});

it('denies nothing to the second of two that are shown at once without a key', async () => {
  const id = await request();
  const set = await ask([id]);
  const response = passkey.sign(await challengeOf(set));
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(set, response)));
  expect(answers.filter(({ responseCode }) => responseCode === '00')).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'approvalUsed')).toHaveLength(4);
  expect(await statusOf(id)).toBe('posted');
});

it('keeps a refusal under its key: the same answer later, also with a challenge that is still open', async () => {
  const id = await request();
  const set = await ask([id]);
  const key = { 'idempotency-key': 'passkey-2' };
  const options = await challengeOf(set);
  const bent = passkey.sign(options, { userVerified: false });
  await expectRefused(await confirm(set, bent, abel, key), set, [id]);
  await expectRefused(await confirm(set, bent, abel, key), set, [id]);
  const right = passkey.sign(await challengeOf(set));
  expect(await confirm(set, right, abel, key)).toMatchObject({ reason: 'keyReused' });
  expect(await statusOf(id)).toBe('created');
});

it('uses a challenge up with its first answer, right or wrong', async () => {
  const id = await request();
  const set = await ask([id]);
  const options = await challengeOf(set);
  await expectRefused(await confirm(set, passkey.sign(options, { userVerified: false })), set, [id]);
  await expectRefused(await confirm(set, passkey.sign(options)), set, [id]);
  expect(await byPasskey(set)).toMatchObject({ status: 'approved' });
});

it.each<[string, Bend]>([
  ['nobody verified', { userVerified: false }],
  ['another page', { origin: 'http://localhost:4205' }],
  ['another host', { rpId: 'evil.example' }],
  ['a counter that stood still', { counter: 0 }],
])('refuses an answer of %s', async (_what, bend) => {
  const used = await ask([await request('1')]);
  await byPasskey(used);
  const id = await request();
  const set = await ask([id]);
  await expectRefused(await byPasskey(set, bend), set, [id]);
});

it('approves no other set, also not one with the same request in it or of the same amounts', async () => {
  const ids = [await request('40'), await request('900')];
  const [one = '', other = ''] = ids;
  const first = await ask([one]);
  const signed = passkey.sign(await challengeOf(first));
  // Asking again voids the set before.
  const second = await ask(ids);
  await expectRefused(await confirm(second, signed), second, ids);
  expect(await confirm(first, passkey.sign({ challenge: 'x' }))).toMatchObject({ reason: 'approvalOver' });

  const third = await ask([other]);
  const ofThird = passkey.sign(await challengeOf(third));
  const fourth = await ask([one]);
  await expectRefused(await confirm(fourth, ofThird), fourth, ids);
  expect(await byPasskey(fourth)).toMatchObject({ status: 'approved' });
  expect(await statusOf(other)).toBe('created');
});

it('approves only what was shown: a changed payee has another challenge', async () => {
  const ids = [await request('40'), await request('2')];
  const set = await ask(ids);
  const response = passkey.sign(await challengeOf(set));
  const [, second = ''] = ids;
  await payAnother(bank.db, second, 'uma');
  await expectRefused(await confirm(set, response), set, ids);
  await payAnother(bank.db, second, 'ben');
});

it('binds a challenge to its set, its requests and their order; ledger/facts.test.ts to every fact of each', () => {
  const payee = { kind: 'customer' as const, name: 'Ben Ortega', email: 'ben@personas.test' };
  const terms = { fee: '0.2', debitAmount: '40', total: '40.2', debitCurrencyCode: 'EUR', exchangeRate: '1', note: '' };
  const summary = { fromAccountId: 10051, payee, amount: '40', currencyCode: 'EUR', ...terms };
  const [facts, other] = ['T1', 'T2'].map((trxid): StoredPayment => ({ trxid, summary }));
  if (!facts || !other) throw new Error('two requests');
  const sets: [string, StoredPayment[], string][] = [
    ['A1', [facts, other], 'n'],
    ['A2', [facts, other], 'n'],
    ['A1', [facts, other], 'm'],
    ['A1', [facts], 'n'],
    ['A1', [other, facts], 'n'],
  ];
  const challenges = sets.map((set) => Buffer.from(requestsChallenge(...set)).toString('hex'));
  expect(new Set(challenges).size).toBe(sets.length);
});

it('belongs to who asked: a colleague’s passkey, a colleague’s set and other challenges approve nothing', async () => {
  const id = await request();
  const set = await ask([id]);
  const olivia = (await client.signIn('olivia')).accessToken;
  const theirs = await register('olivia', olivia);
  const noAccess = { responseCode: 'ENOA', reason: 'noAccess' };
  expect(await call(olivia, 'businessRequestPasskeyOptions', { approvalTransactionId: set })).toMatchObject(noAccess);
  const signed = passkey.sign(await challengeOf(set));
  expect(await confirm(set, signed, olivia)).toMatchObject({ reason: 'passkeyRefused' });
  await expectRefused(await confirm(set, theirs.sign(await challengeOf(set))), set, [id]);

  const signIn = (await client.post('/auth/passkeys/login-options', {}, page)).json<Options>();
  await expectRefused(await confirm(set, passkey.sign(signIn.options)), set, [id]);
  // The transfer is Lev's: as one's own it is nobody's else to approve.
  const headers = { ...page, authorization: `Bearer ${abel}` };
  expect((await client.post('/auth/passkeys/approve-options', { trxid: id }, headers)).statusCode).toBe(404);
});

it('checks the right again at the moment of approval, and never approves for the maker', async () => {
  const id = await request();
  const set = await ask([id]);
  const response = passkey.sign(await challengeOf(set));
  await right(1);
  // The dispatcher remembers a right for seconds; the ledger does not.
  expect(await confirm(set, response)).toMatchObject({ responseCode: 'ENOA', reason: 'mayNotApprove' });
  expect(await statusOf(id)).toBe('created');
  await right(4);
  expect((await call(abel, 'businessRequest', { approvalTransactionId: set })).status).toBe('over');

  const again = await ask([id]);
  const signed = passkey.sign(await challengeOf(again));
  await bank.db.query('UPDATE app_user SET phone = (SELECT phone FROM app_user WHERE id = 7) WHERE id = 8');
  expect(await confirm(again, signed)).toMatchObject({ reason: 'ownRequest' });
  expect(await statusOf(id)).toBe('created');
});

it('is decided whole: one that was declined in between keeps all of it waiting', async () => {
  const [gone = '', waiting = ''] = [await request('40'), await request('2')];
  const set = await ask([gone, waiting]);
  const response = passkey.sign(await challengeOf(set));
  const olivia = (await client.signIn('olivia')).accessToken;
  await call(olivia, 'approve', { transactionIds: [gone], declined: true });
  const answer = await confirm(set, response);
  expect(answer).toMatchObject({ responseCode: 'VF', reason: 'wasDeclined' });
  expect(answer.responseDescription).toMatch(/^Olivia Stan has already declined/);
  expect([await statusOf(gone), await statusOf(waiting)]).toEqual(['rejected', 'created']);
});

it('comes too late after five minutes, and when the set’s time is over', async () => {
  const id = await request();
  const set = await ask([id]);
  const old = passkey.sign(await challengeOf(set));
  bank.clock.advance(300_000);
  await expectRefused(await confirm(set, old), set, [id]);
  bank.clock.advance(299_000);
  const signed = passkey.sign(await challengeOf(set));
  bank.clock.advance(1_000);
  // The access token's ten minutes are over as well.
  abel = (await client.signIn('abel')).accessToken;
  await expectRefused(await confirm(set, signed), set, [id], 'approvalOver');
  expect(await call(abel, 'businessRequestPasskeyOptions', { approvalTransactionId: set })).toMatchObject({
    reason: 'approvalOver',
  });
});

it('says so to who has none, and to a page that is none of the bank’s', async () => {
  const set = await ask([await request()]);
  const body = { approvalTransactionId: set };
  const evil = { origin: 'https://evil.example' };
  expect(await call(abel, 'businessRequestPasskeyOptions', body, evil)).toMatchObject({ reason: 'passkeyRefused' });
  await bank.db.query('DELETE FROM passkey WHERE user_id = 8');
  expect(await call(abel, 'businessRequestPasskeyOptions', body)).toMatchObject({
    reason: 'noPasskey',
    responseDescription: 'You have no passkey yet.',
  });
});

it('speaks the approver’s language', async () => {
  const set = await ask([await request()]);
  const response = passkey.sign(await challengeOf(set), { userVerified: false });
  const answer = await confirm(set, response, abel, { 'accept-language': 'es' });
  expect(answer.responseDescription).toMatch(/^La llave de acceso no se ha aceptado\. No se ha aprobado nada/);
});
