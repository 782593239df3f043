// Rules: R0.180, R3.3.24.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { applicantOf, tracesOf } from './test-applicant';
import { companyApplicantOf } from './business/test-company';

const LINK_MS = 72 * 3_600_000;
const EMAIL = 'nora.ionescu@mail.test';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank({ config: { codesPerMinute: 1e6, lookupsPerMinute: 1e6, signInsPerMinute: 1e6 } });
});
afterEach(() => bank.close());

const activate = async (visitor: ReturnType<typeof applicantOf>) => {
  const [letter] = await bank.db.query<{ code: string }>(
    'SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY seq DESC LIMIT 1',
    [EMAIL],
  );
  return visitor.ask('activateAccount', { username: EMAIL, activationCode: letter?.code, password: 'Harbour-lamp-93' });
};
const exists = async (visitor: ReturnType<typeof applicantOf>) =>
  (await visitor.ask('checkEmail', { email: EMAIL, captcha: await visitor.ticket() })).status;

it('an application that nobody opened holds its address as long as its link, and no longer', async () => {
  const visitor = applicantOf(bank);
  expect(await visitor.apply()).toMatchObject({ responseCode: '00' });
  bank.clock.advance(LINK_MS - 1);
  expect(await visitor.apply()).toMatchObject({ reason: 'emailTaken' });
  expect(await exists(visitor)).toBe(1);
  bank.clock.advance(1);
  expect(await exists(visitor)).toBe(0);
  expect(await visitor.apply({ firstName: 'Other' })).toMatchObject({ responseCode: '00' });
  expect((await tracesOf(bank, EMAIL)).slice(0, 2)).toEqual([1, 1]);
  expect(await activate(visitor)).toMatchObject({ passwordNeeded: false });
  const [user] = await bank.db.query('SELECT first_name AS name FROM app_user WHERE email = $1', [EMAIL]);
  expect(user).toEqual({ name: 'Other' });
});

it('the link of a lapsed application opens nothing of who applied after it', async () => {
  const visitor = applicantOf(bank);
  await visitor.apply();
  const [old] = await bank.db.query<{ code: string }>('SELECT code FROM outbox WHERE recipient = $1', [EMAIL]);
  bank.clock.advance(LINK_MS);
  await visitor.apply();
  const opened = { username: EMAIL, activationCode: old?.code, password: 'Harbour-lamp-93' };
  expect(await visitor.ask('activateAccount', opened)).toMatchObject({ responseCode: 'VF', reason: 'linkUnknown' });
});

it('who opened it in time keeps it', async () => {
  const visitor = applicantOf(bank);
  await visitor.apply();
  expect(await activate(visitor)).toMatchObject({ passwordNeeded: false });
  bank.clock.advance(2 * LINK_MS);
  expect(await visitor.apply()).toMatchObject({ reason: 'emailTaken' });
});

it('an application of a company lapses alike', async () => {
  const visitor = companyApplicantOf(bank);
  expect(await visitor.applyBusiness()).toMatchObject({ responseCode: '00' });
  expect(await visitor.applyBusiness({}, { 'idempotency-key': 'again' })).toMatchObject({ reason: 'emailTaken' });
  bank.clock.advance(LINK_MS);
  expect(await visitor.applyBusiness({}, { 'idempotency-key': 'later' })).toMatchObject({ responseCode: '00' });
});

it('of two who apply with one address at once one is taken', async () => {
  const visitor = applicantOf(bank);
  const answers = await Promise.all([visitor.apply(), visitor.apply({ firstName: 'Other' })]);
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual(['00', 'VF']);
  expect(answers.find(({ responseCode }) => responseCode === 'VF')).toMatchObject({ reason: 'emailTaken' });
});
