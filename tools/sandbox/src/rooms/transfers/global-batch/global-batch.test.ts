// Rules: R2.7.200 to R2.7.206, R2.7.222, R2.7.224, R3.4.2, I10.
import type { GlobalPaymentData } from '@bank/protocol/transfers-global-batch';
import { globalBatchField, identicalBatch } from '@bank/protocol/transfers-global-batch';
import fc from 'fast-check';
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { confirm, money, moneyBank, refused } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { canonicalFile } from '../mass/test-canonical';

const OLIVIA_EUR = 10051;
const DAY_MS = 86_400_000;

let bank: MoneyBank;
let workers: Worker[];
beforeAll(async () => {
  bank = await moneyBank();
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('olivia');
  const onError = (error: unknown) => {
    throw error;
  };
  workers = [1, 2].map(() => createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError }));
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  // The limit of a day is no other test's.
  bank.clock.advance(DAY_MS);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await bank.close();
});

/** Both banks on one database. */
const work = () => Promise.all(workers.map((worker) => worker.work()));
let calls = 0;
const olivia = () => ({ ...bank.as('olivia', { idempotencyKey: `batch-${(calls += 1)}` }), bodyHash: String(calls) });

/** Addresses of one file are no other file's, so that none is like another. */
let files = 0;
const lines = (count: number, amount = '10.00') => {
  files += 1;
  return Array.from(
    { length: count },
    (_, n) => `personal;Rita ${n + 1};rita${n + 1}-${files}@example.test;DE;${amount};EUR;Row ${n + 1}`,
  );
};
/** A file of rows whose cells are parted by semicolons, in the order of the columns; the first is row 2 of the customer's file. */
const csv = (rows: readonly string[]) =>
  canonicalFile(
    rows.map((row, at) => {
      const cells = row.split(';');
      const named = Object.fromEntries(globalBatchField.options.map((field, column) => [field, cells[column] ?? '']));
      return { n: at + 2, ...named };
    }),
  );
const upload = async (attachedFile: File, ignoreIdenticalBatch?: boolean) =>
  handlers.globalPayBatchUpload(
    {
      batchName: 'Winners',
      accountId: OLIVIA_EUR,
      attachedFile,
      ...(ignoreIdenticalBatch && { ignoreIdenticalBatch }),
    },
    olivia(),
  );
const read = async (batchId: string) => handlers.globalPayBatch({ batchId }, bank.as('olivia'));
const uploaded = async (rows: readonly string[]) => (await upload(csv(rows))).batchId;
const submit = async (batchId: string, estimatedTotal?: string) =>
  handlers.globalPayBatchSubmit(
    { batchId, estimatedTotal: estimatedTotal ?? (await read(batchId)).batch.estimatedTotal },
    olivia(),
  );
const approve = (trxid: string) =>
  confirm(olivia(), trxid, bank.sent.findLast(({ reason }) => reason === 'code')?.code ?? '');
const eur = async () => money(bank.as('olivia'), OLIVIA_EUR);
const lettersOf = (n: number) =>
  bank.sent.filter(({ reason, to }) => reason === 'letter' && to.endsWith(`-${n}@example.test`));
const PAYMENT: GlobalPaymentData = {
  beneficiaryType: 'personal',
  beneficiaryName: 'Max Sand',
  beneficiaryEmail: 'max@example.test',
  beneficiaryCountryCode: 'PT',
  amount: '12.50',
  currencyCode: 'EUR',
  description: '',
};

test('good and wrong rows are kept, each wrong one with a sentence and the field that it is about', async () => {
  const good = lines(1);
  const batchId = await uploaded([
    ...good,
    'robot;Ana;a@example.test;DE;1;EUR;',
    'company;;b@example.test;DE;1;EUR;',
    ';Bo;no address;DE;1;EUR;',
    ';Bo;c@example.test;Cuba;1;EUR;',
    ';Bo;d@example.test;Alemania;1.5;EUR;Names of countries are read, "as they are"',
    ';Bo;e@example.test;DE;1,5;EUR;The browser reads amounts, and the bank takes decimals alone',
    ';Bo;f@example.test;DE;1;XXX;',
    ';Bo;g@example.test;DE;0.001;EUR;',
    ';Bo;h@example.test;DE;10000.01;EUR;',
  ]);
  const { batch, payments } = await read(batchId);
  expect(batch).toMatchObject({ status: 'draft', trxid: null, ready: 2, wrong: 8, batchName: 'Winners' });
  expect(payments.filter(({ state }) => state === 'wrong').map(({ id, field }) => [id, field])).toEqual([
    [3, 'beneficiaryType'],
    [4, 'beneficiaryName'],
    [5, 'beneficiaryEmail'],
    [6, 'beneficiaryCountryCode'],
    [8, 'amount'],
    [9, 'currencyCode'],
    [10, 'amount'],
    [11, 'amount'],
  ]);
  expect(payments.filter(({ state, reason }) => (state === 'wrong') !== (reason !== null))).toEqual([]);
  expect(payments[1]?.reason).toBe('Kind of payee: this does not look right. Compare it with what the payee gave you.');
  expect(payments[4]).toMatchObject({ beneficiaryCountryCode: 'CUBA', amount: '1' });
  expect(payments[5]).toMatchObject({ amount: '1.5', beneficiaryCountryCode: 'DE', debitAmount: '1.50', fee: '2.02' });
});

test('characters that nobody can see make a row wrong at their field', async () => {
  const batchId = await uploaded([
    ...lines(1),
    ';Bo;\u200bk@example.test;DE;1;EUR;',
    ';Bo\u202e;l@example.test;DE;1;EUR;',
    ';मो\u200dन 👩\u200d🚀;m@example.test;DE;1;EUR;Joined letters are seen',
  ]);
  expect((await read(batchId)).payments.map(({ state, field }) => [state, field])).toEqual([
    ['ready', null],
    ['wrong', 'beneficiaryEmail'],
    ['wrong', 'beneficiaryName'],
    ['ready', null],
  ]);
});

test('a file of any other form, or without rows, is refused with what to do', async () => {
  const HEAD = 'n,beneficiaryName,amount';
  const others = [
    new Uint8Array([0x50, 0x4b, 1, 2, 3]),
    '',
    'Name of the payee;Amount\r\nAna;1',
    `${HEAD},other\r\n2,Ana,1,x`,
    `${HEAD},n\r\n2,Ana,1,3`,
    'beneficiaryName,amount\r\nAna,1',
    `${HEAD}\r\n2,Ana`,
    `${HEAD}\n2,Ana,1`,
    `${HEAD}\r\n2,"Ana,1`,
    `${HEAD}\r\n2,A"na,1`,
    `${HEAD}\r\n0,Ana,1`,
    `${HEAD}\r\n2,Ana,1\r\n2,Bo,1`,
    `\uFEFF${HEAD}\r\n2,Ana,1`,
  ];
  for (const content of others) {
    expect(await refused(upload(new File([content], 'payments.csv')))).toMatchObject({ reason: 'unreadableFile' });
  }
  const many = Array.from({ length: 10_001 }, (_, n) => `${n + 1},Ana,1`);
  expect(await refused(upload(new File([[HEAD, ...many].join('\r\n')], 'a.csv')))).toMatchObject({
    reason: 'tooManyRows',
  });
  expect(await refused(upload(csv([';;;;;;', ''])))).toMatchObject({ reason: 'noRows' });
  expect(
    await refused(
      Promise.resolve(
        handlers.globalPayBatchUpload(
          { batchName: '', accountId: OLIVIA_EUR, attachedFile: csv(lines(1)) },
          bank.as('uma'),
        ),
      ),
    ),
  ).toMatchObject({ reason: 'noAccess' });
});

test('one approval, one hold, and every row a link of its own, sent once by two banks', async () => {
  const batchId = await uploaded([...lines(120), ';;;;;EUR;Wrong']);
  const mine = files;
  const before = await eur();
  const { batch } = await read(batchId);
  expect(batch).toMatchObject({
    ready: 120,
    wrong: 1,
    maximumTrxFee: '2.10',
    fee: '252.00',
    estimatedTotal: '1452.00',
  });
  const created = await submit(batchId);
  expect(created).toMatchObject({
    status: 'pending',
    summary: { payee: { kind: 'batch', name: 'Winners', rows: 120 }, total: '1452.00' },
  });
  expect(Number((await eur()).pending) - Number(before.pending)).toBeCloseTo(1452, 8);
  expect(await refused(submit(batchId))).toMatchObject({ reason: 'notWaiting' });
  expect(await refused(Promise.resolve(handlers.globalPayBatchReject({ batchId }, olivia())))).toMatchObject({
    reason: 'notWaiting',
  });
  expect((await approve(created.trxid)).status).toBe('released');
  await work();
  const sent = await read(batchId);
  expect(sent.batch).toMatchObject({ status: 'posted', sent: 120, ready: 0, failed: 0 });
  expect(sent.payments.filter(({ recipientStatus }) => recipientStatus === 'waiting')).toHaveLength(120);
  const after = await eur();
  expect([after.pending, (Number(before.balance) - Number(after.balance)).toFixed(2)]).toEqual([
    before.pending,
    '1452.00',
  ]);
  const letters = lettersOf(mine);
  expect([letters.length, new Set(letters.map(({ to }) => to)).size]).toEqual([120, 120]);

  // One recipient does not want it: that row's money is back, and the others stay as they are.
  const paymentSecret = letters[0]?.code ?? '';
  await handlers.recipientPaymentCancel({ paymentSecret, reason: 'No' }, { ...bank.as('ana'), caller: null });
  const refusedOnes = (await read(batchId)).payments.filter(({ recipientStatus }) => recipientStatus === 'refused');
  expect(refusedOnes).toHaveLength(1);
  const listed = async (filter: object) =>
    (await handlers.batchTransferList({ pageNumber: 1, pageSize: 20, ...filter }, bank.as('olivia'))).batchTransfer
      .transfer;
  expect((await listed({ search: 'winn', types: ['globalPay'] })).filter(({ id }) => id === batchId)).toMatchObject([
    { type: 'globalPay', status: 'posted', rows: 121, wrong: 1, paid: 120, failed: 0, returned: 1, total: '1452.00' },
  ]);
  expect(await listed({ types: ['p2p'] })).toEqual([]);
  expect(Number((await eur()).balance) - Number(after.balance)).toBeCloseTo(10, 8);
});

test('a bank that dies in the middle has sent none of a piece, and the next one sends every row once', async () => {
  const batchId = await uploaded(lines(110));
  const mine = files;
  const { trxid } = await submit(batchId);
  await approve(trxid);
  const now = new Date(bank.clock.now());
  const dying = bank.db.transaction(async (tx) => {
    await tx.query('SELECT global_batch_send($1, 0, $2)', [trxid, now]);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect((await read(batchId)).batch.sent).toBe(0);
  await work();
  // A job that was done, and is found once more.
  await bank.db.query('SELECT global_batch_send($1, 1, $2)', [trxid, now]);
  await work();
  expect((await read(batchId)).batch).toMatchObject({ status: 'posted', sent: 110 });
  expect(lettersOf(mine)).toHaveLength(110);
});

test('payments are added, changed, deleted and restored, and the totals follow', async () => {
  const batchId = await uploaded([...lines(2), ';Bo;no address;DE;5;EUR;']);
  const update = async (change: object) => handlers.globalPayBatchUpdatePayments({ batchId, ...change }, olivia());
  const first = await update({
    adds: [{ paymentData: PAYMENT, feeShare: 'ben' }],
    updates: [
      { paymentId: 2, feeShare: 'ben', paymentMethods: [{ name: 'wire', forbidden: true }] },
      { paymentId: 4, paymentData: { ...PAYMENT, beneficiaryEmail: 'Bo@Example.test' } },
    ],
    deletes: [3],
  });
  expect(first.batch).toMatchObject({ ready: 3, wrong: 0, deleted: 1, estimatedTotal: '37.13', fee: '2.13' });
  expect(first.payments.map(({ id, state, fee }) => [id, state, fee])).toEqual([
    [2, 'ready', '0.00'],
    [3, 'deleted', null],
    [4, 'ready', '2.13'],
    [5, 'ready', '0.00'],
  ]);
  expect(first.payments[0]?.paymentMethods).toContainEqual({ name: 'wire', forbidden: true });
  const second = await update({ restores: [3], updates: [{ paymentId: 4, feeShare: 'ben' }] });
  expect(second.batch).toMatchObject({ ready: 4, deleted: 0, estimatedTotal: '47.10' });
  expect(second.payments.find(({ id }) => id === 4)).toMatchObject({ beneficiaryEmail: 'bo@example.test' });

  // Nothing left to choose: the recipient would never get it.
  const { methods } = handlers.globalPayCountryMethods({ countryCode: 'DE' }, olivia()) as { methods: string[] };
  expect(methods.sort()).toEqual(['crypto_eft', 'eft', 'instant_payment', 'oct', 'wire']);
  const none = await update({
    updates: [{ paymentId: 2, paymentMethods: methods.map((name) => ({ name, forbidden: true })) }],
  });
  expect(none.payments[0]).toMatchObject({ state: 'wrong', field: 'beneficiaryCountryCode' });
  await update({ updates: [{ paymentId: 2, paymentMethods: [{ name: 'wire', forbidden: true }] }] });

  const mine = files;
  const { trxid } = await submit(batchId);
  await approve(trxid);
  await work();
  expect(await refused(update({ deletes: [2] }))).toMatchObject({ reason: 'notWaiting' });
  const paymentSecret = lettersOf(mine).find(({ to }) => to.startsWith('rita1-'))?.code ?? '';
  const visitor = { ...bank.as('ana'), caller: null };
  const { options } = await handlers.recipientMethods({ paymentSecret, countryCode: 'DE' }, visitor);
  expect(options.map(({ transferType }) => transferType)).toEqual(['eft', 'instant_payment', 'oct']);
});

test('the same people and amounts again are refused with code 92, and taken when the customer wants it', async () => {
  const rows = lines(2);
  const batchId = await uploaded(rows);
  const date = new Date(bank.clock.now()).toISOString();
  bank.clock.advance(1000);
  const again = csv([...rows].reverse().map((row) => row.replace('Rita 1;', 'Rita One;').replace(';10.00;', ';10.0;')));
  const no = await refused(upload(again));
  expect(no).toMatchObject({ code: '92', reason: 'identicalBatch' });
  expect(identicalBatch.parse(no.fields)).toEqual({
    ...{ batchId, batchName: 'Winners', date },
    differences: [{ payment: 3, field: 'beneficiaryName', before: 'Rita 1', now: 'Rita One' }],
  });
  // Another amount is another batch, and so is one of a draft that was given up.
  const { batchId: other } = await upload(csv([...rows.slice(1), rows[0]?.replace('10.00', '11') ?? '']));
  expect((await read(other)).batch.ready).toBe(2);
  const taken = await upload(again, true);
  for (const id of [batchId, taken.batchId]) await handlers.globalPayBatchReject({ batchId: id }, olivia());
  expect((await read(batchId)).batch.status).toBe('cancelled');
  const { batchId: fresh } = await upload(again);
  bank.clock.advance(89 * DAY_MS);
  expect(await refused(upload(again))).toMatchObject({ fields: { batchId: fresh } });
  bank.clock.advance(2 * DAY_MS);
  expect((await upload(again)).batchId).not.toBe(fresh);
});

test('a price that is not the one that was seen, the limit of the day and what was given up order nothing', async () => {
  const batchId = await uploaded(lines(1));
  expect(await refused(submit(batchId, '1.00'))).toMatchObject({ reason: 'quoteExpired' });
  // What waits for its approval counts, too.
  const waiting = await submit(await uploaded(lines(3, '9000')));
  expect(await refused(submit(await uploaded(lines(3, '9000'))))).toMatchObject({ reason: 'overDayLimit' });
  await handlers.transferCancel({ trxid: waiting.trxid }, bank.as('olivia'));
  const none = await uploaded([';;;;;;Wrong']);
  expect(await refused(submit(none))).toMatchObject({ reason: 'notWaiting' });
  expect(await refused(Promise.resolve(handlers.globalPayBatch({ batchId }, bank.as('uma'))))).toMatchObject({
    reason: 'noAccess',
  });
  const { trxid } = await submit(batchId);
  await handlers.transferCancel({ trxid }, bank.as('olivia'));
  await work();
  const { batch, payments } = await read(batchId);
  expect([batch.status, payments.map(({ state }) => state)]).toEqual(['cancelled', ['unpaid']]);
});

test('a batch of access level 3 waits for a colleague, and its maker cannot approve it', async () => {
  const { batchId } = await handlers.globalPayBatchUpload(
    { batchName: 'Prizes', accountId: OLIVIA_EUR, attachedFile: csv(lines(2)) },
    bank.as('lev'),
  );
  const { batch } = await handlers.globalPayBatchStatus({ batchId }, bank.as('lev'));
  const created = await handlers.globalPayBatchSubmit(
    { batchId, estimatedTotal: batch.estimatedTotal },
    { ...bank.as('lev', { idempotencyKey: 'lev' }), bodyHash: 'lev' },
  );
  expect(created).toMatchObject({ status: 'created', summary: { batchId } });
  expect(batch.approval).toEqual({ by: 'others', needed: 1, names: ['Abel Costa', 'Cora Vlad', 'Olivia Stan'] });
  const decision = { transactionIds: [created.trxid], declined: false };
  const decide = async (who: string) =>
    handlers.approve(decision, { ...bank.as(who, { idempotencyKey: `decide-${who}` }), bodyHash: 'decide' });
  expect(['mayNotApprove', 'ownRequest']).toContain((await refused(decide('lev'))).reason);
  const { approvalTransactionId } = await decide('abel');
  await handlers.businessRequestConfirm(
    {
      fromEmail: 'abel@personas.test',
      approvalTransactionId: approvalTransactionId ?? '',
      code: bank.sent.findLast(({ reason }) => reason === 'code')?.code ?? '',
    },
    { ...bank.as('abel', { idempotencyKey: 'confirm' }), bodyHash: 'confirm' },
  );
  await work();
  expect((await read(batchId)).batch).toMatchObject({ status: 'posted', sent: 2 });
});

test('the total is the sum of the rows, and each row costs what a single global payment does', async () => {
  const amount = fc.integer({ min: 1, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));
  const row = fc.record({
    amount,
    currencyCode: fc.constantFrom('EUR', 'USD', 'RON'),
    feeShare: fc.constantFrom('our', 'ben'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const batchId = await uploaded(lines(1));
      const { batch, payments } = await handlers.globalPayBatchUpdatePayments(
        {
          batchId,
          deletes: [2],
          adds: rows.map(({ feeShare, ...data }) => ({
            paymentData: { ...PAYMENT, ...data },
            feeShare: feeShare as 'our' | 'ben',
          })),
        },
        olivia(),
      );
      const added = payments.filter(({ state }) => state === 'ready');
      const cents = (text: string | null) => Math.round(Number(text) * 100);
      expect(cents(batch.estimatedTotal)).toBe(
        added.reduce((sum, { debitAmount, fee }) => sum + cents(debitAmount) + cents(fee), 0),
      );
      for (const { amount: paid, currencyCode, feeShare, debitAmount, fee } of added) {
        const single = await handlers.globalPaymentFee(
          { fromAccountId: OLIVIA_EUR, currencyCode, amount: paid, feeIsBen: feeShare === 'ben' },
          bank.as('olivia'),
        );
        expect([debitAmount, fee]).toEqual([single.debitAmount, single.fee]);
      }
      await handlers.globalPayBatchReject({ batchId }, olivia());
    }),
    { numRuns: 15 },
  );
});
