import type { CreatedPayment } from '@bank/protocol/payment';
import { MAX_SENDS } from '../../../identity/auth/login-code';
import { Refusal } from '../../../platform/refusal';
import { personaOf } from '../../../seed/personas';
import { confirm, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { requestCaller } from '../test-requests';
import { TARGET } from '../external/business-days';
import { sendDateOf } from '../recurring/send-date';
import { orderParts, PARTS_CURRENCY, PARTS_FEE_EUR, partsOf } from './test-kind';
import type { Maker, Op, Size } from './test-operations';
import { orderBy, RAILS } from './test-rails';
import type { Rail } from './test-rails';
import { amountRefusal, grain, units, written } from './test-sums';
import { customerOf } from './test-world';
import type { CodeSet, ModelAccount, Order, Price, World } from './test-world';

const CODE_MS = 600_000;
const DAY_MS = 86_400_000;
const REQUEST_MS = 7 * DAY_MS;
const TRIES = 5;

/** yes, or the reason of the refusal. */
async function says(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'yes',
    (error: unknown) => {
      if (error instanceof Refusal) return String(error.reason);
      throw error;
    },
  );
}

/**
 * Takes steps at the bank and in the model, and expects the same answer of both.
 * @param work does the bank's jobs that are due
 */
export function player(bank: MoneyBank, world: World, work: () => Promise<void>) {
  const { decide, confirm: confirmSet } = requestCaller(() => bank);
  let keys = 0;
  const now = () => bank.clock.now();
  const lastCode = () => bank.sent.at(-1)?.code ?? '';
  const partOf = partsOf(bank);
  const waitsFor = (order: Order) => order.status === 'pending';

  interface Wish {
    by: Maker;
    from: ModelAccount;
    to: ModelAccount | null;
    payee: number;
    currency: string;
    price: Price;
    expected: string;
    abroad?: Order['abroad'];
    parts?: Order['parts'];
    call: (key: string) => Promise<CreatedPayment>;
  }

  async function order({ by, from, to, payee, currency, price, expected, abroad, parts, call }: Wish): Promise<void> {
    const key = `model-${keys++}`;
    const repeat = () => call(key);
    const lacks = world.free(from) < price.debit + price.fee;
    let created: CreatedPayment | null = null;
    const answer = await says(repeat().then((payment) => (created = payment)));
    expect(answer).toBe(expected === 'yes' && lacks ? 'insufficientFunds' : expected);
    if (created === null) {
      // A refusal is kept under its key: the same call is refused again, and nothing is found under it.
      expect(await says(repeat())).toBe(answer);
      const { what } = await Promise.resolve(handlers.transferOutcome({ idempotencyKey: key }, bank.as(by)));
      expect(what).toBe('absent');
      return;
    }
    const { trxid, status, summary } = created as CreatedPayment;
    const done = parts && parts.leavesMs > now() ? 'held' : abroad ? 'released' : 'posted';
    expect(status).toBe(by === 'lev' ? 'created' : by === 'ben' ? done : 'pending');
    expect([summary.amount, summary.debitAmount, summary.fee].map(units)).toEqual([
      price.amount,
      price.debit,
      price.fee,
    ]);
    const until = now() + (status === 'created' ? REQUEST_MS : CODE_MS);
    const code = status === 'pending' ? lastCode() : '';
    const about = { trxid, key, by, from, to, payee, currency, status, repeat, code, until, abroad, parts };
    // Who may decide is asked by the bank's policy: two of three people about what is captured in parts.
    const decided = { needed: parts ? 2 : 1, approvedBy: new Set<string>() };
    await world.take({ ...about, ...price, ...decided, guesses: 0, resends: 0 });
  }

  const sizeIn = ({ halves }: Size, code: string) => (BigInt(halves) * grain(code)) / 2n;

  async function p2p(step: Extract<Op, { op: 'p2p' }>): Promise<void> {
    const from = world.of(step.by, step.from);
    const amount = sizeIn(step.size, step.currency);
    const payee = customerOf(step.to);
    const body = {
      accountId: from.id,
      amount: written(amount),
      currency: step.currency,
      toEmail: personaOf(step.to).username,
    };
    await order({
      by: step.by,
      from,
      to: world.receiving(payee, step.currency),
      payee,
      currency: step.currency,
      price: world.priceOfP2p(amount, from, step.currency),
      expected: amountRefusal(amount, step.currency) ?? (payee === customerOf(step.by) ? 'ownAddress' : 'yes'),
      call: (idempotencyKey) => send(bank.as(step.by, { idempotencyKey }), body),
    });
  }

  async function own(by: Maker, from: ModelAccount, to: ModelAccount, amount: bigint): Promise<void> {
    const body = { fromAccount: from.id, toAccount: to.id, toAmount: written(amount) };
    await order({
      by,
      from,
      to,
      payee: to.customer,
      currency: to.currency,
      price: world.priceOfOwn(amount, from, to),
      expected: from === to ? 'sameAccount' : (amountRefusal(amount, to.currency) ?? 'yes'),
      call: async (idempotencyKey) =>
        handlers.accountTransfer(body, { ...bank.as(by, { idempotencyKey }), bodyHash: JSON.stringify(body) }),
    });
  }

  async function abroad(step: Extract<Op, { op: 'abroad' }>): Promise<void> {
    const from = world.of(step.by, step.from);
    const rail: Rail = RAILS[step.rail];
    const count = rail.least + (step.size % (rail.most - rail.least));
    const amount = BigInt(count) * grain(rail.currency);
    const body = orderBy(rail, from.id, written(amount), step.comesBack);
    await order({
      by: step.by,
      from,
      to: null,
      payee: 0,
      currency: rail.currency,
      price: world.priceOfRail(amount, from, rail),
      expected: 'yes',
      abroad: { comesBack: step.comesBack, lateMs: step.comesBack ? rail.returnsLateDays * DAY_MS : 0 },
      call: async (idempotencyKey) =>
        rail.call(body, { ...bank.as(step.by, { idempotencyKey }), bodyHash: JSON.stringify(body) }),
    });
  }

  async function parts(step: Extract<Op, { op: 'parts' }>): Promise<void> {
    const from = world.of(step.by, step.from);
    const amount = BigInt(step.size) * grain(PARTS_CURRENCY);
    const sendOn = step.days === 0 ? undefined : new Date(now() + step.days * DAY_MS).toISOString().slice(0, 10);
    const date = sendDateOf(sendOn, now(), TARGET);
    const leavesMs = 'reason' in date || date.leavesAt === null ? now() : Date.parse(date.leavesAt);
    const body = { fromAccountId: from.id, amount: written(amount), sendOn };
    await order({
      by: step.by,
      from,
      to: null,
      payee: 0,
      currency: PARTS_CURRENCY,
      price: world.priceOfRail(amount, from, { currency: PARTS_CURRENCY, feeEur: PARTS_FEE_EUR, feeRate: '0' }),
      expected: 'yes',
      abroad: { comesBack: false, lateMs: 0 },
      parts: {
        leavesMs,
        leftMs: 0,
        captures: 0,
        sent: 0n,
        sentDebit: 0n,
        isOpen: true,
        returns: 0,
        back: 0n,
        backDebit: 0n,
      },
      call: (idempotencyKey) => orderParts(body, bank.as(step.by, { idempotencyKey })),
    });
  }

  /** A part is asked for twice, as after a lost answer, and moves once. */
  async function part(step: Extract<Op, { op: 'capture' | 'giveBack' | 'giveBackRest' }>): Promise<void> {
    const those = world.orders.filter((one) => one.parts);
    const one = those.at(-1 - (step.which % Math.max(1, those.length)));
    if (!one?.parts) return;
    const known = one.parts;
    const twice = async (ask: () => Promise<string | undefined>) => expect([await ask(), await ask()]);
    if (step.op === 'giveBackRest') {
      if (one.status === 'released' && known.isOpen) world.close(one, known);
      return (await twice(() => partOf.giveBackRest(one.trxid))).toEqual([one.status, one.status]);
    }
    const isCapture = step.op === 'capture';
    const left = isCapture ? one.amount - known.sent : known.sent - known.back;
    const quarter = (one.amount * BigInt(step.quarters)) / 4n;
    const whole = quarter - (quarter % grain(one.currency));
    const amount = whole < left ? whole : left;
    const n = (isCapture ? known.captures : known.returns) + 1;
    const may = isCapture
      ? ['held', 'released'].includes(one.status) && known.isOpen
      : ['released', 'posted'].includes(one.status) && !known.isOpen;
    if (may && isCapture) world.capture(one, known, amount, now());
    else if (may) world.giveBack(one, known, amount);
    (await twice(() => partOf[step.op](one.trxid, n, written(amount)))).toEqual([one.status, one.status]);
  }

  async function ownMaximum(step: Extract<Op, { op: 'ownMaximum' }>): Promise<void> {
    const from = world.of(step.by, step.from);
    const to = world.beside(from, step.to);
    if (from === to) return;
    const asked = { fromAccountId: from.id, toAccountId: to.id, operation: 'accountTransfer' as const };
    const { maxAmount } = await handlers.accountTransferMaxAmount(asked, bank.as(step.by));
    const most = units(maxAmount);
    const { debit, fee } = world.priceOfOwn(most, from, to);
    // The maximum that the bank answers can be sent.
    if (most > 0n) expect(world.free(from) - debit - fee).toBeGreaterThanOrEqual(0n);
    await own(step.by, from, to, most);
  }

  async function afterwards(step: Extract<Op, { which: number }>, one: Order): Promise<void> {
    const context = bank.as(one.by);
    const waits = waitsFor(one);
    switch (step.op) {
      case 'repeat':
        return expect((await one.repeat()).trxid).toBe(one.trxid);
      case 'ask': {
        const found = await Promise.resolve(handlers.transferOutcome({ idempotencyKey: one.key }, context));
        return expect(found).toMatchObject({ payment: { trxid: one.trxid, status: one.status } });
      }
      case 'confirm':
        expect((await says(confirm(context, one.trxid, one.code))) === 'yes').toBe(waits);
        if (waits) await world.approve(one, now());
        return;
      case 'guess':
        expect(await says(confirm(context, one.trxid, 'wrong'))).not.toBe('yes');
        if (waits && ++one.guesses === TRIES) world.end(one, 'rejected');
        return;
      case 'cancel': {
        const may = waits || one.status === 'created' || one.status === 'held';
        const again = one.status === 'cancelled';
        const answer = await says(Promise.resolve(handlers.transferCancel({ trxid: one.trxid }, context)));
        expect(answer === 'yes').toBe(may || again);
        if (may) world.end(one, 'cancelled');
        return;
      }
      case 'resend': {
        const may = waits && one.resends < MAX_SENDS - 1;
        const answer = await says(Promise.resolve(handlers.resendSmsForTransfer({ trxid: one.trxid }, context)));
        expect(answer === 'yes').toBe(may);
        if (may) Object.assign(one, { code: lastCode(), until: now() + CODE_MS, resends: one.resends + 1 });
      }
    }
  }

  async function settle(orders: readonly Order[], by: string, declined: boolean): Promise<void> {
    for (const one of orders) {
      if (declined) world.end(one, 'rejected');
      else if (one.approvedBy.add(by).size >= one.needed) await world.approve(one, now());
    }
  }

  /** Whether a user may approve these: they wait, and no user approves twice. */
  const mayApprove = (orders: readonly Order[], by: string) =>
    orders.every(({ status, approvedBy }) => status === 'created' && !approvedBy.has(by));

  const isRecent = ({ at }: CodeSet) => at > now() - CODE_MS;

  async function decideSet(step: Extract<Op, { op: 'decide' }>): Promise<void> {
    const requests = world.orders.filter(({ by }) => by === 'lev');
    if (requests.length === 0) return;
    const orders = [...new Set(step.which.map((n) => requests.at(-1 - (n % requests.length))))]
      .filter((one) => one !== undefined)
      .toSorted((a, b) => (a.trxid < b.trxid ? -1 : 1));
    const needsCode = step.by === 'abel' && !step.declined;
    const recent = world.sets.filter(isRecent);
    const tries = Math.max(0, ...recent.filter(({ state }) => state !== 'used').map((set) => set.tries));
    const sends = recent.filter((set) => set.orders.some((one) => orders.includes(one))).length;
    const expected =
      (step.declined ? orders.every(({ status }) => status === 'created') : mayApprove(orders, step.by)) &&
      (!needsCode || (tries < TRIES && sends < MAX_SENDS));
    const context = bank.as(step.by, { idempotencyKey: `model-${keys++}` });
    const ids = orders.map(({ trxid }) => trxid);
    let id = '';
    const call = () => decide(context, ids, step.declined).then((answer) => (id = answer.approvalTransactionId ?? ''));
    const answer = await says(call());
    expect(answer === 'yes').toBe(expected);
    // The same decision under the same key is answered the same, and decides nothing twice.
    expect(await says(call())).toBe(answer);
    if (!expected) return;
    if (!needsCode) return settle(orders, step.by, step.declined);
    for (const set of world.sets) if (set.state === 'open') set.state = 'void';
    world.sets.push({ id, orders, at: now(), code: lastCode(), tries, state: 'open' });
  }

  async function confirmLast(isRight: boolean): Promise<void> {
    const set = world.sets.at(-1);
    if (!set) return;
    const isOpen = set.state === 'open' && isRecent(set);
    const expected = isOpen && isRight && mayApprove(set.orders, 'abel');
    expect((await says(confirmSet(bank.as('abel'), set.id, isRight ? set.code : 'wrong'))) === 'yes').toBe(expected);
    if (!isOpen) return;
    if (expected) {
      set.state = 'used';
      return settle(set.orders, 'abel', false);
    }
    if (isRight || ++set.tries === TRIES) set.state = 'void';
  }

  return async function take(step: Op): Promise<void> {
    switch (step.op) {
      case 'p2p':
        return p2p(step);
      case 'own': {
        const from = world.of(step.by, step.from);
        const to = world.beside(from, step.to);
        return own(step.by, from, to, sizeIn(step.size, to.currency));
      }
      case 'parts':
        return parts(step);
      case 'capture':
      case 'giveBack':
      case 'giveBackRest':
        return part(step);
      case 'ownMaximum':
        return ownMaximum(step);
      case 'abroad':
        return abroad(step);
      case 'decide':
        return decideSet(step);
      case 'confirmSet':
        return confirmLast(step.isRight);
      case 'wait':
        bank.clock.advance(step.ms);
        await work();
        world.leave(now());
        await world.arrive(now());
        return world.pass(now());
      default: {
        const one = world.orders.at(-1 - (step.which % Math.max(1, world.orders.length)));
        if (one) await afterwards(step, one);
      }
    }
  };
}
