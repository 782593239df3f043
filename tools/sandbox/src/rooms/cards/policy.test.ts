// Rules: R0.51.
import type { CardPurchase } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import { audit } from '../../qa/audit';
import { money, moneyBank, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { isLockWaitedFor, soon } from '../../testing';
import { ATELIER, OPERATIONS } from '../transfers/test-requests';
import { endPurchase } from './collect';
import { handlers } from './handlers';
import { issueCard } from './issue';
import { productOf } from './products';
import { authorise } from './purchase';
import type { Purchase } from './purchase';

let bank: MoneyBank;
let card: number;
beforeEach(async () => {
  bank = await moneyBank();
  // What olivia orders leaves at once, unless a policy asks others.
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none' WHERE email = 'olivia@personas.test'`);
  card = await issued(DEBIT);
});
afterEach(async () => {
  const { checks } = await audit(bank.db);
  await bank.close();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

const [DEBIT, PREPAID] = [2006, 2010];
const [ANA, ANA_EUR] = [1001, 10011];
const DAY_MS = 86_400_000;

/** An active physical card of a customer. @returns its account */
function issued(type: number, customerId = ATELIER, settlement = OPERATIONS): Promise<number> {
  return bank.db.transaction(async (tx) => {
    const settlementAccountId = type === DEBIT ? settlement : null;
    const wish = {
      ...{ customerId, product: productOf(type), holder: 'Test Holder', alias: null, settlementAccountId },
      ...{ isExpress: false, isOneTime: false, delivery: null, replaces: null },
    };
    const id = await issueCard(tx, wish, bank.as('olivia'));
    await tx.query('UPDATE account SET status = $2 WHERE id = $1', [id, cardStatus.active]);
    return id;
  });
}

interface Rule {
  basis: 'payment' | 'day';
  from: string;
  currency?: string;
  only?: boolean;
}
/** A policy of the company that is in force. */
const policy = async ({ basis, from, currency = 'EUR', only = false }: Rule) =>
  bank.db.query(
    `INSERT INTO approval_policy (id, customer_id, basis, from_amount, currency, only_currency, approvers)
     VALUES ($1, $2, $3, $4, $5, $6, 1)`,
    [`${basis} ${from} ${currency}`, ATELIER, basis, from, currency, only],
  );
const shop = async (amount: string, change: Partial<Purchase> = {}, accountId = card) => {
  const asked = { merchant: 'Café Aurora', category: 'shopping', country: 'RO', amount, currency: 'EUR', ...change };
  const answer = await authorise(accountId, asked, bank.as('olivia'));
  if (!answer) throw new Error('there is no such card');
  return answer;
};
const OTHERS = { approved: false, reason: 'companyPolicy' };
/** What becomes of a transfer: sent, or created for the approval of others. */
const transfer = async (amount: string) => {
  const order = { accountId: OPERATIONS, amount, currency: 'EUR', toEmail: 'ben@personas.test' };
  return (await send(bank.as('olivia'), order)).status;
};
const latest = async (): Promise<CardPurchase | undefined> =>
  (await handlers.cardPurchaseList({ accountId: card }, bank.as('olivia'))).purchases[0];

test('a purchase that others would have to approve is declined, holds nothing, and the company is told why', async () => {
  await policy({ basis: 'payment', from: '100' });
  expect(await shop('99.99')).toMatchObject({ approved: true });
  const before = await money(bank.as('olivia'), OPERATIONS);
  bank.clock.advance(1000);
  expect(await shop('100')).toMatchObject(OTHERS);
  expect(await money(bank.as('olivia'), OPERATIONS)).toEqual(before);
  expect(await latest()).toMatchObject({ status: 'declined', declineReason: 'companyPolicy', heldUntil: null });
  const told = bank.notices.filter(({ customerId }) => customerId === ATELIER);
  expect(told).toMatchObject([{ topic: 'transfers', subject: 'Payment at Café Aurora declined' }]);
  expect(told[0]?.text).toContain('A policy of your company asks others to approve a payment like this one.');
});

describe('a policy for the day', () => {
  beforeEach(() => policy({ basis: 'day', from: '150' }));

  test('counts a purchase before a transfer: the transfer waits for others', async () => {
    expect(await shop('100')).toMatchObject({ approved: true });
    expect(await transfer('49.99')).toBe('posted');
    expect(await transfer('0.01')).toBe('created');
  });

  test('counts a transfer before a purchase: the purchase is declined until the next day', async () => {
    expect(await transfer('100')).toBe('posted');
    expect(await shop('50')).toMatchObject(OTHERS);
    expect(await shop('49.99')).toMatchObject({ approved: true });
    bank.clock.advance(DAY_MS);
    expect(await shop('50')).toMatchObject({ approved: true });
  });

  test('counts a purchase before another one, whichever card pays', async () => {
    expect(await shop('100')).toMatchObject({ approved: true });
    expect(await shop('50', {}, await issued(DEBIT))).toMatchObject(OTHERS);
  });

  type Ending = Parameters<typeof endPurchase>[1];
  const ended = async (...endings: Ending[]) => {
    const { approved, purchaseId } = await shop('100');
    expect(approved).toBe(true);
    for (const ending of endings) expect(await endPurchase(purchaseId, ending, bank.as('olivia'))).toBe(true);
  };

  test.each<[string, 'posted' | 'created', () => Promise<unknown>]>([
    [
      'was declined',
      'posted',
      async () => expect(await shop('100', { country: 'KP' })).toMatchObject({ reason: 'country' }),
    ],
    ['the shop gave back before it collected', 'posted', () => ended('reverse')],
    ['the shop never collected', 'posted', () => ended('lapse')],
    ['the shop holds', 'created', () => ended()],
    ['the shop collected', 'created', () => ended('capture')],
    ['the shop refunded after it collected', 'created', () => ended('capture', 'refund')],
  ])('after a purchase that %s, a transfer is %s', async (_what, status, buy) => {
    await buy();
    expect(await transfer('100')).toBe(status);
  });

  test('lets one of two purchases at once through', async () => {
    const cards = [card, await issued(DEBIT)];
    const answers = await Promise.all(cards.map((one) => shop('100', {}, one)));
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['companyPolicy', null]);
  });

  test('lets a purchase or a transfer at once through without others', async () => {
    const [{ approved }, status] = await Promise.all([shop('100'), transfer('100')]);
    expect([approved, status === 'posted'].filter(Boolean)).toHaveLength(1);
  });

  test('makes a purchase wait for an order that goes on to load the card, and neither waits for ever', async () => {
    const prepaid = await issued(PREPAID);
    const order = await bank.db.transaction(async (tx) => {
      await tx.query('SELECT policy_turn($1)', [ATELIER]);
      const asked = shop('1', {}, prepaid);
      await soon(() => isLockWaitedFor(bank.db));
      await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [prepaid]);
      return { asked };
    });
    expect(await order.asked).toMatchObject({ approved: false, reason: 'funds' });
  });
});

test.each<[string, Rule, Partial<Purchase>, string | null]>([
  [
    'one in lei is the concern of a policy for lei',
    { basis: 'payment', from: '50', currency: 'RON', only: true },
    { currency: 'RON' },
    'companyPolicy',
  ],
  ['one in euro is not', { basis: 'payment', from: '50', currency: 'RON', only: true }, {}, null],
  [
    'one in euro is where lei are only counted in',
    { basis: 'payment', from: '400', currency: 'RON' },
    {},
    'companyPolicy',
  ],
  ['one in lei is not where it comes to less', { basis: 'payment', from: '50' }, { currency: 'RON' }, null],
])('of purchases over 100: %s', async (_what, rule, asked, reason) => {
  await policy(rule);
  expect(await shop('100', asked)).toMatchObject({ approved: reason === null, reason });
});

test('a policy for the day in one currency counts the purchases in it alone', async () => {
  await policy({ basis: 'day', from: '150', only: true });
  expect(await shop('500', { currency: 'RON' })).toMatchObject({ approved: true });
  expect(await shop('100')).toMatchObject({ approved: true });
  expect(await transfer('50')).toBe('created');
});

test('what is in the way of the card and the holder’s wishes are named before a policy, and a policy before the money', async () => {
  await policy({ basis: 'payment', from: '1' });
  const empty = await issued(PREPAID);
  const set = (wish: object) => handlers.cardControlSet({ accountId: empty, ...wish }, bank.as('olivia'));
  expect(await shop('0.99', {}, empty)).toMatchObject({ reason: 'funds' });
  expect(await shop('100', {}, empty)).toMatchObject(OTHERS);
  await set({ perDay: '50' });
  expect(await shop('100', {}, empty)).toMatchObject({ reason: 'perDay' });
  expect(await shop('5000.01', {}, empty)).toMatchObject({ reason: 'limit' });
  await handlers.cardPause({ accountId: empty }, bank.as('olivia'));
  expect(await shop('100', {}, empty)).toMatchObject({ reason: 'paused' });
});

test('a policy of a company is not the concern of a personal customer', async () => {
  await policy({ basis: 'payment', from: '0' });
  await policy({ basis: 'day', from: '0' });
  const own = await issued(DEBIT, ANA, ANA_EUR);
  expect(await shop('10', {}, own)).toMatchObject({ approved: true });
  expect(await shop('10')).toMatchObject(OTHERS);
});
