// Rules: R2.3.1, R2.3.30, R2.7.50, R2.7.51, R2.7.52, R2.7.53, R2.7.54.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { customerPermission } from '@bank/protocol/customer';
import type { CustomerPermission } from '@bank/protocol/customer';
import { money, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { ibanOf } from '../../ledger/account-number';
import { handlers } from './handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const instructions = async (key: string, brand?: string) =>
  (await handlers.paymentInstructionsList({ brand }, bank.as(key))).paymentInstructions.paymentInstruction;
const accounts = async (key: string) => (await handlers.balanceInquiry({}, bank.as(key))).accounts.account;

/** ISO 13616: the country and the check digits go behind, letters count from 10, and what is left by 97 is 1. */
const isIban = (text: string) =>
  BigInt([...text.slice(4), ...text.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('')) % 97n === 1n;

test.each([
  ['a', 'GB', 22],
  ['b', 'LT', 20],
  ['c', 'CH', 21],
  ['d', 'LU', 20],
  ['e', 'PT', 25],
  ['f', 'IE', 22],
])('brand %s numbers its accounts as its country does, where its BIC is at home', (brand, country, length) => {
  const text = readFileSync(path.resolve(__dirname, `../../../../../apps/brand-${brand}/src/brand.ts`), 'utf8');
  const numbers = [10011, 100004, 2147483647 % 10 ** 8].map((id) => ibanOf(brand, id) ?? '');
  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) {
    expect(number).toHaveLength(length);
    expect(number.startsWith(country)).toBe(true);
    expect(isIban(number)).toBe(true);
  }
  expect(/bic: '....(..)/.exec(text)?.[1]).toBe(country);
});

test('each account that is paid into has its instructions: euro two ways, others one, wallets and prepayments none', async () => {
  const list = await instructions('ana');
  expect(list.map(({ accountId, kind, isViewed }) => [accountId, kind, isViewed])).toEqual([
    [10011, 'sepa', true],
    [10011, 'international', true],
    [10012, 'international', false],
    [10013, 'international', true],
  ]);
  expect(list[0]).toMatchObject({ holderName: 'Ana Marin', bankAccountNumber: ibanOf('d', 10011) });
  expect((await instructions('ana', 'a'))[0]?.bankAccountNumber).toBe(ibanOf('a', 10011));
  expect(await refusedAt(instructions('ana', 'z'))).toMatchObject({ code: 'TA1', reason: 'unknownBrand' });
});

test.each([
  ['addFundsBankThirdParty', 'sepa'],
  ['addFundsWireThirdParty', 'international'],
] as const)('%s alone says that others may pay in by %s', async (flag, kind) => {
  await bank.db.query('UPDATE customer SET permissions = $1 WHERE id = 1003', [[flag]]);
  const open = (await instructions('otis')).filter(({ isForOthers }) => isForOthers);
  expect(new Set(open.map((one) => one.kind))).toEqual(new Set([kind]));
  await bank.db.query('UPDATE customer SET permissions = $1 WHERE id = 1003', [
    customerPermission.options.filter((other) => other !== flag),
  ]);
  const closed = (await instructions('otis')).filter(({ isForOthers }) => !isForOthers);
  expect(new Set(closed.map((one) => one.kind))).toEqual(new Set([kind]));
});

test('an instruction is seen by the one who saw it, and by nobody else', async () => {
  const fresh = (await instructions('ana')).find(({ isViewed }) => !isViewed)?.id ?? 0;
  const mark = (key: string) => Promise.resolve(handlers.markInstructionViewed({ instructionId: fresh }, bank.as(key)));
  expect(await refusedAt(mark('ben'))).toMatchObject({ code: 'ENOA' });
  await mark('ana');
  await mark('ana');
  expect((await instructions('ana')).every(({ isViewed }) => isViewed)).toBe(true);
});

test('what is on hold adds up to the pending amount, with why and for how long', async () => {
  const before = await money(bank.as('ana'), 10011);
  const { trxid } = await send(bank.as('ana'), {
    accountId: 10011,
    amount: '12',
    currency: 'EUR',
    toEmail: 'ben@personas.test',
  });
  const { holds } = await handlers.accountHoldList({ accountId: 10011 }, bank.as('ana'));
  const hold = holds.find(({ holdId }) => holdId === trxid);
  expect(hold).toMatchObject({ reason: 'approval', name: 'Ben Ortega', amount: '12.10', currencyCode: 'EUR' });
  expect(Date.parse(hold?.until ?? '')).toBeGreaterThan(bank.clock.now());
  const { pending } = await money(bank.as('ana'), 10011);
  expect(holds.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(Number(pending), 8);
  expect(Number(pending) - Number(before.pending)).toBeCloseTo(12.1, 8);
  expect(
    await refusedAt(Promise.resolve(handlers.accountHoldList({ accountId: 10021 }, bank.as('ana')))),
  ).toMatchObject({ code: 'ENOA' });
});

const add = (key: string, currencyCode: string) =>
  Promise.resolve(handlers.addCurrency({ currencyCode }, bank.as(key)));
const wallet = (key: string, currencyCode: string) =>
  Promise.resolve(handlers.createWallet({ currencyCode }, bank.as(key)));

test('a currency is added once, also when it is pressed twice, and tells every screen', async () => {
  const pressed = await Promise.allSettled([add('ana', 'GBP'), add('ana', 'GBP')]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [opened, ...others] = (await accounts('ana')).filter(({ currencyCode }) => currencyCode === 'GBP');
  expect(others).toEqual([]);
  expect(opened).toMatchObject({
    type: 1001,
    accountStatusId: 2,
    name: 'British Pound',
    balance: '0.00',
    isCrypto: false,
  });
  expect(bank.events.at(-1)).toMatchObject({ event: 'balanceChanged', subject: String(opened?.accountId) });
  expect((await instructions('ana')).filter(({ accountId }) => accountId === opened?.accountId)).toMatchObject([
    { kind: 'international', isViewed: false },
  ]);
  expect(await refusedAt(add('ana', 'GBP'))).toMatchObject({ reason: 'alreadyOpen', field: 'currencyCode' });
});

test('a wallet is created for a crypto currency, with an address of its own', async () => {
  const { address, accountId } = await wallet('ana', 'ETH');
  expect(address).toMatch(/^sbx1[0-9a-f]{38}$/);
  const opened = (await accounts('ana')).find((one) => one.accountId === accountId);
  expect(opened).toMatchObject({ isCrypto: true, walletAddress: address, name: 'Ether wallet' });
  expect(await refusedAt(wallet('ana', 'BTC'))).toMatchObject({ reason: 'alreadyOpen' });
});

test('without the flag for digital money there is no wallet, and with it alone there is', async () => {
  const grant = (permissions: readonly CustomerPermission[]) =>
    bank.db.query('UPDATE customer SET permissions = $1 WHERE id = 1002', [permissions]);
  await grant(customerPermission.options.filter((flag) => flag !== 'funding.digital'));
  expect(await refusedAt(wallet('ben', 'ETH'))).toMatchObject({ code: '13', reason: 'noWallets' });
  await grant(['funding.digital']);
  expect(await wallet('ben', 'ETH')).toMatchObject({ address: expect.stringMatching(/^sbx1/) });
});

test('each is asked for by its own name, by customers in order', async () => {
  expect(await refusedAt(add('ana', 'USDT'))).toMatchObject({ reason: 'isWallet' });
  expect(await refusedAt(wallet('ana', 'CAD'))).toMatchObject({ reason: 'notWallet' });
  expect(await refusedAt(add('ana', 'XXX'))).toMatchObject({ reason: 'unknownCurrency' });
  expect(await refusedAt(add('kyra', 'USD'))).toMatchObject({ reason: 'notVerified' });
});

test('the account of a card has the card’s fields, and others have none', async () => {
  const all = await accounts('kai');
  const debit = all.find(({ type }) => type === 2006);
  const main = all.find(({ type }) => type === 1001);
  expect(debit).toMatchObject({ subType: 'DEBIT', cardIsVirtual: false, settlementAccountId: main?.accountId });
  expect(debit?.cardExpiryMonth).toBeGreaterThan(0);
  expect(debit?.cardExpiryYear).toBeGreaterThan(2025);
  expect(main).toMatchObject({
    settlementAccountId: null,
    cardIsVirtual: null,
    cardExpiryMonth: null,
    cardExpiryYear: null,
    cardReissuedStatusId: null,
  });
});

test('beside each rate stands the middle of the market, the same from both sides', async () => {
  const { rates } = await handlers.defaultRatesList({}, bank.as('ana'));
  const mid = (from: string, to: string) =>
    Number(rates.rate.find((one) => one.fromCurrencyCode === from && one.toCurrencyCode === to)?.midRate);
  expect(mid('EUR', 'USD') * mid('USD', 'EUR')).toBeCloseTo(1, 6);
  expect(mid('EUR', 'USD')).toBeCloseTo(1 / (0.92 * 1.0031), 6);
});
