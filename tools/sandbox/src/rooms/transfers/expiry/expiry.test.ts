// Rules: R2.4.67.
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { personaOf } from '../../../seed/personas';
import { jobKinds } from '../../../server/job-kinds';
import { dropSeedJobs, money, moneyBank, refused } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { OPERATIONS, requestCaller } from '../test-requests';

const DAY_MS = 86_400_000;
let bank: MoneyBank;
let workers: Worker[];
beforeAll(async () => {
  bank = await moneyBank();
  await dropSeedJobs(bank);
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('lev');
  const onError = (error: unknown) => {
    throw error;
  };
  workers = [1, 2].map(() => createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError }));
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  bank.notices.length = 0;
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await bank.close();
});

const { request, decide, confirm, list, statusOf, mode } = requestCaller(() => bank);
const work = () => Promise.all(workers.map((worker) => worker.work()));
const held = () => money(bank.as('lev'), OPERATIONS);
const told = (subject: string) =>
  bank.notices.filter((notice) => notice.subject === subject).map(({ userId }) => userId);

test('who may approve is reminded after three days and on the last; then it ends, once, and the hold is given back', async () => {
  const before = await held();
  const id = await request();
  const [waiting] = (await list('abel')).transactionRequestList;
  expect(waiting?.expiresAt).toBe(new Date(bank.clock.now() + 7 * DAY_MS).toISOString());
  bank.notices.length = 0;
  for (const days of [3, 3]) {
    bank.clock.advance(days * DAY_MS);
    await work();
    const approvers = told('A transfer still waits for you');
    expect(approvers).toEqual(expect.arrayContaining([personaOf('abel').userId, personaOf('olivia').userId]));
    expect(new Set(approvers).size).toBe(approvers.length);
    for (const other of ['lev', 'rhea']) expect(approvers).not.toContain(personaOf(other).userId);
    bank.notices.length = 0;
  }
  bank.clock.advance(DAY_MS - 1);
  await work();
  expect(await statusOf(id)).toBe('created');
  expect(bank.notices).toEqual([]);
  bank.clock.advance(1);
  await work();
  await work();
  expect(await statusOf(id)).toBe('expired');
  expect(await held()).toEqual(before);
  expect(told('A transfer was not approved in time')).toEqual([personaOf('lev').userId]);
});

test('what was decided is neither reminded of nor ended', async () => {
  await mode('abel', 'none');
  const id = await request();
  await decide(bank.as('abel'), [id]);
  bank.notices.length = 0;
  bank.clock.advance(8 * DAY_MS);
  await work();
  expect(await statusOf(id)).toBe('posted');
  expect(bank.notices).toEqual([]);
  await mode('abel', 'otp');
});

test('in the last instant it is approved, after it nobody decides it, even if the job is late', async () => {
  await mode('abel', 'none');
  const [first, second, third] = [await request(), await request(), await request()];
  bank.clock.advance(7 * DAY_MS - 3);
  expect(await decide(bank.as('abel'), [first])).toMatchObject({ status: 'approved' });
  bank.clock.advance(3);
  await mode('abel', 'otp');
  for (const declined of [false, true])
    expect(await refused(decide(bank.as('abel'), [second], declined))).toMatchObject({ reason: 'notWaiting' });
  // Its maker gives it up: it is over either way, and ends as what it is.
  const withdrawn = await Promise.resolve(handlers.transferCancel({ trxid: third }, bank.as('lev')));
  expect(withdrawn.status).toBe('expired');
  await work();
  expect([await statusOf(first), await statusOf(second)]).toEqual(['posted', 'expired']);
});

test('a code that was sent in time approves nothing once the request has ended', async () => {
  const id = await request();
  bank.clock.advance(7 * DAY_MS - 60_000);
  const asked = await decide(bank.as('abel'), [id]);
  const code = bank.sent.at(-1)?.code ?? '';
  bank.clock.advance(60_000);
  expect(await refused(confirm(bank.as('abel'), asked.approvalTransactionId, code))).toMatchObject({
    reason: 'notWaiting',
  });
  await work();
  expect(await statusOf(id)).toBe('expired');
});

test('of approval and end at once exactly one wins, and the hold is resolved once', async () => {
  await mode('abel', 'none');
  for (let round = 0; round < 4; round += 1) {
    const before = await held();
    const id = await request('1');
    bank.clock.advance(7 * DAY_MS - 1);
    // The approver is there in the last instant by their own clock, the job in the first one after.
    const late = { ...bank.clock, now: () => bank.clock.now() - 1 };
    bank.clock.advance(1);
    const [answer] = await Promise.allSettled([decide({ ...bank.as('abel'), clock: late }, [id]), work()]);
    await work();
    const status = await statusOf(id);
    expect(status).toBe(answer.status === 'fulfilled' ? 'posted' : 'expired');
    const after = await held();
    if (status === 'expired') expect(after).toEqual(before);
    else expect(Number(after.balance)).toBeLessThan(Number(before.balance));
  }
  await mode('abel', 'otp');
});
