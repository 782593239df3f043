import { audit } from '../../qa/audit';
import { handlers } from './handlers';
import { confirm as confirmOwn, money, moneyBank, refused, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { OPERATIONS, requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  bank.clock.advance(3_600_000);
});

const requests = requestCaller(() => bank);
const BEN = 10021;
const TEN_MINUTES_MS = 600_000;

/** What waits for a code, and what was sent for it. */
interface Waiting {
  /** The transfer, or the first of the set. */
  trxid: string;
  /** What the code is given with. */
  id: string;
  code: string;
}

/** The two things that codes approve (R0.22): one's own transfer, and what others made. */
interface Kind {
  begin(amount?: string): Promise<Waiting>;
  another(waiting: Waiting): Promise<Waiting>;
  confirm(id: string, code: string, as?: string, idempotencyKey?: string): Promise<unknown>;
  /** Takes back what waits, as who made it. */
  takeBack(trxid: string): Promise<unknown>;
  /** What a used-up code leaves of the transfer. */
  usedUp: 'rejected' | 'created';
  reasons: { usedUp: string; over: string; again: string; takenBack: string };
  owner: string;
  /** Of the same company, or nobody to the transfer. */
  others: readonly string[];
}

const lastCode = () => bank.sent.at(-1)?.code ?? '';

const KINDS: Readonly<Record<string, Kind>> = {
  'one’s own transfer': {
    owner: 'olivia',
    others: ['abel', 'uma', 'ana'],
    usedUp: 'rejected',
    reasons: { usedUp: 'codeUsedUp', over: 'codeExpired', again: 'notWaiting', takenBack: 'notWaiting' },
    async begin(amount = '40') {
      bank.clock.advance(1);
      const order = { accountId: OPERATIONS, amount, currency: 'EUR', toEmail: 'ben@personas.test' };
      const { trxid } = await send(bank.as('olivia'), order);
      return { trxid, id: trxid, code: lastCode() };
    },
    async another({ trxid, id }) {
      await handlers.resendSmsForTransfer({ trxid }, bank.as('olivia'));
      return { trxid, id, code: lastCode() };
    },
    confirm: (id, code, as = 'olivia', idempotencyKey = undefined) =>
      confirmOwn(bank.as(as, { idempotencyKey }), id, code),
    takeBack: async (trxid) => handlers.transferCancel({ trxid }, bank.as('olivia')),
  },
  'what others made': {
    owner: 'abel',
    others: ['olivia', 'lev', 'uma'],
    usedUp: 'created',
    reasons: { usedUp: 'approvalUsedUp', over: 'approvalOver', again: 'approvalUsed', takenBack: 'wasWithdrawn' },
    async begin(amount = '40') {
      const trxid = await requests.request(amount);
      const { approvalTransactionId } = await requests.decide(bank.as('abel'), [trxid]);
      return { trxid, id: approvalTransactionId ?? '', code: lastCode() };
    },
    async another({ trxid }) {
      const { approvalTransactionId } = await requests.decide(bank.as('abel'), [trxid]);
      return { trxid, id: approvalTransactionId ?? '', code: lastCode() };
    },
    confirm: (id, code, as = 'abel', idempotencyKey = undefined) =>
      requests.confirm(bank.as(as, { idempotencyKey }), id, code),
    takeBack: async (trxid) => handlers.transferCancel({ trxid }, bank.as('lev')),
  },
};

/** A code that is not the one. */
const not = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0');
const reasonOf = async (promise: Promise<unknown>) => (await refused(promise)).reason;
async function guess(kind: Kind, { id, code }: Waiting, times: number): Promise<unknown> {
  let last: unknown;
  for (let n = 1; n <= times; n += 1) last = await reasonOf(kind.confirm(id, not(code, n)));
  return last;
}

type Case = (kind: Kind) => Promise<'moves' | 'waits' | 'ends'>;

/** What is done with a code, and whether the money has moved, still waits, or is free again. */
const CASES: Readonly<Record<string, Case>> = {
  'the code approves': async (kind) => {
    const { id, code } = await kind.begin();
    await kind.confirm(id, code);
    return 'moves';
  },
  'with spaces around it, as it is copied': async (kind) => {
    const { id, code } = await kind.begin();
    await kind.confirm(id, ` ${code} `);
    return 'moves';
  },
  'works once': async (kind) => {
    const { id, code } = await kind.begin();
    await kind.confirm(id, code);
    expect(await reasonOf(kind.confirm(id, code))).toBe(kind.reasons.again);
    return 'moves';
  },
  'ten times at once, under ten keys, works once': async (kind) => {
    const { id, code } = await kind.begin();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => kind.confirm(id, code, kind.owner, `${id}-${n}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    return 'moves';
  },
  'ten times at once under one key is answered ten times and works once': async (kind) => {
    const { id, code } = await kind.begin();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => kind.confirm(id, code, kind.owner, `${id}-same`)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    return 'moves';
  },
  'a wrong one is told how many are left': async (kind) => {
    const { id, code } = await kind.begin();
    expect(await refused(kind.confirm(id, not(code)))).toMatchObject({ reason: 'codeWrong', fields: { triesLeft: 4 } });
    return 'waits';
  },
  'two wrong ones, then the right one': async (kind) => {
    const waiting = await kind.begin();
    await guess(kind, waiting, 2);
    await kind.confirm(waiting.id, waiting.code);
    return 'moves';
  },
  'four wrong ones, then the right one': async (kind) => {
    const waiting = await kind.begin();
    await guess(kind, waiting, 4);
    await kind.confirm(waiting.id, waiting.code);
    return 'moves';
  },
  'the fifth wrong one is the last': async (kind) => {
    const waiting = await kind.begin();
    expect(await guess(kind, waiting, 5)).toBe(kind.reasons.usedUp);
    return kind.usedUp === 'rejected' ? 'ends' : 'waits';
  },
  'after the fifth the right one is too late': async (kind) => {
    const waiting = await kind.begin();
    await guess(kind, waiting, 5);
    expect(await reasonOf(kind.confirm(waiting.id, waiting.code))).toBe(kind.reasons.usedUp);
    return kind.usedUp === 'rejected' ? 'ends' : 'waits';
  },
  'twenty guesses at once are five': async (kind) => {
    const { id, code } = await kind.begin();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reasonOf(kind.confirm(id, not(code, n + 1)))),
    );
    expect(outcomes.filter((reason) => reason === 'codeWrong')).toHaveLength(4);
    return kind.usedUp === 'rejected' ? 'ends' : 'waits';
  },
  'the same guess under other keys counts each time': async (kind) => {
    const { id, code } = await kind.begin();
    for (let n = 0; n < 4; n += 1) await reasonOf(kind.confirm(id, not(code), kind.owner, `${id}-guess-${n}`));
    expect(await reasonOf(kind.confirm(id, not(code), kind.owner, `${id}-guess-4`))).toBe(kind.reasons.usedUp);
    return kind.usedUp === 'rejected' ? 'ends' : 'waits';
  },
  'no code is a wrong one': async (kind) => {
    const { id } = await kind.begin();
    expect(await reasonOf(kind.confirm(id, ''))).toBe('codeWrong');
    return 'waits';
  },
  'its beginning is a wrong one': async (kind) => {
    const { id, code } = await kind.begin();
    expect(await reasonOf(kind.confirm(id, code.slice(0, 5)))).toBe('codeWrong');
    return 'waits';
  },
  'with a digit more it is a wrong one': async (kind) => {
    const { id, code } = await kind.begin();
    expect(await reasonOf(kind.confirm(id, `${code}0`))).toBe('codeWrong');
    return 'waits';
  },
  'works to the last millisecond of ten minutes': async (kind) => {
    const { id, code } = await kind.begin();
    bank.clock.advance(TEN_MINUTES_MS - 1);
    await kind.confirm(id, code);
    return 'moves';
  },
  'is over after ten minutes': async (kind) => {
    const { id, code } = await kind.begin();
    bank.clock.advance(TEN_MINUTES_MS);
    expect(await reasonOf(kind.confirm(id, code))).toBe(kind.reasons.over);
    return kind.usedUp === 'rejected' ? 'ends' : 'waits';
  },
  'is over after a day': async (kind) => {
    const { id, code } = await kind.begin();
    bank.clock.advance(86_400_000);
    expect(await reasonOf(kind.confirm(id, code))).toBe(kind.reasons.over);
    return kind.usedUp === 'rejected' ? 'ends' : 'waits';
  },
  'a new code voids the old one': async (kind) => {
    const old = await kind.begin();
    const next = await kind.another(old);
    if (next.code === old.code) return 'waits';
    expect(['codeWrong', kind.reasons.over]).toContain(await reasonOf(kind.confirm(old.id, old.code)));
    return 'waits';
  },
  'a new code works': async (kind) => {
    const next = await kind.another(await kind.begin());
    await kind.confirm(next.id, next.code);
    return 'moves';
  },
  'a new code buys no more tries': async (kind) => {
    const old = await kind.begin();
    await guess(kind, old, 4);
    const next = await kind.another(old);
    expect(await reasonOf(kind.confirm(next.id, not(next.code)))).toBe(kind.reasons.usedUp);
    return kind.usedUp === 'rejected' ? 'ends' : 'waits';
  },
  'is of no use for another transfer': async (kind) => {
    const first = await kind.begin();
    const second = await kind.begin('41');
    const outcome = await reasonOf(kind.confirm(second.id, first.code === second.code ? not(first.code) : first.code));
    expect(outcome).toBe('codeWrong');
    await kind.takeBack(first.trxid);
    return 'waits';
  },
  'is of no use to others, who are told as of an unknown one': async (kind) => {
    const { id, code } = await kind.begin();
    for (const other of kind.others) expect(await reasonOf(kind.confirm(id, code, other))).toBe('noAccess');
    for (const other of kind.others) expect(await reasonOf(kind.confirm('unknown', code, other))).toBe('noAccess');
    return 'waits';
  },
  'others use up none of its tries': async (kind) => {
    const { id, code } = await kind.begin();
    for (let n = 1; n <= 6; n += 1) await reasonOf(kind.confirm(id, not(code, n), kind.others[0]));
    await kind.confirm(id, code);
    return 'moves';
  },
  'is of no use for what was taken back': async (kind) => {
    const { id, code, trxid } = await kind.begin();
    await kind.takeBack(trxid);
    expect(await reasonOf(kind.confirm(id, code))).toBe(kind.reasons.takenBack);
    return 'ends';
  },
  'an edit voids it: what was taken back and made anew needs a code of its own': async (kind) => {
    const first = await kind.begin('40');
    await kind.takeBack(first.trxid);
    const second = await kind.begin('4000');
    const old = first.code === second.code ? not(first.code) : first.code;
    expect(await reasonOf(kind.confirm(second.id, old))).toBe('codeWrong');
    return 'waits';
  },
  'what it approves cannot be changed under it': async (kind) => {
    const { id, trxid, code } = await kind.begin();
    for (const change of ['amount = amount * 2', 'to_account = from_account', 'fee = 0.01', `currency = 'USD'`]) {
      await expect(bank.db.query(`UPDATE payment SET ${change} WHERE id = $1`, [trxid])).rejects.toThrow(
        'cannot be changed',
      );
    }
    await kind.confirm(id, code);
    return 'moves';
  },
  'is kept nowhere as it is': async (kind) => {
    const { code } = await kind.begin();
    const rows = await bank.db.query<{ hash: string | null }>(
      `SELECT code_hash AS hash FROM payment WHERE status = 'pending' UNION ALL SELECT code_hash FROM payment_approval`,
    );
    expect(rows.some(({ hash }) => hash !== null && /^[0-9a-f]{64}$/.test(hash) && !hash.includes(code))).toBe(true);
    return 'waits';
  },
};

// D31: a code is bound to what it approves, works once, has five tries and ten minutes; an edit voids it.
describe.each(Object.entries(KINDS))('D31: the code for %s', (_, kind) => {
  test.each(Object.entries(CASES))('%s', async (_name, act) => {
    const before = Number((await money(bank.as('ben'), BEN)).balance);
    const company = await money(bank.as('lev'), OPERATIONS);
    const outcome = await act(kind);
    const moved = Number((await money(bank.as('ben'), BEN)).balance) - before;
    expect(moved).toBe(outcome === 'moves' ? Number(moved.toFixed(0)) : 0);
    expect(Math.round(moved)).toBe(outcome === 'moves' ? 40 : 0);
    const { pending } = await money(bank.as('lev'), OPERATIONS);
    if (outcome === 'waits') expect(Number(pending)).toBeGreaterThan(Number(company.pending));
    else expect(pending).toBe(company.pending);
    // What still waits is not left to the next case.
    for (const { id, status } of await bank.db.query<{ id: string; status: string }>(
      `SELECT id, status FROM payment WHERE customer_id = 1005 AND status IN ('pending', 'created')`,
    )) {
      await handlers.transferCancel({ trxid: id }, bank.as(status === 'pending' ? 'olivia' : 'lev'));
    }
  });
});

// R2.7.16: another set that holds the same request is no way around the limit.
test('D31: the code for what others made is sent once and three times again in ten minutes', async () => {
  const [first, second] = [await requests.request('1'), await requests.request('2')];
  const abel = () => bank.as('abel');
  for (const ids of [[first], [first], [first, second]]) await requests.decide(abel(), ids);
  const { approvalTransactionId } = await requests.decide(abel(), [first]);
  const [sent, last] = [bank.sent.length, lastCode()];
  expect(await reasonOf(requests.decide(abel(), [first]))).toBe('tooManySends');
  expect(await reasonOf(requests.decide(abel(), [second, first]))).toBe('tooManySends');
  expect(bank.sent).toHaveLength(sent);
  expect((await requests.confirm(abel(), approvalTransactionId, last)).status).toBe('approved');
  bank.clock.advance(TEN_MINUTES_MS);
  for (let n = 1; n <= 4; n += 1) await requests.decide(abel(), [second]);
  expect(await reasonOf(requests.decide(abel(), [second]))).toBe('tooManySends');
  bank.clock.advance(TEN_MINUTES_MS);
  expect((await requests.decide(abel(), [second])).status).toBe('waiting');
  for (let n = 2; n <= 4; n += 1) await requests.decide(abel(), [second]);
  expect((await requests.decide(abel(), [second], true)).status).toBe('declined');
});

test('D31: the code of a set approves all of it and nothing beside it', async () => {
  const [first, second, third] = [
    await requests.request('1'),
    await requests.request('2'),
    await requests.request('3'),
  ];
  const both = await requests.decide(bank.as('abel'), [first, second]);
  const code = lastCode();
  const more = await requests.decide(bank.as('abel'), [first, second, third]);
  const codeOfMore = lastCode();
  expect(await reasonOf(requests.confirm(bank.as('abel'), both.approvalTransactionId, code))).toBe('approvalOver');
  if (code !== codeOfMore)
    expect(await reasonOf(requests.confirm(bank.as('abel'), more.approvalTransactionId, code))).toBe('codeWrong');
  const less = await requests.decide(bank.as('abel'), [second]);
  expect((await requests.confirm(bank.as('abel'), less.approvalTransactionId, lastCode())).status).toBe('approved');
  expect([await requests.statusOf(first), await requests.statusOf(second), await requests.statusOf(third)]).toEqual([
    'created',
    'posted',
    'created',
  ]);
});
