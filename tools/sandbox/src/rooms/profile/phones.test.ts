// Rules: R0.130, R1.7.20, R3.3.4, R3.3.9, R3.3.24, R3.5.2.
import { rooms } from '@bank/protocol/all';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';
import { PERSONA_PASSWORD } from '../../seed/personas';
import { applicantOf } from '../onboarding/test-applicant';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { PHONE_CODES, phoneNumberOf } from '../../platform/phone-codes';

const { profile: rows, settings } = rooms;
const SECOND = '+40722111222';
const OTHER_VERIFIER = 'x'.repeat(43);

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let pat: string;
let patsPhone: string;

beforeAll(async () => {
  bank = await testBank({ config: { codesPerMinute: 1000, lookupsPerMinute: 5 } });
  client = clientOf(bank);
  pat = (await client.signIn('pat')).accessToken;
  patsPhone =
    (await bank.db.query<{ phone: string }>(`SELECT phone FROM app_user WHERE email LIKE 'pat@%'`))[0]?.phone ?? '';
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.db.query('TRUNCATE outbox, phone_guard, profile_code');
});

const call = async (token: string, { name }: { name: string }, body: object = {}) =>
  (await client.call(token, name, body)).json<Record<string, unknown> & { responseCode: string }>();
const phonesOf = async (token: string) =>
  rows.personalInfoGet.response.parse(await call(token, rows.personalInfoGet)).personalInfo.phones;
const verify = (phoneId: number, challenge = CHALLENGE, token = pat) =>
  client.post(
    `/verification/phones/${phoneId}/verify`,
    { type: 'sms', codeChallenge: challenge },
    { authorization: `Bearer ${token}` },
  );
const add = async (number: string, token = pat) =>
  rows.addPhone.response.parse(await call(token, rows.addPhone, { countryCode: '40', number })).phone.phoneId;
const confirm = async (phoneId: number, over: object = {}) =>
  call(pat, rows.confirmPhone, { phoneId, codeVerifier: VERIFIER, confirmationCode: '000000', ...over });
const messages = (to: string) =>
  bank.db.query<{ channel: string; text: string }>('SELECT channel, text FROM outbox WHERE recipient = $1', [to]);

describe('a number', () => {
  it.each([
    ['40', '0722 111 222', { number: '722111222' }],
    ['40', '722-111-222', { number: '722111222' }],
    ['39', '0312345678', { number: '0312345678' }],
    ['49', '0176 12345678', { number: '17612345678' }],
    ['40', '72211122', { wrong: 'number' }],
    ['40', '7221112223', { wrong: 'number' }],
    ['40', 'seven', { wrong: 'number' }],
    ['40', '40 722 111 222', { number: '722111222' }],
    ['40', '+40 (0)722 111 222', { number: '722111222' }],
    ['40', '0040 722 111 222', { number: '722111222' }],
    ['40', '+49 722 111 222', { wrong: 'number' }],
    ['40', '++40722111222', { wrong: 'number' }],
    ['39', '39 06 12345678', { number: '0612345678' }],
    ['49', '0049 151 12345678', { number: '15112345678' }],
    ['49', '49 151 12345678', { wrong: 'twoWays' }],
    ['43', '43 664 1234567', { wrong: 'twoWays' }],
    ['49', '+49 4915112345', { number: '4915112345' }],
    ['49', '0491 12345', { number: '49112345' }],
    ['999', '123456789', { wrong: 'prefix' }],
  ])('+%s %s is %j', (prefix, typed, outcome) => expect(phoneNumberOf(prefix, typed)).toEqual(outcome));

  it('never has more digits than E.164 allows, and every country is there once', () => {
    expect(PHONE_CODES.filter((one) => one.phoneCode.length + one.maxLength > 15)).toEqual([]);
    expect(PHONE_CODES.filter((one) => one.minLength > one.maxLength)).toEqual([]);
    expect(new Set(PHONE_CODES.map((one) => one.countryCode)).size).toBe(PHONE_CODES.length);
    expect(PHONE_CODES.length).toBeGreaterThan(230);
  });
});

it('a phone with its own code is kept without it, and one that may have it is asked about', async () => {
  const kept = async (countryCode: string, number: string) => {
    const { phone } = rows.addPhone.response.parse(await call(pat, rows.addPhone, { countryCode, number }));
    expect(await call(pat, rows.deletePhone, { phoneId: phone.phoneId })).toMatchObject({ responseCode: '00' });
    return `+${phone.countryCode} ${phone.number}`;
  };
  expect(await kept('39', '39 06 12345678')).toBe('+39 0612345678');
  expect(await kept('43', '+43 43664 1234567')).toBe('+43 436641234567');
  expect(await call(pat, rows.addPhone, { countryCode: '49', number: '4915112345678' })).toMatchObject({
    reason: 'numberTwoWays',
    validationErrors: [{ field: 'number', description: expect.stringContaining('from the plus on') }],
  });
});

it('a phone is confirmed by the code that went to it, beside the verifier of who asked', async () => {
  const phoneId = await add('0722 111 222');
  expect(await call(pat, rows.addPhone, { countryCode: '40', number: 722111222 })).toMatchObject({
    validationErrors: [{ field: 'number', description: 'This phone is already on your list.' }],
  });
  expect((await verify(phoneId)).json()).toMatchObject({ maskedPhone: '•••• 22' });
  const confirmationCode = await client.lastCode(SECOND);
  expect(await confirm(phoneId, { confirmationCode, codeVerifier: OTHER_VERIFIER })).toMatchObject({
    validationErrors: [{ field: 'confirmationCode', description: 'The code is not right.' }],
  });
  expect(await confirm(phoneId, { confirmationCode })).toMatchObject({ responseCode: '00' });
  expect(await phonesOf(pat)).toMatchObject([
    { confirmed: true, isForCodes: true },
    { phoneId, countryCode: '40', number: '722111222', confirmed: true, isForCodes: false },
  ]);
  expect((await messages('pat@personas.test'))[0]?.text).toContain('•••• 22 was added');
  expect(await messages(patsPhone)).toMatchObject([{ channel: 'sms' }]);
});

it('a phone is confirmed by the code alone in the session that asked for it, and in no other one', async () => {
  const phoneId = await add('0744 111 222');
  const other = (await client.signIn('pat')).accessToken;
  const alone = async (token: string) =>
    call(token, rows.confirmPhone, { phoneId, confirmationCode: await client.lastCode('+40744111222') });
  await verify(phoneId);
  expect(await alone(other)).toMatchObject({ reason: 'codeWrong' });
  // The newest request decides whose code it is.
  await verify(phoneId, CHALLENGE, other);
  expect(await alone(pat)).toMatchObject({ reason: 'codeWrong' });
  await verify(phoneId);
  expect(await alone(pat)).toMatchObject({ responseCode: '00' });
  expect(await call(pat, rows.deletePhone, { phoneId })).toMatchObject({ responseCode: '00' });
});

it('codes take five tries and ten minutes, a new one ends the one before, and ten messages an hour are enough', async () => {
  const phoneId = await add('733111222');
  await verify(phoneId);
  const old = await client.lastCode('+40733111222');
  await verify(phoneId);
  const right = await client.lastCode('+40733111222');
  if (old !== right) expect(await confirm(phoneId, { confirmationCode: old })).toMatchObject({ responseCode: 'VF' });
  const wrong = right === '111111' ? '222222' : '111111';
  for (let n = 0; n < 5; n++) await confirm(phoneId, { confirmationCode: wrong });
  expect(await confirm(phoneId, { confirmationCode: right })).toMatchObject({
    responseDescription: 'Too many wrong codes. Ask for a new one.',
  });
  await verify(phoneId);
  bank.clock.advance(600_000);
  pat = (await client.signIn('pat')).accessToken;
  expect(await confirm(phoneId, { confirmationCode: await client.lastCode('+40733111222') })).toMatchObject({
    responseDescription: 'The code has expired. Ask for a new one.',
  });
  for (let n = 3; n < 10; n++) expect((await verify(phoneId)).statusCode).toBe(200);
  expect((await verify(phoneId)).statusCode).not.toBe(200);
  expect(await call(pat, rows.deletePhone, { phoneId })).toMatchObject({ responseCode: '00' });
});

it('a phone of somebody else is nobody’s business, and cannot be confirmed twice', async () => {
  const carl = (await client.signIn('carl')).accessToken;
  const [own] = await phonesOf(carl);
  expect((await verify(own?.phoneId ?? 0)).statusCode).not.toBe(200);
  for (const row of [rows.deletePhone, rows.phoneForCodesSet]) {
    const body = { phoneId: own?.phoneId, ...(row === rows.phoneForCodesSet && { password: PERSONA_PASSWORD }) };
    expect(await call(pat, row, body)).toMatchObject({ validationErrors: [{ field: 'phoneId' }] });
  }
  const phoneId = await add(own?.number ?? '');
  await verify(phoneId);
  const confirmationCode = await client.lastCode(`+40${own?.number}`);
  expect(await confirm(phoneId, { confirmationCode })).toMatchObject({
    responseDescription: 'This phone belongs to another customer.',
  });
  await call(pat, rows.deletePhone, { phoneId });
});

describe('codes by SMS', () => {
  const second = async () => (await phonesOf(pat)).find(({ number }) => number === '722111222')?.phoneId ?? 0;
  const first = async () => (await phonesOf(pat)).find(({ number }) => number !== '722111222')?.phoneId ?? 0;
  const mode = (value: string) =>
    bank.db.query(`UPDATE app_user SET two_factor_mode = $1 WHERE email = 'pat@personas.test'`, [value]);
  afterAll(() => mode('simple'));

  it('go to another phone after the password and a code to the phone they went to before', async () => {
    await mode('sms');
    const phoneId = await second();
    expect(await call(pat, rows.phoneForCodesSet, { phoneId, password: 'wrong' })).toMatchObject({
      validationErrors: [{ field: 'password' }],
    });
    const asked = rows.phoneForCodesSet.response.parse(
      await call(pat, rows.phoneForCodesSet, { phoneId, password: PERSONA_PASSWORD }),
    );
    expect((await phonesOf(pat)).find((one) => one.phoneId === phoneId)).toMatchObject({ isForCodes: false });
    const code = await client.lastCode(patsPhone);
    await call(pat, settings.securityChangeConfirm, { requestKey: asked.waitsFor?.requestKey, code });
    expect((await phonesOf(pat)).find((one) => one.phoneId === phoneId)).toMatchObject({ isForCodes: true });
    // The old phone hears of it, too.
    expect((await messages(patsPhone)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Changed at .*: codes go to the phone •••• 22\./),
    );
    expect((await messages('pat@personas.test')).length).toBeGreaterThan(0);
  });

  it('keep their phone: another one has to take over, and the last one stays', async () => {
    await mode('sms');
    const phoneId = await second();
    expect(await call(pat, rows.deletePhone, { phoneId })).toMatchObject({
      responseCode: 'VF',
      reason: 'phoneForCodes',
    });
    expect(await call(pat, rows.deletePhone, { phoneId: await first() })).toMatchObject({ responseCode: '00' });
    expect(await messages(patsPhone)).toEqual([]);
    expect(await messages(SECOND)).toMatchObject([{ channel: 'sms' }]);
    expect(await call(pat, rows.deletePhone, { phoneId })).toMatchObject({ responseCode: 'VF', reason: 'lastPhone' });
  });

  it('let go of the last phone once nothing depends on it, and take the next one that is confirmed', async () => {
    await mode('simple');
    expect(await call(pat, rows.deletePhone, { phoneId: await second() })).toMatchObject({ responseCode: '00' });
    expect(await messages(SECOND)).toMatchObject([{ channel: 'sms' }]);
    const phoneId = await add('722111222');
    await verify(phoneId);
    await confirm(phoneId, { confirmationCode: await client.lastCode(SECOND) });
    expect(await phonesOf(pat)).toMatchObject([{ phoneId, isForCodes: true }]);
  });
});

it('an existing address is told from a free one, so many times a minute, whatever is asked about (R0.28)', async () => {
  const visitor = applicantOf(bank);
  const captcha = await visitor.ticket();
  const ask = (email: string) => visitor.ask('checkEmail', { email, captcha });
  bank.clock.advance(60_000);
  expect(await ask('Ana@personas.test')).toMatchObject({ status: 1 });
  expect(await ask('nobody@mail.test')).toMatchObject({ status: 0 });
  expect(await ask('rhea@personas.test')).toMatchObject({ status: 3 });
  for (const name of ['a', 'b']) await ask(`${name}@mail.test`);
  const answer = await client.post('/?checkEmail', { method: 'checkEmail', email: 'c@mail.test', captcha });
  expect(answer.statusCode).toBe(429);
});
