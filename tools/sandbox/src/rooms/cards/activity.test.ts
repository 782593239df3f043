// Rules: R0.51, R2.4.73, R2.7.32, R2.7.41.
import { cardStatus, declineReason } from '@bank/protocol/cards';
import type { DeclineReason } from '@bank/protocol/cards';
import type { Transaction } from '@bank/protocol/history';
import { kaiForEachTest } from './test-kai';

const kai = kaiForEachTest();
const { call, cardThat, finish, later, purchases, shop } = kai;
const DAY = 86_400_000;

/** The active plastic card with money of its own. */
const prepaid = async () =>
  (await cardThat(({ accountStatusId, type }) => accountStatusId === cardStatus.active && type === 2010)).accountId;
const rowsOf = async (accountId: number): Promise<Transaction[]> =>
  (await call('transactionHistory', { accountId, pageNumber: 1 })).transactions.transaction;
const newestOf = async (accountId: number) => (await rowsOf(accountId))[0];
const detailsOf = (transactionId: string) => call('transactionDetails', { transactionId });

test('what a shop holds is no approval: Activity, details and search say until when', async () => {
  const accountId = await prepaid();
  const { purchaseId } = await shop(accountId, '20', { merchant: 'Hotel Miramar' });
  const [purchase] = await purchases(accountId);
  const row = await newestOf(accountId);
  expect(row).toMatchObject({ transactionId: purchaseId, status: 'processing', balanceAfter: null, notPaid: null });
  expect(row?.waitsFor).toEqual({ what: 'shop', leavesAt: null, heldUntil: purchase?.heldUntil });
  expect(Date.parse(purchase?.heldUntil ?? '') - Date.parse(row?.date ?? '')).toBe(7 * DAY);
  const details = await detailsOf(purchaseId);
  expect(details.transaction.waitsFor).toEqual(row?.waitsFor);
  // Nothing was paid yet.
  expect(details.steps).toEqual([]);
  const found = await call('searchEverything', { text: 'Miramar' });
  expect(found.transactions[0].waitsFor).toEqual(row?.waitsFor);
  await finish(purchaseId, 'capture');
  expect(await newestOf(accountId)).toMatchObject({ status: 'completed', waitsFor: null, notPaid: null });
  expect((await purchases(accountId))[0]).toMatchObject({ status: 'captured', heldUntil: null });
  expect((await detailsOf(purchaseId)).steps).toMatchObject([{ step: 'paid', state: 'done' }]);
});

test.each([
  ['reversed', (purchaseId: string): Promise<unknown> => finish(purchaseId, 'reverse')],
  ['lapsed', () => later(8 * DAY)],
] as const)('a hold that was %s says so, and nothing waits any more', async (notPaid, end) => {
  const accountId = await prepaid();
  const { purchaseId } = await shop(accountId, '20');
  await end(purchaseId);
  expect(await newestOf(accountId)).toMatchObject({ status: 'rejected', waitsFor: null, notPaid });
  expect((await purchases(accountId))[0]?.heldUntil).toBeNull();
});

/** What makes the bank decline for each reason: a wish of the holder or a status, then what the shop asks for. */
const DECLINES: Readonly<Record<DeclineReason, { before?: (accountId: number) => Promise<unknown>; asks?: object }>> = {
  paused: { before: (accountId) => call('cardPause', { accountId }) },
  notActive: { before: (accountId) => kai.stand(accountId, 'fraud') },
  country: { asks: { country: 'KP' } },
  limit: { asks: { amount: '5000.01' } },
  funds: { asks: { amount: '4999' } },
  companyPolicy: {
    before: () =>
      kai.db.query(
        `INSERT INTO approval_policy (id, customer_id, basis, from_amount, currency, only_currency, approvers)
         SELECT 'own', customer_id, 'payment', 1, 'EUR', false, 1 FROM account WHERE id = $1`,
        [kai.MAIN],
      ),
  },
  perDay: { before: (accountId) => call('cardControlSet', { accountId, perDay: '1' }) },
  perMonth: { before: (accountId) => call('cardControlSet', { accountId, perMonth: '1' }) },
  cashPerDay: {
    before: (accountId) => call('cardControlSet', { accountId, cashPerDay: '1' }),
    asks: { use: 'cash' },
  },
  online: {
    before: (accountId) => call('cardControlSet', { accountId, uses: { online: false } }),
    asks: { use: 'online' },
  },
  contactless: {
    before: (accountId) => call('cardControlSet', { accountId, uses: { contactless: false } }),
    asks: { use: 'contactless' },
  },
  cash: { before: (accountId) => call('cardControlSet', { accountId, uses: { cash: false } }), asks: { use: 'cash' } },
  abroad: {
    before: (accountId) => call('cardControlSet', { accountId, uses: { abroad: false } }),
    asks: { country: 'ES' },
  },
  shopKind: {
    before: (accountId) => call('cardControlSet', { accountId, shops: { gambling: false } }),
    asks: { category: 'gambling' },
  },
};

test.each(declineReason.options)('Activity says why a shop heard no: %s', async (reason) => {
  const { before, asks } = DECLINES[reason];
  const accountId = await prepaid();
  await before?.(accountId);
  const { purchaseId } = await shop(accountId, '2', { country: 'RO', ...asks });
  expect(await newestOf(accountId)).toMatchObject({
    transactionId: purchaseId,
    status: 'rejected',
    waitsFor: null,
    notPaid: reason,
  });
  expect(await detailsOf(purchaseId)).toMatchObject({ transaction: { notPaid: reason }, steps: [] });
});

test('no other transaction says that it was not paid by a card', async () => {
  const others = (await rowsOf(kai.MAIN)).filter(({ operationType }) => operationType !== 'Card');
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ notPaid }) => notPaid !== null)).toEqual([]);
});
