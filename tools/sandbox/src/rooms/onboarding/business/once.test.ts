// Rules: R3.3.25, R3.3.24, R0.42.
import { soon, testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import type { Answered } from '../test-applicant';
import { companyApplicantOf, EMAIL, tracesOf } from './test-company';

let bank: TestBank;
let visitor: ReturnType<typeof companyApplicantOf>;
beforeEach(async () => {
  bank = await testBank();
  visitor = companyApplicantOf(bank);
});
afterEach(() => bank.close());

const ONE = [1, 1, 1, 1];
const NONE = [0, 0, 0, 0];
const key = (name: string) => ({ 'idempotency-key': name });
const DONE = { responseCode: '00', email: EMAIL };

it('without a key nothing is taken', async () => {
  const answer = await visitor.ask('businessAccountCreate', { captcha: await visitor.ticket() });
  expect(answer).toMatchObject({ responseCode: 'TA1' });
  expect(await visitor.applyBusiness({}, key('not a key'))).toMatchObject({
    responseCode: 'TA1',
    validationErrors: [{ field: 'Idempotency-Key' }],
  });
  expect(await tracesOf(bank)).toEqual(NONE);
});

it('an answer that was lost is given again under the key, and nothing is done twice', async () => {
  const captcha = await visitor.ticket();
  const fault = { match: { method: 'businessAccountCreate' }, kind: 'html', times: 1 };
  await bank.sandbox.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
  await expect(visitor.applyBusiness({ captcha }, key('lost'))).rejects.toThrow();
  expect(await tracesOf(bank)).toEqual(ONE);
  expect(await visitor.applyBusiness({ captcha }, key('lost'))).toMatchObject(DONE);
  expect(await visitor.applyBusiness({ captcha }, key('lost'))).toMatchObject(DONE);
  expect(await tracesOf(bank)).toEqual(ONE);
});

it('another application under the key is refused, of a person, too', async () => {
  const captcha = await visitor.ticket();
  expect(await visitor.applyBusiness({ captcha }, key('one'))).toMatchObject(DONE);
  expect(await visitor.applyBusiness({ 'company.email': 'other@mail.test' }, key('one'))).toMatchObject({
    responseCode: 'VF',
    reason: 'keyReused',
  });
  expect(await visitor.apply({}, key('one'))).toMatchObject({ responseCode: 'VF', reason: 'keyReused' });
  expect(await tracesOf(bank)).toEqual(ONE);
});

/** Keeps the first application from being numbered until every other one waits for a lock, too: none can see another finished. */
async function inStep(applications: readonly (() => Promise<Answered>)[]): Promise<Answered[]> {
  const sent: Promise<Answered>[] = [];
  await bank.db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(7206011)');
    sent.push(...applications.map((send) => send()));
    await soon(async () => {
      const waiting = await bank.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length === applications.length;
    });
  });
  return Promise.all(sent);
}

it.each([2, 6])('%s presses at once make one company and one letter', async (presses) => {
  const captcha = await visitor.ticket();
  const press = () => visitor.applyBusiness({ captcha }, key('press'));
  for (const answer of await inStep(Array.from({ length: presses }, () => press))) expect(answer).toMatchObject(DONE);
  expect(await tracesOf(bank)).toEqual(ONE);
});

it('two tabs at once make one company and one letter, and the second hears that the address is taken', async () => {
  const tickets = [await visitor.ticket(), await visitor.ticket()];
  const answers = await inStep(
    tickets.map((captcha, tab) => () => visitor.applyBusiness({ captcha }, key(`tab-${tab}`))),
  );
  expect(answers.map(({ reason = 'none' }) => reason).sort()).toEqual(['emailTaken', 'none']);
  expect(await tracesOf(bank)).toEqual(ONE);
});

it('a person and a company at once, at one address, make one of them', async () => {
  const tickets = [await visitor.ticket(), await visitor.ticket()];
  const answers = await inStep([
    () => visitor.applyBusiness({ captcha: tickets[0] }),
    () => visitor.apply({ captcha: tickets[1], email: EMAIL }),
  ]);
  expect(answers.map(({ reason = 'none' }) => reason).sort()).toEqual(['emailTaken', 'none']);
  expect((await tracesOf(bank))[1]).toBe(1);
});

it('a refused application spends neither the ticket nor the key', async () => {
  const captcha = await visitor.ticket();
  expect(await visitor.applyBusiness({ captcha, 'company.name': '' }, key('again'))).toMatchObject({
    reason: 'fieldMissing',
  });
  expect(await visitor.applyBusiness({ captcha }, key('again'))).toMatchObject(DONE);
  expect(await visitor.applyBusiness({ captcha, 'company.email': 'other@mail.test' }, key('next'))).toMatchObject({
    reason: 'captchaNeeded',
    validationErrors: [{ field: 'captcha' }],
  });
});

it('a ticket lets 20 applications ask whether an address is taken, and no 21st', async () => {
  const captcha = await visitor.ticket();
  const asking = { captcha, 'company.email': 'ana@personas.test' };
  for (let n = 1; n <= 20; n += 1) expect(await visitor.applyBusiness(asking)).toMatchObject({ reason: 'emailTaken' });
  expect(await visitor.applyBusiness(asking)).toMatchObject({ reason: 'captchaNeeded' });
  expect(await visitor.applyBusiness({ captcha })).toMatchObject({ reason: 'captchaNeeded' });
  expect(await tracesOf(bank)).toEqual(NONE);
});

it('halves of characters are kept as a sign, and fail nothing', async () => {
  expect(await visitor.applyBusiness({ 'device.timeZone': 'UTC\udfff' })).toMatchObject(DONE);
  const [kept] = await bank.db.query<{ zone: string }>(
    `SELECT statement -> 'device' ->> 'timeZone' AS zone FROM company_application`,
  );
  expect(kept).toEqual({ zone: 'UTC\ufffd' });
});

it('a failure of the bank leaves nothing behind, in the tables and in the log', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await bank.db.query('ALTER TABLE accepted_agreement RENAME TO elsewhere');
  const captcha = await visitor.ticket();
  expect(await visitor.applyBusiness({ captcha }, key('failed'))).toMatchObject({ responseCode: 'UE' });
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  expect(log).toContain('businessAccountCreate');
  for (const secret of [captcha, 'lumen', 'Lumen', 'Moraru', '1800517', 'lottery']) expect(log).not.toContain(secret);
  expect(await tracesOf(bank)).toEqual(NONE);
  expect(await bank.db.query('SELECT FROM company_invitation')).toEqual([]);
  await bank.db.query('ALTER TABLE elsewhere RENAME TO accepted_agreement');
  expect(await visitor.applyBusiness({ captcha }, key('failed'))).toMatchObject(DONE);
});
