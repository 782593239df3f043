// Rules: R2.4.70, R2.4.71, R2.4.72, I8, I10.
import type { ApprovalPolicy } from '@bank/protocol/approval-policies';
import { audit } from '../../../qa/audit';
import type { AnyCallContext } from '../../../platform/handler';
import { personaOf } from '../../../seed/personas';
import { confirm as confirmOwn, money, moneyBank, refused, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { ATELIER, OPERATIONS, requestCaller } from '../test-requests';

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
  // A maker, and three people who may approve.
  await bank.db.query('DELETE FROM membership WHERE user_id = $1', [personaOf('cora').userId]);
  await giveRight('rhea', 4);
});
afterEach(async () => {
  const { checks } = await audit(bank.db);
  await bank.close();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

const { request, decide, confirm, list, count, statusOf, giveRight, mode } = requestCaller(() => bank);
const BEN = 10021;
const DAY_MS = 86_400_000;
type Ask = Parameters<typeof handlers.approvalPolicyAsk>[0];
const policies = async (key = 'olivia') => handlers.approvalPolicyList({}, bank.as(key));
const ask = async (input: Ask, key = 'olivia') => handlers.approvalPolicyAsk(input, bank.as(key));
const decideChange = async (key: string, isApproved: boolean, changeId?: string) =>
  handlers.approvalPolicyDecide(
    { changeId: changeId ?? (await policies()).changes[0]?.id ?? '', isApproved },
    bank.as(key),
  );
type Rule = NonNullable<Ask['rule']>;
const rule = (change: Partial<Rule> = {}): Rule => ({
  basis: 'payment',
  from: '100',
  currencyCode: 'EUR',
  onlyThisCurrency: false,
  approvers: 2,
  ...change,
});
/** A policy that Abel has approved. @returns its id */
async function policy(change: Partial<Rule> = {}): Promise<string> {
  const known = new Set((await policies()).policies.map(({ id }) => id));
  await ask({ rule: rule(change) });
  await decideChange('abel', true);
  return (await policies()).policies.find(({ id }) => !known.has(id))?.id ?? '';
}
/** What a user approves, by their code where they have one. */
async function approve(key: string, ids: string[]) {
  const asked = await decide(bank.as(key), ids);
  if (asked.status !== 'waiting') return asked;
  return confirm(bank.as(key), asked.approvalTransactionId, bank.sent.at(-1)?.code ?? '');
}
const asApprover = (key: string): AnyCallContext => {
  const context = bank.as(key);
  return { ...context, caller: context.caller && { ...context.caller, right: 4 } };
};
const found = async (id: string, key = 'lev') =>
  (await list(key)).transactionRequestList.find(({ transactionId }) => transactionId === id);
const balanceOfBen = async () => Number((await money(bank.as('ben'), BEN)).balance);

describe('a request that needs two people', () => {
  test('is sent by the second of them, and everybody reads who approved it when', async () => {
    await policy();
    const before = await balanceOfBen();
    const id = await request('100');
    expect(await found(id)).toMatchObject({
      approvalsNeeded: 2,
      approvals: [],
      waitsFor: ['Abel Costa', 'Olivia Stan', 'Rhea Popa'],
    });
    const first = await approve('abel', [id]);
    expect(first).toMatchObject({
      status: 'approved',
      requests: [{ approvals: [{ name: 'Abel Costa', isYours: true }] }],
    });
    expect(await statusOf(id)).toBe('created');
    expect(await balanceOfBen()).toBe(before);
    expect(await found(id)).toMatchObject({
      approvals: [{ name: 'Abel Costa', at: new Date(bank.clock.now()).toISOString(), isYours: false }],
      waitsFor: ['Olivia Stan', 'Rhea Popa'],
    });
    expect(
      bank.notices.find(({ userId, subject }) => userId === 7 && subject === 'Your transfer has its first approval')
        ?.text,
    ).toContain('Abel Costa');
    // Nothing is left for Abel to do, and the badge says so.
    expect(await count('abel')).toBe((await count('olivia')) - 1);
    await approve('olivia', [id]);
    expect(await statusOf(id)).toBe('posted');
    expect(await balanceOfBen()).toBeCloseTo(before + 100, 8);
  });

  test('does not count one person twice, under whichever name', async () => {
    await policy();
    const id = await request('100');
    await approve('abel', [id]);
    expect((await refused(decide(bank.as('abel'), [id]))).reason).toBe('approvedByYou');
    await bank.db.query('UPDATE app_user SET phone = $2 WHERE id = $1', [
      personaOf('rhea').userId,
      personaOf('abel').phone,
    ]);
    const no = await refused(decide(asApprover('rhea'), [id]));
    expect(no.reason).toBe('approvedByYou');
    expect(no.message).toBe(
      'You have approved the request to Ben Ortega already. Another person must approve it, too.',
    );
    expect(await statusOf(id)).toBe('created');
  });

  test('is ended by the decline of either, also after an approval, and gives its hold back once', async () => {
    await policy();
    const before = await money(bank.as('olivia'), OPERATIONS);
    const id = await request('100');
    await approve('abel', [id]);
    await decide(bank.as('olivia'), [id], true);
    expect(await statusOf(id)).toBe('rejected');
    expect(await money(bank.as('olivia'), OPERATIONS)).toEqual(before);
    expect((await refused(decide(asApprover('rhea'), [id]))).reason).toBe('wasDeclined');
  });

  test('two who approve at the same moment release it once', async () => {
    await policy();
    await mode('abel', 'none');
    await mode('rhea', 'none');
    await mode('olivia', 'none');
    const before = await balanceOfBen();
    const id = await request('100');
    const answers = await Promise.allSettled(
      [bank.as('abel'), asApprover('rhea'), bank.as('olivia')].map((context) => decide(context, [id])),
    );
    // The third finds it sent.
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await statusOf(id)).toBe('posted');
    expect(await balanceOfBen()).toBeCloseTo(before + 100, 8);
    const given = await bank.db.query('SELECT FROM payment_decision WHERE payment_id = $1', [id]);
    expect(given).toHaveLength(2);
  });

  test('says of a lost answer to the first approval that it counts, and of a code that is waited for that it does not', async () => {
    await policy();
    const id = await request('100');
    const decideWith = (key: string, idempotencyKey: string) =>
      handlers.approve({ transactionIds: [id], declined: false }, bank.as(key, { idempotencyKey }));
    const found = async (key: string, idempotencyKey: string) =>
      handlers.transferOutcome({ idempotencyKey }, bank.as(key));
    await decideWith('olivia', 'waits');
    expect(await found('olivia', 'waits')).toMatchObject({ what: 'decision', decision: { status: 'waiting' } });
    await mode('abel', 'none');
    await decideWith('abel', 'counts');
    expect(await found('abel', 'counts')).toMatchObject({
      what: 'decision',
      decision: { status: 'approved', requests: [{ transactionId: id, approvals: [{ isYours: true }] }] },
    });
  });

  test('keeps what it needed when it was made, whatever becomes of the policies', async () => {
    const made = await policy();
    const id = await request('100');
    await ask({ policyId: made });
    await decideChange('abel', true);
    const later = await request('100');
    expect(await found(id)).toMatchObject({ approvalsNeeded: 2 });
    expect(await found(later)).toMatchObject({ approvalsNeeded: 1 });
    await approve('abel', [id, later]);
    expect([await statusOf(id), await statusOf(later)]).toEqual(['created', 'posted']);
  });

  test('ends with its one approval when nobody else comes in time', async () => {
    await policy();
    const id = await request('100');
    await approve('abel', [id]);
    bank.clock.advance(7 * DAY_MS);
    expect((await refused(decide(bank.as('olivia'), [id]))).reason).toBe('notWaiting');
  });
});

describe('who needs others', () => {
  const pay = async (key: string, amount: string, currency = 'EUR') =>
    send(bank.as(key), { accountId: OPERATIONS, amount, currency, toEmail: 'ben@personas.test' });
  const order = async (key: string, amount: string, currency = 'EUR') => {
    bank.clock.advance(1000);
    const { trxid } = await pay(key, amount, currency);
    const sent = await confirmOwn(bank.as(key), trxid, bank.sent.at(-1)?.code ?? '');
    return sent.status;
  };

  test('full access confirms by the own code first, and then waits for others like anybody', async () => {
    await policy({ approvers: 1 });
    expect(await order('olivia', '99.99')).toBe('posted');
    const { trxid } = await pay('olivia', '100');
    expect(await confirmOwn(bank.as('olivia'), trxid, bank.sent.at(-1)?.code ?? '')).toMatchObject({
      status: 'created',
    });
    expect((await refused(decide(bank.as('olivia'), [trxid]))).reason).toBe('ownRequest');
    await approve('abel', [trxid]);
    expect(await statusOf(trxid)).toBe('posted');
  });

  test.each<[string, Partial<Rule>, [amount: string, currency: string, status: string][]]>([
    [
      'from the amount on, converted',
      { from: '50', currencyCode: 'USD', approvers: 1 },
      [
        ['20', 'EUR', 'posted'],
        ['60', 'EUR', 'created'],
      ],
    ],
    [
      'in one currency alone',
      { from: '1', currencyCode: 'RON', onlyThisCurrency: true, approvers: 1 },
      [
        ['300', 'EUR', 'posted'],
        ['1', 'RON', 'created'],
      ],
    ],
    [
      'from the total of the day on',
      { basis: 'day', from: '250', approvers: 1 },
      [
        ['100', 'EUR', 'posted'],
        ['100', 'EUR', 'posted'],
        ['100', 'EUR', 'created'],
      ],
    ],
  ])('asks %s', async (_what, change, orders) => {
    await policy(change);
    for (const [amount, currency, status] of orders) expect(await order('olivia', amount, currency)).toBe(status);
  });

  test('another day begins at zero, and what came to nothing does not count', async () => {
    await policy({ basis: 'day', from: '250', approvers: 1 });
    expect(await order('olivia', '240')).toBe('posted');
    bank.clock.advance(DAY_MS);
    const { trxid } = await pay('olivia', '240');
    await Promise.resolve(handlers.transferCancel({ trxid }, bank.as('olivia')));
    expect(await order('olivia', '240')).toBe('posted');
  });

  test('of two orders at the same moment that pass the total together, one waits', async () => {
    await mode('olivia', 'none');
    await policy({ basis: 'day', from: '150', approvers: 1 });
    const statuses = (await Promise.all([pay('olivia', '100'), pay('olivia', '100')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['created', 'posted']);
  });

  test('a payment that not enough people could approve is refused, and not left to wait', async () => {
    await policy();
    await giveRight('rhea', 1);
    const no = await refused(pay('olivia', '100'));
    expect(no.reason).toBe('tooFewApprovers');
    expect((await request('100').then((id) => found(id)))?.waitsFor).toEqual(['Abel Costa', 'Olivia Stan']);
  });
});

describe('a change of a policy', () => {
  const rules = async () => (await policies()).policies;
  /** As the bank keeps a rule, under whatever id. */
  const kept = (change: Partial<Rule> = {}): ApprovalPolicy => ({
    ...rule({ from: '100.00', ...change }),
    id: expect.any(String) as string,
  });

  test('waits for a second person, who is told, and counts from then on', async () => {
    expect(await ask({ rule: rule() })).toEqual({ isDone: false });
    expect(await rules()).toEqual([]);
    expect((await policies('abel')).changes).toMatchObject([
      { before: null, after: rule({ from: '100.00' }), askedBy: 'Olivia Stan', isOwn: false },
    ]);
    expect(
      bank.notices
        .filter(({ subject }) => subject === 'A change of the approval policies waits for you')
        .map(({ userId }) => userId)
        .sort(),
    ).toEqual([6, 8]);
    expect((await refused(decideChange('olivia', true))).reason).toBe('ownChange');
    await decideChange('abel', true);
    expect(await rules()).toEqual([kept()]);
    expect(
      bank.notices.find(({ userId, subject }) => userId === 5 && subject === 'The approval policies were changed')
        ?.text,
    ).toContain('Abel Costa');
    expect((await refused(decideChange('abel', true, 'gone'))).reason).toBe('noChange');
  });

  test('of one that is there, and its end, likewise; one at a time', async () => {
    const policyId = await policy();
    await ask({ policyId, rule: rule({ approvers: 1 }) });
    expect((await refused(ask({ policyId }))).reason).toBe('policyWaits');
    await decideChange('abel', true);
    expect(await rules()).toEqual([kept({ approvers: 1 })]);
    await ask({ policyId });
    await decideChange('abel', false);
    expect(await rules()).toHaveLength(1);
    await ask({ policyId });
    await decideChange('olivia', false);
    expect((await policies()).changes).toEqual([]);
    await ask({ policyId });
    await decideChange('abel', true);
    expect(await rules()).toEqual([]);
  });

  test('ends after seven days', async () => {
    await ask({ rule: rule() });
    const [change] = (await policies()).changes;
    bank.clock.advance(7 * DAY_MS);
    expect((await policies()).changes).toEqual([]);
    expect((await refused(decideChange('abel', true, change?.id))).reason).toBe('noChange');
  });

  test('approved by two at once is carried out once', async () => {
    await ask({ rule: rule() });
    const [change] = (await policies()).changes;
    const both = await Promise.allSettled(['abel', 'rhea'].map((key) => decideChange(key, true, change?.id)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rules()).toHaveLength(1);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['the same once more', 'policyKnown', async () => policy().then(() => ask({ rule: rule() }))],
    ['the same while it waits', 'policyKnown', async () => ask({ rule: rule() }).then(() => ask({ rule: rule() }))],
    ['a negative amount', 'amountMissing', async () => ask({ rule: rule({ from: '-1' }) })],
    ['more decimals than the currency has', 'amountMissing', async () => ask({ rule: rule({ from: '1.001' }) })],
    ['a currency that nobody has', 'noCurrency', async () => ask({ rule: rule({ currencyCode: 'XXX' }) })],
    ['a policy of another company', 'noPolicy', async () => policy().then((policyId) => ask({ policyId }, 'uma'))],
    [
      'a change of another company',
      'noChange',
      async () => ask({ rule: rule() }).then(() => decideChange('uma', true)),
    ],
    ['a person', 'notBusiness', async () => ask({ rule: rule() }, 'ana')],
    [
      'a company in which one person alone approves',
      'tooFewPeople',
      async () =>
        giveRight('rhea', 1)
          .then(() => giveRight('abel', 3))
          .then(() => ask({ rule: rule() })),
    ],
    [
      'who lost the right meanwhile',
      'mayNotApprove',
      async () =>
        ask({ rule: rule() })
          .then(() => giveRight('abel', 3))
          .then(() => decideChange('abel', true)),
    ],
  ])('is refused: %s', async (_what, reason, act) => {
    const no = await refused(act());
    expect(no.reason).toBe(reason);
    expect(no.message).not.toMatch(/\{|undefined/);
  });

  test('where nobody else is left, a policy can be ended at once, and not changed', async () => {
    const policyId = await policy();
    await giveRight('rhea', 1);
    await giveRight('abel', 3);
    expect((await refused(ask({ policyId, rule: rule({ from: '5' }) }))).reason).toBe('tooFewPeople');
    expect(await ask({ policyId })).toEqual({ isDone: true });
    expect(await rules()).toEqual([]);
  });

  test('of a company is not what another one sees', async () => {
    await policy();
    expect(await policies('uma')).toMatchObject({ policies: [], changes: [], currencies: ['EUR', 'USD'] });
    const [own] = await bank.db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM approval_policy WHERE customer_id = $1',
      [ATELIER],
    );
    expect(own?.n).toBe(1);
  });
});
