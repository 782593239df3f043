// Rules: R0.28, R2.6.1, R2.7.3, R2.7.4, R2.7.6.
import { audit } from '../../qa/audit';
import { handlers } from './handlers';
import { money, moneyBank, newest, refused, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

const BEN = 10021;
const ANA = 10011;
const toAna = { accountId: BEN, amount: '20', currency: 'EUR', toEmail: 'ana@personas.test' };

test('money sent without approval is posted at once, with its fee as a row of its own', async () => {
  const before = await money(bank.as('ben'), BEN);
  const theirs = await money(bank.as('ana'), ANA);
  const sent = await send(bank.as('ben'), { ...toAna, toEmail: ' Ana@Personas.test', note: 'Pizza' });
  expect(sent).toMatchObject({ status: 'posted', approveType: 'none', approvalSentTo: null, approvalExpiresAt: null });
  expect(sent.summary).toEqual({
    fromAccountId: BEN,
    fromAccountName: 'Main account',
    payee: { kind: 'customer', name: 'Ana Marin', email: 'ana@personas.test' },
    subscription: null,
    amount: '20.00',
    currencyCode: 'EUR',
    debitAmount: '20.00',
    fee: '0.10',
    total: '20.10',
    debitCurrencyCode: 'EUR',
    exchangeRate: '1',
    note: 'Pizza',
  });
  expect(cents((await money(bank.as('ben'), BEN)).balance)).toBe(cents(before.balance) - 2010);
  expect(cents((await money(bank.as('ana'), ANA)).balance)).toBe(cents(theirs.balance) + 2000);
  const [fee, out] = await newest(bank.as('ben'), BEN, 2);
  expect(out).toMatchObject({
    transactionId: sent.trxid,
    direction: 'out',
    amount: '20.00',
    fee: '0.10',
    counterpartyName: 'Ana Marin',
    status: 'completed',
    feeOf: null,
  });
  expect(fee).toMatchObject({
    operationType: 'Fees',
    amount: '0.10',
    feeOf: sent.trxid,
    transactionId: `${sent.trxid}-fee`,
  });
  const [incoming] = await newest(bank.as('ana'), ANA, 1);
  expect(incoming).toMatchObject({
    transactionId: sent.trxid,
    direction: 'in',
    amount: '20.00',
    counterpartyEmail: 'ben@personas.test',
    description: 'Pizza',
  });
});

test('both customers hear that their balance changed, the sender that the transfer did', async () => {
  bank.events.length = 0;
  const { trxid } = await send(bank.as('ben'), toAna);
  expect(bank.events).toEqual([
    { customerId: 1002, event: 'balanceChanged', subject: '10021' },
    { customerId: 1002, event: 'transferChanged', subject: trxid },
    { customerId: 1001, event: 'balanceChanged', subject: '10011' },
  ]);
});

test('a payee without an account in the currency gets one', async () => {
  const sent = await send(bank.as('ben'), { ...toAna, amount: '15', currency: 'CAD' });
  expect(sent.summary).toMatchObject({
    amount: '15.00',
    currencyCode: 'CAD',
    debitCurrencyCode: 'EUR',
    exchangeRate: '1.49253731',
    debitAmount: '10.06',
    fee: '0.10',
  });
  const { rows } = await bank.pool.query(
    `SELECT type, balance FROM account WHERE customer_id = 1001 AND currency = 'CAD'`,
  );
  expect(rows).toEqual([{ type: 1001, balance: '15.00000000' }]);
});

test.each([
  ['more than there is', { amount: '49999' }, 'VF', 'amount', 'insufficientFunds'],
  ['nothing', { amount: '0' }, 'VF', 'amount', 'invalidAmount'],
  ['less than nothing', { amount: '-5' }, 'VF', 'amount', 'invalidAmount'],
  ['a third of a cent', { amount: '0.333' }, 'VF', 'amount', 'invalidAmount'],
  ['more than the limit', { amount: '50000.01' }, 'VF', 'amount', 'amountTooLarge'],
  ['less than the least', { amount: '0.00000001', currency: 'BTC' }, 'VF', 'amount', 'amountTooSmall'],
  ['an unknown currency', { currency: 'XXX' }, 'VF', 'currency', 'unknownCurrency'],
  ['oneself', { toEmail: 'ben@personas.test' }, 'VF', 'toEmail', 'ownAddress'],
  ['nobody', { toEmail: 'nobody@personas.test' }, 'VF', 'toEmail', 'unknownPayee'],
  ['an employee', { toEmail: 'rhea@personas.test' }, 'VF', 'toEmail', 'unknownPayee'],
  ['from the account of another', { accountId: ANA }, 'ENOA', undefined, 'noAccess'],
  ['from an account that is not', { accountId: 77 }, 'ENOA', undefined, 'noAccess'],
  ["from the bank's own account", { accountId: 10 }, 'ENOA', undefined, 'noAccess'],
])('sending %s is refused and moves nothing', async (_, change, code, field, reason) => {
  const count = async () => (await bank.pool.query('SELECT count(*) FROM payment')).rows;
  const before = [await money(bank.as('ben'), BEN), await count()];
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, ...change }))).toEqual({ code, field, reason });
  expect([await money(bank.as('ben'), BEN), await count()]).toEqual(before);
});

test('a refusal is in the language of the customer and names what is available as it is written there', async () => {
  const { available } = await money(bank.as('ben'), BEN);
  const { message } = await refused(send(bank.as('ben', { lang: 'es' }), { ...toAna, amount: '49999' }));
  const written = new Intl.NumberFormat('es', { minimumFractionDigits: 2 }).format(Number(available));
  expect(message).toBe(`No hay saldo suficiente para el importe y la comisión. Disponible: ${written} EUR.`);
});

test('a closed account sends nothing', async () => {
  await bank.pool.query(
    `INSERT INTO account (id, customer_id, type, name, currency, opened_at, moved_at) VALUES (500, 1002, 11, 'Old', 'EUR', 'epoch', 'epoch')`,
  );
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, accountId: 500 }))).toMatchObject({ code: 'CA' });
});

test('who still needs KYC may not send', async () => {
  expect(await refusedAt(send(bank.as('kyra'), { ...toAna, accountId: 10041, amount: '1' }))).toMatchObject({
    code: '13',
  });
});

test('the fee and the rate before sending are those of the transfer', async () => {
  const order = { accountId: BEN, amount: '33.33', currency: 'RON' };
  const quote = await handlers.p2pTransferFee(order, bank.as('ben'));
  const { summary } = await send(bank.as('ben'), { ...order, toEmail: 'ana@personas.test' });
  const { fee, debitAmount, total, debitCurrencyCode, exchangeRate } = summary;
  expect(quote).toMatchObject({ fee, debitAmount, total, debitCurrencyCode, exchangeRate });
  expect(
    await refusedAt(Promise.resolve(handlers.p2pTransferFee({ ...order, accountId: ANA }, bank.as('ben')))),
  ).toMatchObject({ code: 'ENOA' });
  expect(
    await refusedAt(Promise.resolve(handlers.p2pTransferFee({ ...order, amount: '0' }, bank.as('ben')))),
  ).toMatchObject({ field: 'amount' });
});

test.each([
  ['12.345', 'EUR', 'invalidAmount'],
  ['0', 'EUR', 'invalidAmount'],
  ['50000.01', 'EUR', 'amountTooLarge'],
  ['99999999999999999999', 'EUR', 'amountTooLarge'],
  ['0.123456789', 'BTC', 'invalidAmount'],
])('a price of %s %s is refused as its payment is: %s', async (amount, currency, reason) => {
  const order = { accountId: BEN, amount, currency };
  const priced = Promise.resolve().then(() => handlers.p2pTransferFee(order, bank.as('ben')));
  expect(await refusedAt(priced)).toMatchObject({ field: 'amount', reason });
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, ...order }))).toMatchObject({ field: 'amount', reason });
});

test('the payee lookup names who can be paid, and nobody else', async () => {
  const look = (email: string) => handlers.checkPayeeEmail({ email }, bank.as('ben'));
  expect(await look('olivia@personas.test')).toEqual({
    exist: true,
    exists: true,
    isEmployee: false,
    outBlacklist: false,
    name: 'Atelier Verde',
  });
  expect(await look('rhea@personas.test')).toMatchObject({ exists: false, isEmployee: true, name: null });
  expect(await look('nobody@personas.test')).toMatchObject({
    exist: false,
    exists: false,
    isEmployee: false,
    name: null,
  });
});

test('recent payees are each listed once, the last one first', async () => {
  await send(bank.as('ben'), { ...toAna, toEmail: 'otis@personas.test', amount: '1.23' });
  bank.clock.advance(1000);
  await send(bank.as('ben'), { ...toAna, amount: '4.56' });
  const { transfers } = await handlers.recentTransfersList({ types: ['p2p'], limit: 3 }, bank.as('ben'));
  expect(transfers.slice(0, 2).map(({ email, amount, currencyCode }) => [email, amount, currencyCode])).toEqual([
    ['ana@personas.test', '4.56', 'EUR'],
    ['otis@personas.test', '1.23', 'EUR'],
  ]);
  expect(new Set(transfers.map((one) => one.email)).size).toBe(transfers.length);
  const found = await handlers.recentTransfersList({ types: ['p2p'], limit: 3, search: 'LIND' }, bank.as('ben'));
  expect(found.transfers.map((one) => one.name)).toEqual(['Otis Lindqvist']);
});

test('at access level 3 the transfer waits for another user, with the money held', async () => {
  const before = await money(bank.as('olivia'), 10051);
  const created = await send(bank.as('lev'), {
    accountId: 10051,
    amount: '100',
    currency: 'EUR',
    toEmail: 'uma@personas.test',
  });
  expect(created).toMatchObject({ status: 'created', approveType: 'none', approvalSentTo: null });
  const after = await money(bank.as('olivia'), 10051);
  expect([after.balance, cents(after.pending)]).toEqual([before.balance, cents(before.pending) + 10050]);
  const [row] = await newest(bank.as('olivia'), 10051, 1);
  expect(row).toMatchObject({ transactionId: created.trxid, status: 'processing', balanceAfter: null });
  expect((await Promise.resolve(handlers.transferCancel({ trxid: created.trxid }, bank.as('lev')))).status).toBe(
    'cancelled',
  );
  expect(await money(bank.as('olivia'), 10051)).toEqual(before);
});

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
