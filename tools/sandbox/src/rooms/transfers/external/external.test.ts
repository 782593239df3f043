// Rules: R2.5.5, R2.5.6, R2.7.90 to R2.7.99, R2.7.182, R2.9.9, I4.
import fc from 'fast-check';
import { compare } from '@bank/money';
import type { Parsed } from '@bank/protocol';
import type { BankTransferType, eftTransfer, ExternalWay } from '@bank/protocol/transfers-external';
import { audit } from '../../../qa/audit';
import { jobKinds } from '../../../server/job-kinds';
import { createWorker } from '../../../platform/jobs/worker';
import type { Worker } from '../../../platform/jobs/worker';
import { confirm, money, moneyBank, newest, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

let bank: MoneyBank;
let worker: Worker;
beforeEach(async () => {
  bank = await moneyBank();
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ana');
  const onError = (error: unknown) => {
    throw error;
  };
  worker = createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError });
});
afterEach(async () => {
  const { checks } = await audit(bank.db);
  await worker.close();
  await bank.close();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

const ANA_EUR = 10011;
const DAY_MS = 86_400_000;
const SEPA_ORDER: Parsed<typeof eftTransfer> = {
  fromAccountId: ANA_EUR,
  countryCode: 'DE',
  currencyCode: 'EUR',
  amount: '25',
  permission: '3d',
  beneficiaryName: 'Greta Blum',
  extraParams: { iban: 'DE89 3704 0044 0532 0130 00' },
  note: 'Rent',
};
let keys = 0;
const ORDERS = {
  eft: handlers.eftTransfer,
  wire: handlers.wireTransfer,
  instant_payment: handlers.instantPayment,
  interac: handlers.interac,
  oct: handlers.octTransfer,
  crypto_eft: handlers.cryptoEft,
} as const;
const order = (type: BankTransferType, change: Partial<typeof SEPA_ORDER> = {}, key = `external-${(keys += 1)}`) => {
  const input = { ...SEPA_ORDER, ...change };
  const context = { ...bank.as('ana', { idempotencyKey: key }), bodyHash: JSON.stringify(input) };
  return Promise.resolve(ORDERS[type](input, context));
};
const addCard = (cardNumber: string, countryCode = 'DE') =>
  Promise.resolve(handlers.payoutCardAdd({ cardNumber, countryCode }, bank.as('ana')));
const approved = async (trxid: string) => confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
const ways = async (countryCode: string | undefined, currencyCode: string, permission: 'own' | '3d' = '3d') =>
  (await handlers.externalWays({ fromAccountId: ANA_EUR, countryCode, currencyCode, permission }, bank.as('ana'))).ways;
const names = ({ fields }: ExternalWay) => fields.map(({ name }) => name);
const statusOf = async (id: string) =>
  (await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [id]))[0]?.status;

test('approved, it leaves the account at once, and its bank abroad has it on the day that was promised', async () => {
  const before = await money(bank.as('ana'), ANA_EUR);
  const created = await order('eft');
  expect(created).toMatchObject({ kind: 'BankTransfer', status: 'pending' });
  expect(created.summary.payee).toEqual({
    kind: 'bankAccount',
    name: 'Greta Blum',
    accountNumber: 'DE89370400440532013000',
  });
  expect((await money(bank.as('ana'), ANA_EUR)).pending).toBe('25.30');
  const sent = await approved(created.trxid);
  expect(sent.status).toBe('released');
  expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeCloseTo(Number(before.balance) - 25.3, 8);
  await worker.work();
  bank.clock.advance(Date.parse(sent.arrivesAt ?? '') - bank.clock.now() - 1);
  await worker.work();
  expect(await statusOf(created.trxid)).toBe('released');
  bank.clock.advance(1);
  await worker.work();
  expect(await statusOf(created.trxid)).toBe('posted');
  expect(bank.notices.at(-1)?.subject).toBe('Your transfer has arrived');
});

test.each([
  ['Return Closed', 'accountClosed'],
  ['return unknown', 'unknownAccount'],
  ['Return Name', 'nameMismatch'],
])('what the bank of %s cannot pay out comes back, and the payer is told why', async (beneficiaryName, returnedFor) => {
  const before = await money(bank.as('ana'), ANA_EUR);
  const { trxid } = await order('eft', { beneficiaryName });
  await approved(trxid);
  bank.clock.advance(7 * DAY_MS);
  await worker.work();
  await worker.work();
  expect(await statusOf(trxid)).toBe('returned');
  const [row] = await bank.db.query('SELECT returned_for FROM payment WHERE id = $1', [trxid]);
  expect(row).toEqual({ returned_for: returnedFor });
  expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeCloseTo(Number(before.balance) - 0.3, 8);
  expect((await newest(bank.as('ana'), ANA_EUR, 1))[0]).toMatchObject({ operationType: 'Refund', amount: '25.00' });
  // A week expires requests of others, too.
  expect(bank.notices.map(({ subject }) => subject)).toContain('A transfer came back');
});

test('two workers of one bank settle it once, and a job that runs again changes nothing', async () => {
  const { trxid } = await order('wire', {
    extraParams: { iban: 'DE89370400440532013000', swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' },
  });
  await approved(trxid);
  bank.clock.advance(7 * DAY_MS);
  await Promise.all([worker.work(), worker.work()]);
  await worker.work();
  await bank.db.query(
    `INSERT INTO job (id, kind, payload, due_at) VALUES ('again', 'settlePayment', jsonb_build_object('paymentId', $1::text), $2)`,
    [trxid, new Date(bank.clock.now())],
  );
  await worker.work();
  expect(await statusOf(trxid)).toBe('posted');
  const settled = await bank.db.query(`SELECT FROM transfer WHERE payment_id = $1 AND step = 'settle'`, [trxid]);
  expect(settled).toHaveLength(1);
});

test('the ways to a country stand side by side, the cheapest first, with what the bank there asks for', async () => {
  const all = await ways('DE', 'EUR');
  expect(all.map(({ scheme }) => scheme)).toEqual(['SEPA', 'SCT Inst', 'OCT', 'SWIFT']);
  const [sepa, , , wire] = all;
  expect([sepa, wire]).toMatchObject([
    { scheme: 'SEPA', type: 'eft', fee: '0.30', isPermitted: true },
    { scheme: 'SWIFT', type: 'wire', fee: '12.00', feeRate: '0.001', isPermitted: true },
  ]);
  expect(sepa && names(sepa)).toEqual(['iban']);
  expect(wire && names(wire)).toEqual(['iban', 'swift', 'beneficiaryAddress']);
  expect((await ways('US', 'USD')).map(names)).toEqual([
    ['routingNumber', 'accountNumber', 'accountType'],
    ['cardNumber'],
    ['accountNumber', 'swift', 'beneficiaryAddress'],
  ]);
  expect((await ways('GB', 'GBP')).map(names)).toEqual([
    ['sortCode', 'accountNumber'],
    ['iban', 'swift', 'beneficiaryAddress'],
  ]);
  expect(names((await ways('CA', 'CAD'))[0] as ExternalWay)).toEqual(['payeeEmail']);
  expect(names((await ways('BR', 'USD'))[0] as ExternalWay)).toEqual(['taxId', 'instantKeyType']);
  expect(await ways('IR', 'EUR')).toEqual([]);
  expect(await ways(undefined, 'BTC')).toMatchObject([{ scheme: 'Bitcoin', type: 'crypto_eft', confirmations: 6 }]);
});

test.each(['BR', 'HK', 'JP', 'LK'])('%s: the bank is chosen from a list, and then its branch', async (countryCode) => {
  const wire = (await ways(countryCode, 'USD')).find(({ type }) => type === 'wire');
  const field = wire?.fields.find(({ name }) => name === 'bankCode');
  const { banks } = await handlers.bankList({ countryCode }, bank.as('ana'));
  expect(field?.options.map(({ value }) => value)).toEqual(banks.map(({ code }) => code));
  const [first] = banks;
  const asked = { countryCode, bankCode: first?.code ?? '' };
  const { branches } = await handlers.branchCodeOptions(asked, bank.as('ana'));
  expect(branches.length).toBeGreaterThan(0);
  expect(field?.options[0]?.extraParams).toMatchObject([
    { name: 'branchCode', options: branches.map(({ code }) => ({ value: code })) },
  ]);
  const unknown = { countryCode, bankCode: '999' };
  expect(await handlers.branchCodeOptions(unknown, bank.as('ana'))).toEqual({ branches: [] });
});

test('each way has permissions of its own, for one’s own account and for another’s', async () => {
  const open = async (permission: 'own' | '3d') =>
    (await ways('DE', 'EUR', permission)).filter(({ isPermitted }) => isPermitted).map(({ type }) => type);
  await bank.db.query(
    `UPDATE customer SET permissions = '{own.eft,own.octCard,other.wire,other.instant}' WHERE id = 1001`,
  );
  expect(await open('own')).toEqual(['eft', 'oct']);
  expect(await open('3d')).toEqual(['instant_payment', 'wire']);
  expect(await refusedAt(order('eft'))).toMatchObject({ reason: 'notPermitted' });
  expect(await order('eft', { permission: 'own', beneficiaryName: '' })).toMatchObject({
    summary: { payee: { name: 'Ana Marin' } },
  });
});

test.each([
  [{ iban: 'DE89 3704 0044 0532 0130 01' }, 'iban'],
  [{ iban: 'FR76 3000 6000 0112 3456 7890 189' }, 'iban'],
  [{ iban: '' }, 'iban'],
  [{}, 'iban'],
  [{ iban: 'DE89370400440532013000', swift: 'NORDDEFF' }, 'iban'],
])('bank details %p are refused at %s', async (extraParams: Record<string, string>, field) => {
  expect(await refusedAt(order('eft', { extraParams }))).toMatchObject({ reason: 'invalidBankDetails', field });
});

test('nobody is paid without a name', async () => {
  expect(await refusedAt(order('eft', { beneficiaryName: '  ' }))).toMatchObject({ field: 'beneficiaryName' });
});

test('what cannot be sent that way is refused, and says where', async () => {
  expect(await refusedAt(order('eft', { countryCode: 'US' }))).toMatchObject({ reason: 'noWay', field: 'countryCode' });
  expect(await refusedAt(order('eft', { fromAccountId: 10021 }))).toMatchObject({ reason: 'noAccess' });
  expect(await refusedAt(order('eft', { amount: '0' }))).toMatchObject({ reason: 'invalidAmount' });
  expect(await refusedAt(order('eft', { amount: '49999' }))).toMatchObject({ reason: 'insufficientFunds' });
  expect(await refusedAt(order('eft', { amount: '50000.01' }))).toMatchObject({ reason: 'amountTooLarge' });
});

test('the same order under the same key is one payment', async () => {
  const first = await order('eft', {}, 'same');
  expect((await order('eft', {}, 'same')).trxid).toBe(first.trxid);
  expect(await refusedAt(order('wire', {}, 'same'))).toMatchObject({ reason: 'keyReused' });
});

test('the most that can be sent can be sent, and a cent more cannot', async () => {
  const input = { fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', operation: 'eft' as const };
  const { maxAmount } = await handlers.externalMaxAmount(input, bank.as('ana'));
  const { total, available } = await handlers.eftTransferFee(
    { fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', amount: maxAmount },
    bank.as('ana'),
  );
  expect(compare(total, available)).toBeLessThanOrEqual(0);
  expect(await order('eft', { amount: maxAmount })).toMatchObject({ status: 'pending' });
});

test('a bank is found by its code, a branch’s too, and by an IBAN; an unknown one answers an array', async () => {
  const find = async (asked: object) => (await handlers.bankDictionary(asked, bank.as('ana'))).bank;
  expect(await find({ swift: 'norddeff' })).toMatchObject({ bankName: 'Nordufer Bank', countryIso: 'DE' });
  expect(await find({ swift: 'NORDDEFFXXX' })).toMatchObject({ city: 'Hamburg' });
  expect(await find({ iban: 'DE89 3704 0044 0532 0130 00' })).toMatchObject({ swift: 'NORDDEFF' });
  expect(await find({ swift: 'ZZZZDEFF' })).toEqual([]);
  expect(await find({})).toEqual([]);
});

test('what a payment costs is what was quoted, whatever the amount', async () => {
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none' WHERE id = 1`);
  const amounts = fc.integer({ min: 3_000, max: 6_000 }).map((cents) => (cents / 100).toFixed(2));
  await fc.assert(
    fc.asyncProperty(amounts, fc.constantFrom('EUR', 'RON', 'CAD'), async (amount, currencyCode) => {
      const extraParams = {
        iban: 'RO49AAAA1B31007593840000',
        swift: 'CARPROBU',
        beneficiaryAddress: 'Calea Victoriei 88',
      };
      const to = { fromAccountId: ANA_EUR, countryCode: 'RO', currencyCode, amount };
      const quote = await handlers.wireTransferFee(to, bank.as('ana'));
      const { summary } = await order('wire', { ...to, extraParams });
      const { fee, debitAmount, total, exchangeRate } = summary;
      expect({ fee, debitAmount, total, exchangeRate }).toEqual({
        fee: quote.fee,
        debitAmount: quote.debitAmount,
        total: quote.total,
        exchangeRate: quote.exchangeRate,
      });
    }),
    { numRuns: 20 },
  );
});

const OTHER_KINDS: readonly {
  type: BankTransferType;
  to: Partial<typeof SEPA_ORDER>;
  card?: string;
  detail: string;
  afterMs: number;
  failing: string;
  returnedFor: string;
  afterDays?: number;
}[] = [
  {
    type: 'instant_payment',
    to: {},
    detail: 'DE89370400440532013000',
    afterMs: 10_000,
    failing: 'Instant Timeout',
    returnedFor: 'timedOut',
  },
  {
    type: 'instant_payment',
    to: {
      countryCode: 'BR',
      currencyCode: 'USD',
      extraParams: { taxId: '529.982.247-25', instantKeyType: 'taxId' },
    },
    detail: '52998224725',
    afterMs: 10_000,
    failing: 'instant timeout',
    returnedFor: 'timedOut',
  },
  {
    type: 'interac',
    to: { countryCode: 'CA', currencyCode: 'CAD', extraParams: { payeeEmail: 'mel@exemple.test' } },
    detail: 'mel@exemple.test',
    afterMs: 1_800_000,
    failing: 'Interac Unclaimed',
    returnedFor: 'notAccepted',
    afterDays: 31,
  },
  {
    type: 'interac',
    to: { countryCode: 'CA', currencyCode: 'CAD', extraParams: { payeeEmail: '(416) 555-0101' } },
    detail: '+14165550101',
    afterMs: 1_800_000,
    failing: 'Interac Unclaimed',
    returnedFor: 'notAccepted',
    afterDays: 31,
  },
  {
    type: 'oct',
    to: {},
    card: '4242 4242 4242 4242',
    detail: '************4242',
    afterMs: 1_800_000,
    failing: 'Card Refused',
    returnedFor: 'cardRefused',
  },
  {
    type: 'crypto_eft',
    to: {
      countryCode: undefined,
      currencyCode: 'BTC',
      amount: '0.001',
      extraParams: { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    },
    detail: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    afterMs: 3_600_000,
    failing: 'Chain Dropped',
    returnedFor: 'notConfirmed',
    afterDays: 2,
  },
];

test.each(OTHER_KINDS)('$type to $detail arrives in its time, and comes back from $failing', async (kind) => {
  const { type, to, card, detail, afterMs, failing, returnedFor, afterDays = 1 } = kind;
  const change = card === undefined ? to : { ...to, extraParams: { cardId: (await addCard(card)).cardId } };
  const before = await money(bank.as('ana'), ANA_EUR);
  const first = await order(type, change);
  expect(Object.values(first.summary.payee)).toContain(detail);
  const sent = await approved(first.trxid);
  expect(Date.parse(sent.arrivesAt ?? '') - bank.clock.now()).toBe(afterMs);
  await worker.work();
  bank.clock.advance(afterMs);
  await worker.work();
  expect(await statusOf(first.trxid)).toBe('posted');
  const second = await order(type, { ...change, beneficiaryName: failing });
  await approved(second.trxid);
  bank.clock.advance(afterDays * DAY_MS);
  await worker.work();
  await worker.work();
  const [row] = await bank.db.query('SELECT status, returned_for FROM payment WHERE id = $1', [second.trxid]);
  expect(row).toEqual({ status: 'returned', returned_for: returnedFor });
  const { total, fee } = first.summary;
  const left = Number(before.balance) - Number(total) - Number(fee);
  expect(Number((await money(bank.as('ana'), ANA_EUR)).balance)).toBeCloseTo(left, 8);
});

test('the number of a card is kept nowhere, and a card belongs to who gave it', async () => {
  const { cardId, cardNumber } = await addCard('4242-4242-4242-4242');
  expect(cardNumber).toBe('************4242');
  await order('oct', { extraParams: { cardId } });
  const [kept] = await bank.db.query<{ text: string }>(
    `SELECT (SELECT string_agg(c::text, '') FROM payout_card c) || (SELECT string_agg(p::text, '') FROM payment p) ||
       (SELECT string_agg(i::text, '') FROM idempotency i) AS text`,
  );
  expect(kept?.text).toContain('424242');
  expect(kept?.text).not.toMatch(/4242424242/);
  const others = { ...SEPA_ORDER, fromAccountId: 10021, extraParams: { cardId } };
  const bens = { ...bank.as('ben', { idempotencyKey: 'ben-card' }), bodyHash: 'ben-card' };
  expect(await refusedAt(Promise.resolve(handlers.octTransfer(others, bens)))).toMatchObject({ field: 'cardNumber' });
});

test('a payment, a country and a day have their limits, and a day ends', async () => {
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none' WHERE id = 1`);
  const extraParams = { cardId: (await addCard('4242424242424242')).cardId };
  const pay = (amount: string) => order('oct', { amount, extraParams });
  expect(await refusedAt(pay('2500.01'))).toMatchObject({ reason: 'amountTooLarge' });
  for (const amount of ['2500', '1400']) expect(await pay(amount)).toMatchObject({ status: 'released' });
  expect(await refusedAt(pay('100.01'))).toMatchObject({ reason: 'overDayLimit' });
  const limits = async (countryCode: string) =>
    handlers.externalLimits({ type: 'withdrawals', countryCode, fromAccountId: ANA_EUR }, bank.as('ana'));
  const of = async (country: string, kind: BankTransferType) =>
    (await limits(country)).limits.find(({ type }) => type === kind);
  expect(await of('DE', 'oct')).toEqual({ type: 'oct', minimum: '1.00', maximum: '2500.00', leftToday: '100.00' });
  expect(await of('DE', 'eft')).toMatchObject({ minimum: '0.01', maximum: '50000.00', leftToday: '100000.00' });
  expect(await of('DE', 'wire')).toMatchObject({ minimum: '5.00', maximum: '50000.00' });
  expect(await of('DE', 'instant_payment')).toMatchObject({ minimum: '0.01', maximum: '15000.00' });
  expect(await of('LK', 'wire')).toMatchObject({ maximum: '5000.00' });
  expect(await of('LK', 'eft')).toBeUndefined();
  expect(await refusedAt(pay('0.99'))).toMatchObject({ reason: 'amountTooSmall' });
  const asked = { fromAccountId: ANA_EUR, countryCode: 'DE', currencyCode: 'EUR', operation: 'oct' as const };
  expect(await handlers.externalMaxAmount(asked, bank.as('ana'))).toMatchObject({
    minAmount: '1.00',
    maxAmount: '100.00',
  });
  bank.clock.advance(DAY_MS);
  expect(await pay('100.01')).toMatchObject({ status: 'released' });
});
