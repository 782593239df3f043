// Rules: R0.9, R2.3.16, R2.4.8, R2.6.3, R2.7.110 to R2.7.114, R2.7.196 to R2.7.199, I4.
import type { Parsed } from '@bank/protocol';
import type { invoiceCreate } from '@bank/protocol/invoices';
import { jobKinds } from '../../server/job-kinds';
import { createWorker } from '../../platform/jobs/worker';
import { closePapers } from '../../platform/papers/draw';
import { readPaper } from '../../platform/papers/test-read-paper';
import { confirm, money, auditedForEachTest, newest, refusedAt, send } from '../../server/test-caller';
import { handlers as transfers } from '../transfers/handlers';
import { handlers } from './handlers';

const bank = auditedForEachTest();
afterAll(closePapers);

const DAY_MS = 86_400_000;
const [GALA_EUR, HUGO_EUR] = [11561, 11571];
const inDays = (days: number) => new Date(bank.clock.now() + days * DAY_MS).toISOString().slice(0, 10);

let wishes = 0;
const write = async (change: Partial<Parsed<typeof invoiceCreate>> = {}, from = 'hugo') => {
  const wish = { requestId: `wish-${(wishes += 1)}-x`, toEmail: 'gala@personas.test', currency: 'EUR' };
  const input = { ...wish, amount: '120.5', noteBody: 'Portraits', dueDate: inDays(14), ...change };
  return (await handlers.invoiceCreate(input, bank.as(from))).invoice;
};
const pay = (invoiceId: number, { from = 'gala', accountId = GALA_EUR, amount = '120.5', key = '' } = {}) =>
  send(bank.as(from, key === '' ? {} : { idempotencyKey: key }), {
    ...{ accountId, amount, currency: 'EUR', toEmail: 'hugo@personas.test', invoiceId },
  });
const reject = async (invoiceId: number, from = 'gala') =>
  handlers.invoiceReject({ invoiceId, note: ' Not ours ' }, bank.as(from));
const get = async (id: number, type: 'sent' | 'received', as: string) =>
  (await handlers.invoiceGet({ id, type }, bank.as(as))).invoice;
const paperOf = async (invoiceId: number) => {
  const { file } = await handlers.invoiceFile({ brand: 'd', invoiceId }, bank.as('gala'));
  const pieces: Buffer[] = [];
  for await (const piece of file.content) pieces.push(piece);
  return readPaper(Buffer.concat(pieces)).join(' ');
};
/** What the bank does by itself until then. */
const after = async (ms: number) => {
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('gala');
  const onError = (error: unknown) => {
    throw error;
  };
  const worker = createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError });
  clock.advance(ms);
  await worker.work();
  await worker.close();
};
const page = { pageNumber: 1, pageSize: 20, statusId: undefined };

test('an invoice goes out for one side and comes in for the other, and no third sees it', async () => {
  const sent = await write();
  expect(sent).toMatchObject({
    ...{
      payerName: 'Lumen Press',
      payeeName: null,
      payerEmail: 'gala@personas.test',
      payeeEmail: 'hugo@personas.test',
    },
    ...{ amount: '120.50', feePayment: '0.60', total: '121.10', statusId: 1, status: 'unpaid', dueDate: inDays(14) },
    ...{ isFunding: false, isSystem: false, urlPdf: `/invoices/{brand}/${sent.id}` },
  });
  const received = await get(sent.id, 'received', 'gala');
  expect(received).toMatchObject({ id: sent.id, payerName: null, payeeName: 'Norte Foto', noteBody: 'Portraits' });
  expect(bank.notices.at(-1)).toMatchObject({ customerId: 1156, subject: 'Invoice from Norte Foto' });
  for (const [as, type] of [
    ['gala', 'sent'],
    ['hugo', 'received'],
    ['olivia', 'received'],
  ] as const) {
    expect(await refusedAt(get(sent.id, type, as))).toMatchObject({ reason: 'unknownInvoice' });
  }
});

test('a page of each list has the newest first, one status where it is asked for, and what is open', async () => {
  const all = await handlers.invoiceListReceived({ ...page, pageSize: 3 }, bank.as('gala'));
  expect(all.total).toBe(6);
  expect(all.invoices.map(({ amount, status }) => [amount, status])).toEqual([
    ['145.00', 'unpaid'],
    ['64.00', 'unpaid'],
    ['58.90', 'awaitingPayment'],
  ]);
  expect(all.open).toEqual([{ currencyCode: 'EUR', amount: '578.40', count: 4, overdue: 1 }]);
  const rejected = await handlers.invoiceListReceived({ ...page, statusId: 4 }, bank.as('gala'));
  expect(rejected.invoices.map(({ status, rejectNote }) => [status, rejectNote])).toEqual([
    ['rejected', 'We cancelled the day before: nothing was used.'],
  ]);
  const sent = await handlers.invoiceListSent({ ...page, statusId: 3 }, bank.as('gala'));
  expect(sent.invoices.map(({ amount, payerName }) => [amount, payerName])).toEqual([['86.40', 'Norte Foto']]);
  expect(await refusedAt(handlers.invoiceListSent(page, bank.as('ana')))).toMatchObject({ reason: 'mayNotInvoice' });
  // She may not ask for money, and was asked for some.
  const { invoices } = await handlers.invoiceListReceived(page, bank.as('ana'));
  expect(invoices.map(({ noteBody }) => noteBody)).toEqual(['Three posters']);
});

test('a repeated wish finds the invoice that it wrote', async () => {
  const first = await write({ requestId: 'the-same-wish' });
  expect((await write({ requestId: 'the-same-wish' })).id).toBe(first.id);
  expect((await write({ requestId: 'another-wish' })).id).not.toBe(first.id);
});

test.each([
  [{ toEmail: 'nobody@personas.test' }, 'toEmail', 'unknownPayer'],
  [{ toEmail: 'hugo@personas.test' }, 'toEmail', 'ownInvoice'],
  [{ currency: 'XXX' }, 'currency', 'currencyUnknown'],
  [{ amount: '1.005' }, 'amount', 'amountInvalid'],
  [{ amount: '0' }, 'amount', 'amountInvalid'],
  [{ amount: '90000000000' }, 'amount', 'amountOutside'],
  [{ dueDate: '2020-01-01' }, 'dueDate', 'dueInPast'],
  [{ dueDate: '2099-01-01' }, 'dueDate', 'dueTooLate'],
])('%j is refused beside its field', async (change, field, reason) => {
  expect(await refusedAt(write(change))).toEqual({ code: 'VF', field, reason });
});

test('paying moves the money once and makes the invoice paid for both', async () => {
  const { id } = await write();
  const before = await money(bank.as('hugo'), HUGO_EUR);
  const paid = await pay(id, { key: 'pay-once' });
  expect(paid).toMatchObject({ kind: 'Invoice', status: 'posted', summary: { amount: '120.50', fee: '0.60' } });
  expect(await pay(id, { key: 'pay-once' })).toEqual(paid);
  expect(await refusedAt(pay(id))).toMatchObject({ reason: 'invoicePaid' });
  expect(Number((await money(bank.as('hugo'), HUGO_EUR)).balance)).toBeCloseTo(Number(before.balance) + 120.5);
  expect(await get(id, 'received', 'gala')).toMatchObject({
    status: 'paid',
    statusId: 3,
    payerAccountId: GALA_EUR,
    payeeAccountId: null,
  });
  expect(await get(id, 'sent', 'hugo')).toMatchObject({
    status: 'paid',
    payerAccountId: null,
    payeeAccountId: HUGO_EUR,
  });
  const rows = await newest(bank.as('gala'), GALA_EUR);
  expect(rows).toContainEqual(expect.objectContaining({ operationType: 'Invoice', counterpartyName: 'Norte Foto' }));
  expect(await refusedAt(reject(id))).toMatchObject({ reason: 'isPaid' });
});

test('of ten payments at once one goes through', async () => {
  const { id } = await write();
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => pay(id)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('of paying and rejecting at once one goes through, whichever comes first', async () => {
  for (const order of [0, 1]) {
    const { id } = await write();
    const both = [() => pay(id), () => reject(id)];
    if (order === 1) both.reverse();
    const tries = await Promise.allSettled(both.map((one) => one()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(['paid', 'rejected']).toContain((await get(id, 'received', 'gala')).status);
  }
});

test('only what the invoice says can be paid, and only by its payer', async () => {
  const { id } = await write();
  expect(await refusedAt(pay(id, { amount: '120' }))).toMatchObject({ field: 'amount', reason: 'invoiceDiffers' });
  expect(await refusedAt(pay(id, { from: 'ben', accountId: 10021 }))).toMatchObject({ reason: 'unknownInvoice' });
  await reject(id);
  expect(await refusedAt(pay(id))).toMatchObject({ reason: 'invoiceRejected' });
});

test('a payment that waits for its code blocks the invoice until it is given up or expires', async () => {
  const { id } = await write({ toEmail: 'olivia@personas.test' });
  const order = { from: 'olivia', accountId: 10051 };
  const first = await pay(id, order);
  expect(first.status).toBe('pending');
  expect((await get(id, 'sent', 'hugo')).status).toBe('awaitingPayment');
  expect(await refusedAt(pay(id, order))).toMatchObject({ reason: 'invoiceWaits' });
  expect(await refusedAt(reject(id, 'olivia'))).toMatchObject({ reason: 'isAwaiting' });
  await transfers.transferCancel({ trxid: first.trxid }, bank.as('olivia'));
  expect((await get(id, 'received', 'olivia')).status).toBe('unpaid');
  const second = await pay(id, order);
  bank.clock.advance(11 * 60_000);
  const third = await pay(id, order);
  expect(third.trxid).not.toBe(second.trxid);
  expect((await confirm(bank.as('olivia'), third.trxid, bank.sent.at(-1)?.code ?? '')).status).toBe('posted');
  expect((await get(id, 'received', 'olivia')).status).toBe('paid');
});

test('a request that nobody approved in time blocks it no longer, also before its job has run', async () => {
  const { invoices } = await handlers.invoiceListReceived({ ...page, statusId: 2 }, bank.as('gala'));
  const [awaiting] = invoices;
  expect(awaiting).toMatchObject({ status: 'awaitingPayment', amount: '58.90' });
  const { id = 0 } = awaiting ?? {};
  expect(await refusedAt(pay(id, { amount: '58.9' }))).toMatchObject({ reason: 'invoiceWaits' });
  bank.clock.advance(7 * DAY_MS);
  expect((await pay(id, { amount: '58.9' })).status).toBe('posted');
});

test('who rejects says why, and the other side is told', async () => {
  const { id } = await write();
  expect((await reject(id)).invoice).toMatchObject({ status: 'rejected', statusId: 4, rejectNote: 'Not ours' });
  expect(bank.notices.at(-1)).toMatchObject({ customerId: 1157, subject: 'Lumen Press rejected your invoice' });
  expect(await refusedAt(reject(id))).toMatchObject({ reason: 'wasRejected' });
  expect(await refusedAt(reject(id, 'hugo'))).toMatchObject({ reason: 'unknownInvoice' });
});

test('a funding invoice is paid once its money has come from another bank', async () => {
  const before = await money(bank.as('gala'), GALA_EUR);
  const input = { requestId: 'fund-this', amount: '500' };
  const { invoice } = await handlers.fundingInvoiceCreate(input, bank.as('gala'));
  expect(invoice).toMatchObject({
    isFunding: true,
    isSystem: true,
    feePayment: '0.00',
    total: '500.00',
    payeeName: 'Lumen Press',
  });
  expect((await handlers.fundingInvoiceCreate(input, bank.as('gala'))).invoice.id).toBe(invoice.id);
  expect(await refusedAt(reject(invoice.id))).toMatchObject({ reason: 'isOwnFunding' });
  expect(await refusedAt(pay(invoice.id, { amount: '500' }))).toMatchObject({ reason: 'unknownInvoice' });
  await after(DAY_MS + 1);
  expect(await get(invoice.id, 'received', 'gala')).toMatchObject({ status: 'paid', payeeAccountId: GALA_EUR });
  expect(Number((await money(bank.as('gala'), GALA_EUR)).balance)).toBeCloseTo(Number(before.balance) + 500);
  const sent = await send(bank.as('gala'), {
    accountId: GALA_EUR,
    amount: '1',
    currency: 'EUR',
    toEmail: 'ben@personas.test',
  });
  expect(sent.status).toBe('posted');
});

test('an invoice that allows it is paid in parts, and paid with the last of them', async () => {
  const { id } = await write({ allowsParts: true });
  expect((await pay(id, { amount: '20.5' })).status).toBe('posted');
  expect(await get(id, 'sent', 'hugo')).toMatchObject({
    ...{ status: 'unpaid', amount: '120.50', paid: '20.50', openAmount: '100.00' },
    payments: [{ amount: '20.50' }],
  });
  expect(await refusedAt(pay(id, { amount: '100.01' }))).toMatchObject({ field: 'amount', reason: 'invoicePartWrong' });
  expect(await refusedAt(pay(id, { amount: '99.999' }))).toMatchObject({ field: 'amount' });
  expect(await refusedAt(reject(id))).toMatchObject({ reason: 'isPartlyPaid' });
  expect(await paperOf(id)).toContain('100.00 EUR');
  expect((await pay(id, { amount: '100' })).status).toBe('posted');
  expect(await get(id, 'received', 'gala')).toMatchObject({ status: 'paid', paid: '120.50', openAmount: '0.00' });
  expect(await refusedAt(pay(id, { amount: '1' }))).toMatchObject({ reason: 'invoicePaid' });
});

test('parts that are paid at once never come to more than the invoice', async () => {
  const { id } = await write({ allowsParts: true, amount: '100' });
  await Promise.allSettled(Array.from({ length: 10 }, () => pay(id, { amount: '30' })));
  expect(await get(id, 'received', 'gala')).toMatchObject({ paid: '90.00', openAmount: '10.00', status: 'unpaid' });
});

test('a part that waits for its code blocks the next one, and counts as open', async () => {
  const { id } = await write({ toEmail: 'olivia@personas.test', allowsParts: true });
  const order = { from: 'olivia', accountId: 10051, amount: '50' };
  const first = await pay(id, order);
  expect(await get(id, 'sent', 'hugo')).toMatchObject({ status: 'awaitingPayment', openAmount: '120.50' });
  expect(await refusedAt(pay(id, order))).toMatchObject({ reason: 'invoiceWaits' });
  await confirm(bank.as('olivia'), first.trxid, bank.sent.at(-1)?.code ?? '');
  expect(await get(id, 'sent', 'hugo')).toMatchObject({ status: 'unpaid', openAmount: '70.50' });
});

const remindersTo = (customerId: number) =>
  bank.notices.filter((one) => one.customerId === customerId && one.subject === 'Reminder: invoice from Norte Foto');

test('the issuer reminds once in 24 hours, of what is open', async () => {
  const { id } = await write();
  const remind = (as = 'hugo') => handlers.invoiceRemind({ invoiceId: id }, bank.as(as));
  const tries = await Promise.allSettled([remind(), remind(), remind()]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(remindersTo(1156)).toHaveLength(1);
  expect((await get(id, 'sent', 'hugo')).remindedDate).not.toBeNull();
  expect((await get(id, 'received', 'gala')).remindedDate).toBeNull();
  expect(await refusedAt(remind())).toMatchObject({ reason: 'remindedLately' });
  expect(await refusedAt(remind('gala'))).toMatchObject({ reason: 'unknownInvoice' });
  bank.clock.advance(DAY_MS);
  await remind();
  expect(remindersTo(1156)).toHaveLength(2);
  bank.clock.advance(DAY_MS);
  await pay(id);
  expect(await refusedAt(remind())).toMatchObject({ reason: 'needsNoReminder' });
});

test('the bank reminds three days before and on the day, once each, while nothing was paid', async () => {
  await write({ dueDate: inDays(5) });
  const paid = await write({ dueDate: inDays(5) });
  await pay(paid.id);
  await after(DAY_MS);
  expect(remindersTo(1156)).toHaveLength(0);
  await after(2 * DAY_MS);
  expect(remindersTo(1156)).toHaveLength(1);
  await bank.db.query(
    `INSERT INTO job (id, kind, payload, due_at) SELECT 'again', 'remindOfInvoice',
    jsonb_build_object('invoiceId', max(invoice_id)::text, 'when', 'early'), $1 FROM invoice_reminder`,
    [new Date(0)],
  );
  await after(1);
  expect(remindersTo(1156)).toHaveLength(1);
  await after(3 * DAY_MS);
  expect(remindersTo(1156)).toHaveLength(2);
});

const LINES = [
  { what: ' Portraits ', quantity: '2.5', unitPrice: '79.99', taxRate: '23' },
  { what: 'Prints', quantity: '3', unitPrice: '0.35', taxRate: '23' },
  { what: 'Books', quantity: '1', unitPrice: '10', taxRate: '6' },
  { what: 'Stamps', quantity: '4', unitPrice: '1.2' },
];

test('an invoice of lines is their sum with each tax, in the answer and on its paper, and paid as one', async () => {
  const sent = await write({ lines: LINES, amount: '262.67' });
  expect(sent.amount).toBe('262.67');
  expect(sent.bill).toEqual({
    lines: [
      { what: 'Portraits', quantity: '2.5', unitPrice: '79.99', taxRate: '23', net: '199.98' },
      { what: 'Prints', quantity: '3', unitPrice: '0.35', taxRate: '23', net: '1.05' },
      { what: 'Books', quantity: '1', unitPrice: '10.00', taxRate: '6', net: '10.00' },
      { what: 'Stamps', quantity: '4', unitPrice: '1.20', taxRate: null, net: '4.80' },
    ],
    net: '215.83',
    taxes: [
      { rate: '23', net: '201.03', tax: '46.24' },
      { rate: '6', net: '10.00', tax: '0.60' },
    ],
    total: '262.67',
  });
  expect((await get(sent.id, 'received', 'gala')).bill).toEqual(sent.bill);
  const text = await paperOf(sent.id);
  for (const part of ['Portraits', '2.5', '79.99', '199.98', '23%', '46.24 EUR']) expect(text).toContain(part);
  expect((await pay(sent.id, { amount: '262.67' })).status).toBe('posted');
});

test.each([
  [{ lines: LINES, amount: '262.66' }, 'totalDiffers'],
  [{ lines: [{ what: ' ', quantity: '1', unitPrice: '120.5' }] }, 'linesInvalid'],
  [{ lines: [{ what: 'Prints', quantity: '0', unitPrice: '120.5' }] }, 'linesInvalid'],
  [{ lines: [{ what: 'Prints', quantity: '1.0001', unitPrice: '120.5' }] }, 'linesInvalid'],
  [{ lines: [{ what: 'Prints', quantity: '1', unitPrice: '-120.5' }] }, 'linesInvalid'],
  [{ lines: [{ what: 'Prints', quantity: '1', unitPrice: '120.505' }] }, 'linesInvalid'],
  [{ lines: [{ what: 'Prints', quantity: '1', unitPrice: '120.5', taxRate: '19' }] }, 'linesInvalid'],
])('lines %# that the bank does not reckon so are refused', async (change, reason) => {
  expect(await refusedAt(write(change))).toMatchObject({ code: 'VF', reason });
});

test('the paper names both sides, what is owed and until when', async () => {
  const { id } = await write();
  const text = await paperOf(id);
  for (const part of ['Norte Foto', 'Lumen Press', '120.50 EUR', String(id), 'Portraits']) expect(text).toContain(part);
});
