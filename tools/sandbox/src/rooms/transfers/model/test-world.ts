import type { CreatedPayment, PaymentStatus } from '@bank/protocol/payment';
import { personaOf } from '../../../seed/personas';
import type { MoneyBank } from '../../../server/test-caller';
import { isBusinessDay, TARGET } from '../external/business-days';
import type { Maker } from './test-operations';
import type { Rail } from './test-rails';
import { PARTS_CUT_OFF_HOUR } from './test-kind';
import type { Tally } from './test-tally';
import { backFor, debitFor, grain, ownFee, p2pFee, railFee, units } from './test-sums';

export interface ModelAccount {
  id: number;
  customer: number;
  currency: string;
  type: number;
  minimum: bigint;
  balance: bigint;
  held: bigint;
}

/** What leaves one account and what arrives; amounts in units of 1e-8. */
export interface Price {
  amount: bigint;
  debit: bigint;
  fee: bigint;
}

/** What of an order has left its account, and what of that has come back. */
export interface Parts {
  /** When what is still held leaves, and when the last part so far has left, in ms since 1970. */
  leavesMs: number;
  leftMs: number;
  captures: number;
  sent: bigint;
  sentDebit: bigint;
  isOpen: boolean;
  returns: number;
  back: bigint;
  backDebit: bigint;
}

/** An order that the bank has acknowledged. `to` is null until the payee has an account in its currency. */
export interface Order extends Price {
  trxid: string;
  key: string;
  by: Maker;
  from: ModelAccount;
  to: ModelAccount | null;
  payee: number;
  currency: string;
  status: PaymentStatus;
  /** Makes the same call once more, under the same key. */
  repeat: () => Promise<CreatedPayment>;
  code: string;
  until: number;
  /** Whether its payee is at another bank, whether that bank sends it back, and how long after the promised arrival it answers. */
  abroad?: { comesBack: boolean; lateMs: number } | undefined;
  guesses: number;
  resends: number;
  /** How many people besides its maker approve it, and who has. */
  needed: number;
  approvedBy: Set<string>;
  /** Of one that may be captured in parts. */
  parts?: Parts | undefined;
}

/** A set of Lev's orders that Abel was sent a code for. */
export interface CodeSet {
  id: string;
  orders: Order[];
  at: number;
  code: string;
  tries: number;
  state: 'open' | 'used' | 'void';
}

const DAY_MS = 86_400_000;

/** Whether the rail of the test's kind counts an instant as of the next day. */
const isAfterCutOff = (ms: number) => new Date(ms).getUTCHours() >= PARTS_CUT_OFF_HOUR;

/** When what has left by the rail of the test's kind arrives: on the next working day at nine, counted from the day it belongs to. */
function arrivesMs(leftMs: number): number {
  const midnight = (ms: number) => ms - (ms % DAY_MS);
  const working = (ms: number): number => (isBusinessDay(ms, TARGET) ? ms : working(ms + DAY_MS));
  const belongsTo = working(midnight(leftMs) + (isAfterCutOff(leftMs) ? DAY_MS : 0));
  return working(belongsTo + DAY_MS) + 9 * 3_600_000;
}

/** The customer for whom a persona orders or receives. */
export const customerOf = (key: string): number => personaOf(key).customerId ?? personaOf(key).access?.customerId ?? 0;

/** Who looks at each customer's accounts. */
export const VIEWERS = ['ana', 'ben', 'otis', 'olivia'] as const;

/** What the accounts of the four customers must hold; it knows nothing but addition. */
export class World {
  readonly accounts: ModelAccount[] = [];
  readonly orders: Order[] = [];
  readonly sets: CodeSet[] = [];

  private readonly bank: MoneyBank;
  private readonly tally: Tally;

  /** @param tally counts what has happened in all histories of a run */
  constructor(bank: MoneyBank, tally: Tally) {
    this.bank = bank;
    this.tally = tally;
  }

  async open(): Promise<void> {
    this.accounts.push(...(await this.stored()));
  }

  private async stored(): Promise<ModelAccount[]> {
    const rows = await this.bank.db.query<
      Omit<ModelAccount, 'minimum' | 'balance' | 'held'> & Record<'minimum' | 'balance', string>
    >(
      `SELECT id, customer_id AS customer, currency, type, minimum::text, balance::text FROM account
       WHERE customer_id = ANY ($1) ORDER BY id`,
      [VIEWERS.map(customerOf)],
    );
    return rows.map((row) => ({ ...row, minimum: units(row.minimum), balance: units(row.balance), held: 0n }));
  }

  of(by: Maker, index: number): ModelAccount {
    const own = this.accounts.filter(({ customer }) => customer === customerOf(by));
    const account = own[index % own.length];
    if (!account) throw new Error(`${by} has no account`);
    return account;
  }

  /** Another account of the same customer; for 0 the account itself, which the bank refuses. */
  beside(account: ModelAccount, index: number): ModelAccount {
    const others = this.accounts.filter(({ id, customer }) => customer === account.customer && id !== account.id);
    return (index === 0 ? account : others[index % others.length]) ?? account;
  }

  /** Where a customer receives a currency: their first account for payments in it. */
  receiving(customer: number, currency: string): ModelAccount | null {
    const inIt = (each: ModelAccount) => each.customer === customer && each.currency === currency;
    return this.accounts.find((each) => inIt(each) && [1001, 4002].includes(each.type)) ?? null;
  }

  free({ balance, held, minimum }: ModelAccount): bigint {
    return balance - held - minimum;
  }

  priceOfP2p(amount: bigint, from: ModelAccount, currency: string): Price {
    const debit = debitFor(amount, from.currency, currency);
    return { amount, debit, fee: p2pFee(debit, from.currency) };
  }

  priceOfOwn(amount: bigint, from: ModelAccount, to: ModelAccount): Price {
    const debit = debitFor(amount, from.currency, to.currency);
    return { amount, debit, fee: ownFee(debit, from.currency, to.type) };
  }

  priceOfRail(
    amount: bigint,
    from: ModelAccount,
    { currency, feeEur, feeRate }: Pick<Rail, 'currency' | 'feeEur' | 'feeRate'>,
  ): Price {
    const debit = debitFor(amount, from.currency, currency);
    return { amount, debit, fee: railFee(debit, from.currency, feeEur, feeRate) };
  }

  /** An order was acknowledged: its money is held, or has moved where no approval is needed. */
  async take(order: Order): Promise<void> {
    this.orders.push(order);
    order.from.held += order.debit + order.fee;
    if (order.status === 'posted' || order.status === 'released') await this.post(order, this.bank.clock.now());
  }

  /** Its maker, or as many others as it needs, have approved it. @param now ms since 1970 */
  async approve(order: Order, now: number): Promise<void> {
    if (order.approvedBy.size === 2) this.tally.saw('secondApproval');
    if (order.parts && order.parts.leavesMs > now) order.status = 'held';
    else await this.post(order, now);
  }

  async post(order: Order, now: number): Promise<void> {
    if (order.parts) return this.capture(order, order.parts, order.amount - order.parts.sent, now);
    order.status = order.abroad ? 'released' : 'posted';
    order.from.held -= order.debit + order.fee;
    order.from.balance -= order.debit + order.fee;
    if (order.abroad) return;
    order.to ??= this.receiving(order.payee, order.currency) ?? (await this.opened(order));
    order.to.balance += order.amount;
  }

  /** A part leaves, in the currency that arrives. All parts together are rounded as one payment would be; the fee leaves with the first. */
  capture(order: Order, parts: Parts, amount: bigint, now: number): void {
    const { from, currency, debit, fee } = order;
    const isLast = parts.sent + amount === order.amount;
    const smallest = grain(from.currency);
    const most = debit - parts.sentDebit - smallest;
    const part = debitFor(parts.sent + amount, from.currency, currency) - parts.sentDebit;
    const out = isLast ? debit - parts.sentDebit : part < most ? part : most;
    const cost = out + (parts.captures === 0 ? fee : 0n);
    from.held -= cost;
    from.balance -= cost;
    order.status = 'released';
    parts.captures += 1;
    parts.leftMs = now;
    if (parts.captures === 3) this.tally.saw('thirdCapture');
    parts.sent += amount;
    parts.sentDebit += out;
    parts.isOpen = !isLast;
  }

  /** The rest of a hold goes back: what was captured is all of it. */
  close(order: Order, parts: Parts): void {
    order.from.held -= order.debit - parts.sentDebit;
    parts.isOpen = false;
  }

  /** A part comes back, in the currency that arrived: its share of what left, rounded down; the last part makes it whole. */
  giveBack(order: Order, parts: Parts, amount: bigint): void {
    if (order.status === 'posted') this.tally.saw('returnAfterSettlement');
    const share = backFor(parts, amount, order.from.currency);
    order.from.balance += share;
    parts.returns += 1;
    parts.back += amount;
    parts.backDebit += share;
    if (parts.back === parts.sent) order.status = 'returned';
  }

  /** The day of payments has come, and what is still held of them leaves. */
  leave(now: number): void {
    for (const order of this.orders) {
      const { parts, status } = order;
      const isHeld = status === 'held' || (status === 'released' && parts?.isOpen === true);
      if (parts && isHeld && parts.leavesMs <= now) this.capture(order, parts, order.amount - parts.sent, now);
    }
  }

  end(order: Order, status: 'cancelled' | 'rejected' | 'expired'): void {
    order.status = status;
    order.from.held -= order.debit + order.fee;
  }

  /** The account that the bank has just opened for a payee. */
  private async opened({ payee, currency }: Order): Promise<ModelAccount> {
    const found = (await this.stored()).find(
      ({ id, customer, currency: code }) =>
        customer === payee && code === currency && this.accounts.every((known) => known.id !== id),
    );
    if (!found) throw new Error(`${payee} was paid and has no account in ${currency}`);
    const account = { ...found, balance: 0n };
    this.accounts.push(account);
    return account;
  }

  /** When the bank promises that a payment arrives. */
  private async promised(trxid: string): Promise<number> {
    const [payment] = await this.bank.db.query<{ at: string }>(
      `SELECT payment_answer(p) ->> 'arrivesAt' AS at FROM payment p WHERE id = $1`,
      [trxid],
    );
    const arrivesMs = Date.parse(payment?.at ?? '');
    if (Number.isNaN(arrivesMs)) throw new Error(`${trxid} was released without a promise`);
    return arrivesMs;
  }

  /** The other banks answer what has reached them, once the bank has handed it on: what comes back, comes without its fee. */
  async arrive(now: number): Promise<void> {
    for (const order of this.orders) {
      if (order.status !== 'released' || !order.abroad || order.parts?.isOpen) continue;
      const promised = await this.promised(order.trxid);
      if (order.parts) expect(promised).toBe(arrivesMs(order.parts.leftMs));
      if (now < promised + order.abroad.lateMs) continue;
      if (order.parts && isAfterCutOff(order.parts.leftMs)) this.tally.saw('cutOff');
      order.status = order.abroad.comesBack ? 'returned' : 'posted';
      if (order.abroad.comesBack) order.from.balance += order.debit;
    }
  }

  /** Ends the orders whose code has expired, and the requests that nobody decided in time. */
  pass(now: number): void {
    for (const order of this.orders)
      if (['pending', 'created'].includes(order.status) && now >= order.until) this.end(order, 'expired');
  }
}
