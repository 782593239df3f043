// Rules: R3.3.24, R0.42.
import { soon, testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { application, applicantOf, tracesOf } from '../test-applicant';
import type { Answered } from '../test-applicant';

const DAY = 86_400_000;

let bank: TestBank;
let visitor: ReturnType<typeof applicantOf>;
beforeEach(async () => {
  bank = await testBank();
  visitor = applicantOf(bank);
});
afterEach(() => bank.close());

const ONE = [1, 1, 1];
const NONE = [0, 0, 0];
const key = (name: string) => ({ 'idempotency-key': name });
const DONE = { responseCode: '00', email: 'nora.ionescu@mail.test' };

it('without a key nothing is taken', async () => {
  const captcha = await visitor.ticket();
  const answer = await visitor.ask('createPersonalAccount', { ...application, captcha });
  expect(answer).toMatchObject({ responseCode: 'TA1', validationErrors: [{ field: 'Idempotency-Key' }] });
  expect(await visitor.apply({ captcha }, key('not a key'))).toMatchObject({ responseCode: 'TA1' });
  expect(await tracesOf(bank)).toEqual(NONE);
});

it('an answer that was lost is given again under the key, and nothing is done twice', async () => {
  const captcha = await visitor.ticket();
  const fault = { match: { method: 'createPersonalAccount' }, kind: 'html', times: 1 };
  await bank.sandbox.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
  await expect(visitor.apply({ captcha }, key('lost'))).rejects.toThrow();
  expect(await tracesOf(bank)).toEqual(ONE);
  expect(await visitor.apply({ captcha }, key('lost'))).toMatchObject(DONE);
  expect(await visitor.apply({ captcha }, key('lost'))).toMatchObject(DONE);
  expect(await tracesOf(bank)).toEqual(ONE);
});

it('another application under the key is refused in six languages', async () => {
  const captcha = await visitor.ticket();
  expect(await visitor.apply({ captcha }, key('one'))).toMatchObject(DONE);
  const said = new Set<string>();
  for (const language of ['en', 'es', 'ro', 'ru', 'uk', 'pt']) {
    const other = { captcha: await visitor.ticket(), email: 'other@mail.test' };
    const answer = await visitor.apply(other, { ...key('one'), 'accept-language': language });
    expect(answer).toMatchObject({ responseCode: 'VF', reason: 'keyReused' });
    said.add(answer.responseDescription);
  }
  expect(said.size).toBe(6);
  expect(await tracesOf(bank, 'other@mail.test')).toEqual(NONE);
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

it.each([2, 6])('%s presses at once make one customer and one letter', async (presses) => {
  const captcha = await visitor.ticket();
  const answers = await inStep(Array.from({ length: presses }, () => () => visitor.apply({ captcha }, key('press'))));
  for (const answer of answers) expect(answer).toMatchObject(DONE);
  expect(await tracesOf(bank)).toEqual(ONE);
});

it('two tabs at once make one customer and one letter, and the second hears that the address is taken', async () => {
  const tickets = [await visitor.ticket(), await visitor.ticket()];
  const answers = await inStep(tickets.map((captcha, tab) => () => visitor.apply({ captcha }, key(`tab-${tab}`))));
  expect(answers.map(({ reason = 'none' }) => reason).sort()).toEqual(['emailTaken', 'none']);
  expect(await tracesOf(bank)).toEqual(ONE);
});

it('applicants at once get a customer each, numbered above the personas', async () => {
  const emails = [1, 2, 3].map((n) => `applicant.${n}@mail.test`);
  const answers = await inStep(emails.map((email) => () => visitor.apply({ email })));
  for (const answer of answers) expect(answer).toMatchObject({ responseCode: '00' });
  for (const email of emails) expect(await tracesOf(bank, email)).toEqual(ONE);
  const ids = await bank.db.query<{ id: number }>('SELECT id FROM customer WHERE brand IS NOT NULL ORDER BY id');
  expect(ids.map(({ id }) => id)).toEqual([10_000, 10_001, 10_002]);
});

it('a refused application spends neither the ticket nor the key', async () => {
  const captcha = await visitor.ticket();
  expect(await visitor.apply({ captcha, firstName: '' }, key('again'))).toMatchObject({ reason: 'fieldMissing' });
  expect(await visitor.apply({ captcha }, key('again'))).toMatchObject(DONE);
  expect(await visitor.apply({ captcha, email: 'other@mail.test' }, key('next'))).toMatchObject({
    reason: 'captchaNeeded',
    validationErrors: [{ field: 'captcha' }],
  });
});

it('a ticket lets 20 applications ask whether an address is taken, and no 21st', async () => {
  const captcha = await visitor.ticket();
  for (let n = 1; n <= 20; n += 1)
    expect(await visitor.apply({ captcha, email: 'ana@personas.test' })).toMatchObject({ reason: 'emailTaken' });
  expect(await visitor.apply({ captcha, email: 'ana@personas.test' })).toMatchObject({ reason: 'captchaNeeded' });
  expect(await visitor.apply({ captcha })).toMatchObject({ reason: 'captchaNeeded' });
});

it.each([
  ['of another page', () => applicantOf(bank, 'http://localhost:4201').ticket()],
  ['that the bank never gave', async () => 'x'.repeat(43)],
  [
    'of 30 minutes ago',
    async () => {
      const ticket = await visitor.ticket();
      bank.clock.advance(30 * 60_000);
      return ticket;
    },
  ],
])('a ticket %s opens no customer', async (_name, ticketOf) => {
  const captcha = await ticketOf();
  expect(await visitor.apply({ captcha })).toMatchObject({ responseCode: 'VF', reason: 'captchaNeeded' });
  expect(await tracesOf(bank)).toEqual(NONE);
});

it('a key is kept for 30 days', async () => {
  const captcha = await visitor.ticket();
  await visitor.apply({ captcha }, key('old'));
  bank.clock.advance(30 * DAY - 1);
  expect(await visitor.apply({ captcha }, key('old'))).toMatchObject(DONE);
  bank.clock.advance(1);
  // Other bytes under the key are another application, and the address is free again with the link (R0.180).
  expect(await visitor.apply({ firstName: 'Other' }, key('old'))).toMatchObject(DONE);
  expect(await bank.db.query('SELECT FROM application')).toHaveLength(1);
});

it('a failure of the bank leaves nothing behind, in the tables and in the log', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await bank.db.query('ALTER TABLE accepted_agreement RENAME TO elsewhere');
  const captcha = await visitor.ticket();
  expect(await visitor.apply({ captcha }, key('failed'))).toMatchObject({ responseCode: 'UE' });
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  expect(log).toContain('createPersonalAccount');
  // A shorter part of the number may stand in the log by chance: every line names an instant and a process.
  for (const secret of [captcha, 'nora', 'Honey', '744 010', '744010']) expect(log).not.toContain(secret);
  expect(await tracesOf(bank)).toEqual(NONE);
  await bank.db.query('ALTER TABLE elsewhere RENAME TO accepted_agreement');
  expect(await visitor.apply({ captcha }, key('failed'))).toMatchObject(DONE);
});
