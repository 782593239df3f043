// Rules: R2.3.17, R2.4.10, R2.4.11, R2.7.32, R2.7.33, R2.7.38.
import { cardStatus } from '@bank/protocol/cards';
import { isLockWaitedFor, soon } from '../../testing';
import { STANDINGS } from './standing';
import { kaiForEachTest } from './test-kai';
import type { StatusName } from './test-kai';

const kai = kaiForEachTest();
const { MAIN, account, byStatus, call, cardThat, later, money, order, purchases, shop, stand, statusOf } = kai;
const HOUR = 3_600_000;
const YEAR = 366 * 24 * HOUR;
const nameOf = (status: number) => Object.entries(cardStatus).find(([, id]) => id === status)?.[0];

test('an expired card can be paused, stays paused, and is expired when it is turned on', async () => {
  const { accountId } = await byStatus('active', true);
  await later(5 * YEAR);
  expect(nameOf(await statusOf(accountId))).toBe('expired');
  const { card } = await call('cardPause', { accountId });
  expect(card).toMatchObject({ accountStatusId: cardStatus.paused, resumesAsStatusId: cardStatus.expired });
  await later(HOUR);
  expect(nameOf(await statusOf(accountId))).toBe('paused');
  expect(await shop(accountId, '1')).toMatchObject({ approved: false, reason: 'paused' });
  expect((await call('cardUnpause', { accountId })).card.accountStatusId).toBe(cardStatus.expired);
});

test('a paused card whose month ends is expired', async () => {
  const { accountId } = await byStatus('paused', true);
  await later(5 * YEAR);
  expect(nameOf(await statusOf(accountId))).toBe('expired');
});

test.each([
  ['expired in the post', 'shipped', (): Promise<unknown> => later(5 * YEAR)],
  ['was limited from the beginning', 'limited', undefined],
] as const)('a card that %s shows a PIN, always the same', async (_what, status, expire) => {
  const { accountId } = await byStatus(status);
  await (expire ? expire() : stand(accountId, 'active'));
  const pin = async () => {
    const { requestKey } = (await call('cardShowPin', { accountId })).waitsFor;
    return (await call('cardGetPin', { requestKey, code: await kai.lastCode() })).pin;
  };
  const first = await pin();
  expect(first).toMatch(/^\d{4}$/);
  expect(await pin()).toBe(first);
});

test('an active card for which the bank wants a document stays where it is, also with a confirmed address', async () => {
  const { card } = await order({ type: 2010, isExpressShipping: true });
  await later(9 * HOUR);
  await stand(card.accountId, 'active');
  await stand(card.accountId, 'pendingDocument');
  await later(9 * HOUR);
  expect(nameOf(await statusOf(card.accountId))).toBe('pendingDocument');
  await stand(card.accountId, 'active');
  expect(nameOf(await statusOf(card.accountId))).toBe('active');
});

test.each([
  ['blocked', (accountId: number) => call('cardBlock', { accountId, reason: 'lost' })],
  ['closed by the bank', (accountId: number) => stand(accountId, 'canceled')],
])('a replacement that is %s in the post leaves the old card to be replaced again', async (_what, end) => {
  const old = await cardThat((card) => card.accountStatusId === cardStatus.active && card.type === 2010);
  const reissue = () => call('cardReissue', { accountId: old.accountId, isExpressShipping: false });
  const { card: lost } = await reissue();
  const isReplacedAt = async () => [
    (await cardThat((card) => card.accountId === old.accountId)).cardReissuedStatusId,
    (await account(old.accountId)).cardReissuedStatusId,
  ];
  expect(await isReplacedAt()).toEqual([cardStatus.submitted, cardStatus.submitted]);
  await end(lost.accountId);
  expect(await isReplacedAt()).toEqual([null, null]);
  const { card: second } = await reissue();
  expect(second).toMatchObject({ replacesAccountId: old.accountId, accountStatusId: cardStatus.submitted });
});

test('lists of accounts find a card where the clock has brought it, without a look at the cards', async () => {
  const { card } = await order({ type: 2010, isExpressShipping: false });
  const statuses: (string | undefined)[] = [];
  for (const hours of [2, 23, 24, 6, 5 * 366 * 24]) {
    await later(hours * HOUR);
    statuses.push(nameOf((await account(card.accountId)).accountStatusId));
  }
  expect(statuses).toEqual(['processing', 'printing', 'printed', 'shipped', 'expired']);
  expect(await kai.db.query(`SELECT FROM job WHERE payload ->> 'cardId' = $1`, [String(card.accountId)])).toEqual([]);
});

test('what express makes sooner is sooner for lists of accounts, too', async () => {
  const { card } = await order({ type: 2010, isExpressShipping: false });
  await call('cardUpgradeShipping', { accountId: card.accountId });
  await later(9 * HOUR);
  expect(nameOf((await account(card.accountId)).accountStatusId)).toBe('shipped');
});

test('what a shop never collects is free after a week, and nobody has to look', async () => {
  const { accountId } = await byStatus('active', true);
  const before = await money(accountId);
  const { purchaseId } = await shop(accountId, '7.30');
  await later(7 * 24 * HOUR - 1000);
  expect(await money(accountId)).toMatchObject({ pending: 7.3 });
  await later(1000);
  expect(await money(accountId)).toEqual(before);
  expect(await purchases(accountId)).toMatchObject([{ purchaseId, status: 'lapsed' }]);
  expect((await kai.finish(purchaseId, 'capture')).statusCode).toBe(409);
});

test('what a shop has collected lapses no more', async () => {
  const { accountId } = await byStatus('active', true);
  const { purchaseId } = await shop(accountId, '7.30');
  await kai.finish(purchaseId, 'capture');
  await later(8 * 24 * HOUR);
  expect(await purchases(accountId)).toMatchObject([{ purchaseId, status: 'captured' }]);
});

test('an order that nobody approved in time holds nothing back from a shop', async () => {
  const { accountId } = await cardThat(({ subType }) => subType === 'DEBIT');
  await kai.approveByCode();
  await call('cardControlSet', { accountId, perMonth: null });
  const { available } = await money(MAIN);
  const amount = (available * 0.9).toFixed(2);
  const pay = { accountId: MAIN, amount, currency: 'EUR', toEmail: 'ana@personas.test' };
  expect(await call('p2pTransfer', pay, { 'idempotency-key': 'late' })).toMatchObject({ status: 'pending' });
  const price = (available * 0.15).toFixed(2);
  expect(await shop(accountId, price)).toMatchObject({ approved: false, reason: 'funds' });
  await later(24 * HOUR);
  expect(await shop(accountId, price)).toMatchObject({ approved: true });
});

test.each(STANDINGS.map((status) => nameOf(status) as StatusName))(
  'the bank’s back office makes a card %s, and nothing opens that this status does not permit',
  async (status) => {
    const { accountId } = await byStatus('active', true);
    const { available } = await money(accountId);
    const before = await money(MAIN);
    expect((await stand(accountId, status)).statusCode).toBe(200);
    expect(nameOf(await statusOf(accountId))).toBe(status);
    const answer = await shop(accountId, '1');
    expect(answer).toMatchObject(status === 'active' ? { approved: true } : { approved: false, reason: 'notActive' });
    if (status === 'canceled') {
      expect((await money(MAIN)).balance).toBeCloseTo(before.balance + available, 2);
      expect((await stand(accountId, 'active')).statusCode).toBe(404);
    }
  },
);

test('a card whose time is over does not become active again', async () => {
  const { accountId } = await byStatus('limited');
  await later(5 * YEAR);
  expect(nameOf(await statusOf(accountId))).toBe('limited');
  await stand(accountId, 'active');
  expect(nameOf(await statusOf(accountId))).toBe('expired');
});

test('a card whose time has come while a job has begun to move it is moved all the same', async () => {
  const { card } = await order({ type: 2010, isExpressShipping: true });
  const moved = await kai.db.transaction(async (tx) => {
    await tx.query('SELECT FROM card WHERE account_id = $1 FOR UPDATE', [card.accountId]);
    const asked = kai.post('/sandbox/clock', { advanceMs: 9 * HOUR });
    await soon(() => isLockWaitedFor(kai.db));
    await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [card.accountId]);
    return { asked };
  });
  expect((await moved.asked).statusCode).toBe(200);
  await kai.as('kai');
  expect(nameOf(await statusOf(card.accountId))).toBe('shipped');
});
