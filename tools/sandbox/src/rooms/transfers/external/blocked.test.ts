// Rules: R2.8.9, R2.8.4, I4.
import type { Parsed } from '@bank/protocol';
import type { BankTransferType, eftTransfer } from '@bank/protocol/transfers-external';
import type { globalPayment } from '@bank/protocol/transfers-global';
import { audit } from '../../../qa/audit';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { moneyBank, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { canonicalFile } from '../mass/test-canonical';

let bank: MoneyBank;
let worker: Worker;
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none'`);
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ana');
  const onError = (error: unknown) => {
    throw error;
  };
  worker = createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError });
});
afterEach(async () => {
  await bank.db.query('DELETE FROM payout_block');
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});
afterAll(async () => {
  await worker.close();
  await bank.close();
});

const [ANA_EUR, OLIVIA_EUR] = [10011, 10051];
let calls = 0;
const as = (key: string, body: unknown) => ({
  ...bank.as(key, { idempotencyKey: `blocked-${(calls += 1)}` }),
  bodyHash: JSON.stringify(body),
});
/** Blocks a payee as the settings write them down. */
const block = (key: string, target: string) =>
  bank.db.query(
    `INSERT INTO payout_block (customer_id, block_type, email, note, created_at) VALUES ($1, $2, $3, '', $4)`,
    [bank.as(key).caller?.customerId, target.includes('@') ? 'email' : 'account', target, new Date(bank.clock.now())],
  );

const ORDERS = {
  eft: handlers.eftTransfer,
  wire: handlers.wireTransfer,
  instant_payment: handlers.instantPayment,
  interac: handlers.interac,
  crypto_eft: handlers.cryptoEft,
} as const;
type Order = Parsed<typeof eftTransfer>;
const IBAN = { iban: 'DE89 3704 0044 0532 0130 00' };
const WALLET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

test.each<[keyof typeof ORDERS, Partial<Order>, string, string]>([
  ['eft', { extraParams: IBAN }, 'DE89370400440532013000', 'iban'],
  ['eft', { extraParams: IBAN, sendOn: '2026-11-20' }, 'DE89370400440532013000', 'iban'],
  ['instant_payment', { extraParams: IBAN }, 'DE89370400440532013000', 'iban'],
  [
    'wire',
    { extraParams: { ...IBAN, swift: 'COBADEFFXXX', beneficiaryAddress: 'Unter den Linden 1, Berlin' } },
    'DE89370400440532013000',
    'iban',
  ],
  [
    'interac',
    { countryCode: 'CA', currencyCode: 'CAD', extraParams: { payeeEmail: 'Mia@Example.test' } },
    'mia@example.test',
    'payeeEmail',
  ],
  [
    'interac',
    { countryCode: 'CA', currencyCode: 'CAD', extraParams: { payeeEmail: '416 555 0101' } },
    '+14165550101',
    'payeeEmail',
  ],
  [
    'crypto_eft',
    { countryCode: undefined, currencyCode: 'BTC', amount: '0.001', extraParams: { walletAddress: WALLET } },
    WALLET.toUpperCase(),
    'walletAddress',
  ],
])(
  'a blocked payee is not paid by %s, and is named at the field that says who it is',
  async (type, to, target, field) => {
    const input: Order = {
      ...{ fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', amount: '25', permission: '3d' },
      ...{ beneficiaryName: 'Greta Blum', extraParams: {}, ...to },
    };
    const order = () => Promise.resolve(ORDERS[type](input, as('ana', input)));
    const asked = { type: type satisfies BankTransferType, ...input };
    const { countryCode, currencyCode, extraParams } = asked;
    const check = () =>
      Promise.resolve(handlers.externalDetailsCheck({ type, countryCode, currencyCode, extraParams }, bank.as('ana')));
    const refused = { code: 'VF', reason: 'blockedPayee', field };
    await block('ana', target);
    expect(await refusedAt(order())).toEqual(refused);
    expect(await refusedAt(check())).toEqual(refused);
    await bank.db.query('DELETE FROM payout_block');
    await check();
    expect((await order()).trxid).not.toBe('');
  },
);

test('a blocked address gets no link', async () => {
  const input: Parsed<typeof globalPayment> = {
    ...{ fromAccountId: ANA_EUR, currencyCode: 'EUR', amount: '50', feeIsBen: false, beneficiaryType: 'personal' },
    ...{ beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test', beneficiaryCountryCode: 'DE' },
  };
  const order = () => Promise.resolve(handlers.globalPayment(input, as('ana', input)));
  await block('ana', 'rita@example.test');
  expect(await refusedAt(order())).toEqual({ code: 'VF', reason: 'blockedPayee', field: 'beneficiaryEmail' });
  await bank.db.query('DELETE FROM payout_block');
  expect((await order()).status).toBe('released');
});

test('a row of a batch to an account abroad that is blocked is wrong, and one that was blocked since is not paid', async () => {
  const rows = [1, 2].map((n) => ({
    ...{ n, name: `Payee ${n}`, country: 'DE', amount: '1.25', currency: 'EUR', note: '' },
    iban: n === 1 ? 'DE75512108001245126199' : IBAN.iban,
  }));
  const file = canonicalFile(rows);
  const check = async () =>
    handlers.massOutsideByFile({ type: 'eft', accountId: OLIVIA_EUR, name: 'Rent', file }, bank.as('olivia'));
  const view = async (id: string) =>
    (await handlers.batchTransferViewFile({ id }, bank.as('olivia'))).rows.map(({ state, field }) => [state, field]);

  await block('olivia', 'DE89370400440532013000');
  expect(await view((await check()).batchId)).toEqual([
    ['ready', null],
    ['wrong', 'iban'],
  ]);
  await bank.db.query('DELETE FROM payout_block');
  const { batchId } = await check();
  await handlers.massTransfer({ batchId }, as('olivia', batchId));
  await block('olivia', 'DE89370400440532013000');
  await worker.work();
  expect(await view(batchId)).toEqual([
    ['sent', null],
    ['failed', 'iban'],
  ]);
});

test('a link of a batch to a blocked address is wrong, and one that was blocked since is not sent', async () => {
  const rows = [1, 2].map((n) => ({
    ...{ n, beneficiaryType: 'personal', beneficiaryName: `Rita ${n}`, beneficiaryEmail: `rita-${n}@example.test` },
    ...{ beneficiaryCountryCode: 'DE', amount: '10.00', currencyCode: 'EUR' },
  }));
  const upload = async () => {
    const attachedFile = canonicalFile(rows);
    const batch = { batchName: 'Winners', accountId: OLIVIA_EUR, attachedFile, ignoreIdenticalBatch: true };
    return (await handlers.globalPayBatchUpload(batch, as('olivia', rows))).batchId;
  };
  const read = async (batchId: string) => handlers.globalPayBatch({ batchId }, bank.as('olivia'));
  const states = async (batchId: string) => (await read(batchId)).payments.map(({ state, field }) => [state, field]);

  await block('olivia', 'rita-2@example.test');
  expect(await states(await upload())).toEqual([
    ['ready', null],
    ['wrong', 'beneficiaryEmail'],
  ]);
  await bank.db.query('DELETE FROM payout_block');
  const batchId = await upload();
  const { estimatedTotal } = (await read(batchId)).batch;
  await handlers.globalPayBatchSubmit({ batchId, estimatedTotal }, as('olivia', batchId));
  await block('olivia', 'rita-2@example.test');
  await worker.work();
  expect(await states(batchId)).toEqual([
    ['sent', null],
    ['failed', 'beneficiaryEmail'],
  ]);
});

test.each([
  [{ kind: 'customer', email: 'Ben@personas.test ' }, 10021, ['ben@personas.test', '10021']],
  [{ kind: 'bankAccount', accountNumber: 'de89 3704-0044', bankName: 'Nordufer' }, null, ['DE8937040044']],
  [{ kind: 'bankAccount', accountNumber: 'Rafael@Exemplo.test' }, null, ['rafael@exemplo.test']],
  [{ kind: 'bankAccount', accountNumber: '935.411.347-80', address: 'Street 1' }, null, ['93541134780']],
  [{ kind: 'wallet', address: WALLET }, null, [WALLET.toUpperCase()]],
  [{ kind: 'ownAccount', accountId: 10012 }, 10012, ['10012', '10012']],
])('the keys of %j', async (payee, toAccount, keys) => {
  const [row] = await bank.db.query<{ keys: string[] }>('SELECT payee_keys($1, $2) AS keys', [
    { name: 'Ben', ...payee },
    toAccount,
  ]);
  expect(row?.keys).toEqual(keys);
});
