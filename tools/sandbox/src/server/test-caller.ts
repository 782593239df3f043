import { createHash } from 'node:crypto';
import { mailboxOf } from '@bank/protocol';
import type { Input } from '@bank/protocol';
import type { CreatedPayment } from '@bank/protocol/payment';
import type { p2pTransfer } from '@bank/protocol/transfers';
import { handlers as accounts } from '../rooms/accounts/handlers';
import { handlers as history } from '../rooms/history/handlers';
import { audit } from '../qa/audit';
import { keepLines } from '../platform/centre';
import type { MovableClock } from '../platform/clock';
import { fixedClock } from '../platform/clock';
import { brandPlaces } from '../platform/brands';
import { configFrom } from '../platform/config';
import type { BankEvent } from '../platform/events';
import type { AnyCallContext } from '../platform/handler';
import { randomIds } from '../platform/ids';
import { wordsIn } from '../platform/notices';
import type { Notice, Words } from '../platform/notices';
import type { OutboxMessage } from '../platform/outbox';
import { Refusal } from '../platform/refusal';
import { personaOf } from '../seed/personas';
import { MANY, testDb, TEST_NOW_MS } from '../testing';
import type { TestDb } from '../testing';
import { handlers as transfers } from '../rooms/transfers/handlers';

/** The money side of a seeded bank without its server: handlers called as personas, for tests. */
export interface MoneyBank extends TestDb {
  clock: MovableClock;
  sent: OutboxMessage[];
  /** As an English reader gets them. */
  notices: (Words & Pick<Notice, 'topic' | 'userId' | 'customerId'>)[];
  events: BankEvent[];
  as(key: string, options?: { lang?: string; idempotencyKey?: string }): AnyCallContext;
}

/**
 * For files whose every test wants a money side of its own: `const bank = auditedForEachTest()`, once. The ledger is checked after each test.
 */
export function auditedForEachTest(): Omit<MoneyBank, 'close' | 'pool' | 'connectionString'> {
  let bank: MoneyBank;
  beforeEach(async () => {
    bank = await moneyBank();
  });
  afterEach(async () => {
    const { checks } = await audit(bank.db);
    // Before it is judged: a bank that stays open keeps a red run from ending.
    await bank.close();
    expect(checks.filter((check) => !check.ok)).toEqual([]);
  });
  return {
    get db() {
      return bank.db;
    },
    get clock() {
      return bank.clock;
    },
    get sent() {
      return bank.sent;
    },
    get notices() {
      return bank.notices;
    },
    get events() {
      return bank.events;
    },
    as: (...who) => bank.as(...who),
  };
}

export async function moneyBank(): Promise<MoneyBank> {
  const database = await testDb({ seeded: true });
  const clock = fixedClock(TEST_NOW_MS);
  const sent: OutboxMessage[] = [];
  const notices: MoneyBank['notices'] = [];
  const tell = async (...list: readonly Notice[]) => {
    for (const notice of list) {
      const { userId, customerId, topic } = notice;
      notices.push({ userId, customerId, topic, ...wordsIn(notice, 'en') });
    }
  };
  const events: BankEvent[] = [];
  const ids = randomIds(() => clock.now());
  return {
    ...database,
    clock,
    sent,
    notices,
    events,
    as(key, { lang = 'en', idempotencyKey } = {}) {
      const persona = personaOf(key);
      return {
        db: database.db,
        clock,
        ids,
        config: { ...configFrom({}), ...MANY, holdBackMs: 0 },
        outbox: {
          send: async (_tx, message) => void sent.push(message),
          notify: async (tx, ...list) => {
            await tell(...list);
            return keepLines(tx, { clock, ids }, list);
          },
          tell,
          linkTo: brandPlaces().linkTo,
        },
        publish: (list) => void events.push(...list),
        caller: {
          userId: persona.userId,
          sessionId: 'session',
          customerId: persona.customerId ?? persona.access?.customerId ?? 0,
          right: persona.access?.right ?? 2,
          balanceInfo: persona.access?.withoutBalances !== true,
          isAdmin: persona.isAdmin ?? false,
          email: persona.username,
        },
        idempotencyKey: idempotencyKey ?? null,
        bodyHash: '',
        lang,
        ip: '127.0.0.1',
        userAgent: 'test',
        origin: null,
        brand: null,
      };
    },
  };
}

type Order = Input<typeof p2pTransfer>;

/** Takes what the seed has planned out of the queue, so that all that is told once the clock moves is of the test. */
export async function dropSeedJobs({ db }: Pick<MoneyBank, 'db'>): Promise<void> {
  await db.query('DELETE FROM job');
}

/** Sends as dispatch would: the hash is of the body. */
export async function send(context: AnyCallContext, order: Order): Promise<CreatedPayment> {
  const bodyHash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return transfers.p2pTransfer(
    {
      ...order,
      accountId: Number(order.accountId),
      amount: String(order.amount),
      toEmail: mailboxOf(String(order.toEmail)) ?? String(order.toEmail),
      note: order.note === undefined ? undefined : String(order.note),
      reference: undefined,
      invoiceId: order.invoiceId === undefined ? undefined : Number(order.invoiceId),
      quoteId: order.quoteId === undefined ? undefined : String(order.quoteId),
      sendOn: order.sendOn,
      fromEmailId: order.fromEmailId === undefined ? undefined : Number(order.fromEmailId),
      platform: order.platform,
      templateName: order.templateName === undefined ? undefined : String(order.templateName),
      couponCode: order.couponCode === undefined ? undefined : String(order.couponCode),
      subscriptionPeriod: order.subscriptionPeriod,
    },
    { ...context, bodyHash },
  );
}

export async function confirm(context: AnyCallContext, trxid: string, approvalCode: string): Promise<CreatedPayment> {
  return transfers.normalConfirm({ trxid, approvalCode }, { ...context, bodyHash: `${trxid} ${approvalCode}` });
}

/** What an account holds and may spend. */
export async function money(context: AnyCallContext, accountId: number) {
  const { account } = (await accounts.balanceInquiry({}, context)).accounts;
  const one = account.find((each) => each.accountId === accountId);
  if (!one) throw new Error(`no account ${accountId}`);
  return { balance: one.balance, available: one.available, pending: one.pendingAmount };
}

export async function newest(context: AnyCallContext, accountId: number, count = 3) {
  return (await history.transactionHistory({ accountId, pageNumber: 1, pageSize: count }, context)).transactions
    .transaction;
}

/** The refusal a promise ends in. */
export async function refused(promise: Promise<unknown>): Promise<Refusal> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Refusal) return outcome;
  throw outcome instanceof Error ? outcome : new Error('it was not refused');
}

/** What a refusal says at which field. */
export async function refusedAt(promise: Promise<unknown>) {
  const { code, validation, reason } = await refused(promise);
  return { code, field: validation[0]?.field, reason };
}
