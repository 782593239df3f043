// Rules: R2.1.2, R2.3.11, R2.4.60, R2.7.93, R2.7.213.
import { createWorker } from '../platform/jobs/worker';
import { handlers as accounts } from '../rooms/accounts/handlers';
import { handlers as transfers } from '../rooms/transfers/handlers';
import { jobKinds } from '../server/job-kinds';
import { auditedForEachTest } from '../server/test-caller';

// What the seed leaves to gala, of Lumen Press. Every test ends with an audit of the books.

const ACCOUNT = 11_561;
const DAY_MS = 86_400_000;
const bank = auditedForEachTest();

const requestsFor = async (key: string) =>
  (await transfers.transactionRequestList({ page: 1, size: 50, timeZone: 'UTC' }, bank.as(key))).transactionRequestList;
const batchesOf = async (key: string) =>
  (await transfers.batchTransferList({ pageNumber: 1, pageSize: 20 }, bank.as(key))).batchTransfer.transfer;
const statesOf = async (id: string) =>
  (await transfers.batchTransferViewFile({ id }, bank.as('gala'))).rows.map(({ row, state }) => [row, state]);

test('three orders of gus wait for gala, the oldest first, and hold what they need', async () => {
  const requests = await requestsFor('gala');
  expect(
    requests.map(({ summary, createdBy, waitsFor }) => [summary.payee.name, summary.amount, createdBy.name, waitsFor]),
  ).toEqual([
    ['Norte Foto', '58.90', 'Gus Neto', ['Gala Serra']],
    ['Umbra Studio', '185.00', 'Gus Neto', ['Gala Serra']],
    ['Norte Foto', '58.90', 'Gus Neto', ['Gala Serra']],
  ]);
  expect(new Set(requests.map(({ createdAt }) => createdAt)).size).toBe(3);
  const { holds } = await accounts.accountHoldList({ accountId: ACCOUNT }, bank.as('gala'));
  expect(holds.map(({ holdId }) => holdId).sort()).toEqual(requests.map(({ transactionId }) => transactionId).sort());
  const { transactionRequestCount } = await transfers.notificationsCount({}, bank.as('gala'));
  expect(transactionRequestCount).toBe(3);
});

test('to pay Norte Foto the same once more looks like a duplicate, and Umbra Studio was never paid', async () => {
  const about = { fromAccountId: ACCOUNT, payeeKind: 'customer', amount: '58.90', currencyCode: 'EUR' } as const;
  const hintsOn = async (payeeName: string, payeeDetail: string) =>
    (await transfers.paymentHints({ ...about, payeeName, payeeDetail }, bank.as('gala'))).hints.map(({ kind }) => kind);
  expect(await hintsOn('Norte Foto', 'hugo@personas.test')).toEqual(['duplicate']);
  // What was declined was never paid.
  await transfers.approve({ transactionIds: ['seeded-lumen-covers'], declined: true }, bank.as('gala'));
  expect(await hintsOn('Umbra Studio', 'uma@personas.test')).toEqual(['newPayee']);
});

test('of the batch of gala what went to Britain has arrived, and the rest arrives on the next day of SEPA', async () => {
  const [batch, ...others] = await batchesOf('gala');
  expect(others).toEqual([]);
  expect(batch).toMatchObject({
    status: 'posted',
    type: 'eft',
    rows: 5,
    wrong: 0,
    failed: 0,
    returned: 0,
    onItsWay: 3,
  });
  const id = batch?.id ?? '';
  expect(await statesOf(id)).toEqual([
    [1, 'sent'],
    [2, 'paid'],
    [3, 'sent'],
    [4, 'paid'],
    [5, 'sent'],
  ]);
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('gala');
  const onError = (error: unknown) => {
    throw error;
  };
  const worker = createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError });
  clock.advance(DAY_MS);
  await worker.work();
  await worker.close();
  expect(new Set((await statesOf(id)).map(([, state]) => state))).toEqual(new Set(['paid']));
  expect(await batchesOf('gala')).toMatchObject([{ paid: 5, onItsWay: 0 }]);
});

test('nothing waits for olivia, and she has sent no batch', async () => {
  expect(await requestsFor('olivia')).toEqual([]);
  expect(await batchesOf('olivia')).toEqual([]);
});
