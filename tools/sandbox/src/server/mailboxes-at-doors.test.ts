// Rules: R0.173, R0.174, R0.180.
import { applicantOf } from '../rooms/onboarding/test-applicant';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { moveAddress } from '../identity/people/test-move-address';
import { PERSONA_PASSWORD } from '../seed/personas';
import { clientOf } from './test-client';

const MAILBOX = 'k@xn--bro-hoa.test';
const SPELLINGS = ['k@büro.test', 'K@BÜRO.test', MAILBOX, 'k@XN--bro-hoa.test'];

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank({ config: { codesPerMinute: 1e6, lookupsPerMinute: 1e6, signInsPerMinute: 1e6 } });
  client = clientOf(bank);
});
afterEach(() => bank.close());

const toKay = () => moveAddress(bank.db, 'pat@personas.test', MAILBOX);
const call = async (token: string, method: string, body: object) =>
  (await client.call(token, method, body)).json<{ responseCode: string; reason?: string; exists?: boolean }>();

test('each spelling logs in, and all of them are one name to the lockout', async () => {
  await toKay();
  for (const username of SPELLINGS) {
    const answer = await client.post('/auth/login', {
      ...{ client: 'spa', username, password: PERSONA_PASSWORD, codeChallenge: 'A'.repeat(43) },
    });
    expect([username, answer.statusCode]).toEqual([username, 200]);
    await client.post('/auth/login', { client: 'spa', username, password: 'wrong', codeChallenge: 'A'.repeat(43) });
  }
  expect(await bank.db.query('SELECT DISTINCT email FROM sign_in_guard WHERE email LIKE $1', ['k@%'])).toEqual([
    { email: MAILBOX },
  ]);
});

test('of two who apply at once by two spellings one has the mailbox', async () => {
  const visitor = applicantOf(bank);
  const answers = await Promise.all([visitor.apply({ email: SPELLINGS[0] }), visitor.apply({ email: MAILBOX })]);
  expect(answers.map(({ responseCode }) => responseCode).toSorted()).toEqual(['00', 'VF']);
  expect(answers.find(({ responseCode }) => responseCode === 'VF')).toMatchObject({ reason: 'emailTaken' });
  // Who reads the answer reads the address as people write it.
  expect(answers.find(({ responseCode }) => responseCode === '00')).toMatchObject({ email: 'k@büro.test' });
  expect(await bank.db.query('SELECT holder FROM address_holder WHERE email LIKE $1', ['k@%'])).toHaveLength(1);
  expect(await bank.db.query('SELECT recipient FROM outbox WHERE recipient LIKE $1', ['k@%'])).toEqual([
    { recipient: MAILBOX },
  ]);
  const letters = await client.get(`/sandbox/outbox?to=${encodeURIComponent('K@Büro.test')}`);
  expect(letters.json()).toMatchObject([{ to: MAILBOX }]);
});

test('a spelling of a mailbox is paid, blocked and refused as the others are', async () => {
  await toKay();
  const { accessToken: ben } = await client.signIn('ben');
  for (const email of SPELLINGS) {
    expect(await call(ben, 'checkPayeeEmail', { email })).toMatchObject({ exists: true });
    expect(await call(ben, 'addEmail', { email })).toMatchObject({ reason: 'emailTaken' });
  }
  expect(await call(ben, 'blackListAdd', { email: 'K@Büro.test', blockType: 'email' })).toMatchObject({
    responseCode: '00',
  });
  for (const email of SPELLINGS) {
    expect(await call(ben, 'blackListAdd', { email, blockType: 'email' })).toMatchObject({ reason: 'listedAlready' });
    expect(await call(ben, 'checkPayeeEmail', { email })).toMatchObject({ outBlacklist: true });
  }
  expect(await call(ben, 'blackListAdd', { email: 'k@xn--a.test', blockType: 'email' })).toMatchObject({
    reason: 'notAnEmail',
  });
  expect(await call(ben, 'addEmail', { email: 'k@xn--a.test' })).toMatchObject({ responseCode: 'TA1' });
});
