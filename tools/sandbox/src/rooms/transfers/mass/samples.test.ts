// Rules: R2.7.144, R0.32.
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { MassSampleType } from '@bank/protocol/transfers-mass';
import { isPayableCard } from '../external/payout-cards';
import { readAnswers } from '../external/bank-fields';
import { sampleFields } from '../external/sample-fields';
import { schemeFor, SEPA } from '../external/schemes';
import { moneyBank, refusedAt } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const sample = async (type: MassSampleType, countryCode: string | undefined, currencyCode: string) =>
  (await handlers.massSample({ type, countryCode, currencyCode }, bank.as('ana'))).rows;

test.each([
  ['wire', 'DE', 'EUR', ['Name of the payee', 'Country', 'IBAN', 'SWIFT code (BIC)', 'Address of the payee']],
  [
    'wire',
    'JP',
    'USD',
    [
      ...['Name of the payee', 'Country', 'Account number', 'SWIFT code (BIC)', 'Bank code', 'Branch code'],
      'Address of the payee',
    ],
  ],
  ['eft', 'GB', 'GBP', ['Name of the payee', 'Country', 'Sort code', 'Account number']],
  ['eft', 'US', 'USD', ['Name of the payee', 'Country', 'Routing number', 'Account number', 'Kind of account']],
  ['creditCard', 'DE', 'EUR', ['Name of the payee', 'Country', 'Card number']],
  ['cryptoEft', undefined, 'USDT', ['Name of the payee', 'Wallet address']],
  ['instant', 'DE', 'EUR', ['Name of the payee', 'Country', 'IBAN']],
  ['interac', 'CA', 'CAD', ['Name of the payee', 'Country', 'E-mail or phone of the payee']],
  ['p2p', undefined, 'EUR', ['E-mail']],
  ['globalPay', 'DE', 'EUR', ['Kind of payee', 'Name of the payee', 'E-mail', 'Country']],
] as const)('%s to %s in %s has its own columns, and a cell in each', async (type, country, currency, payee) => {
  const [head, ...rows] = await sample(type, country, currency);
  expect(head).toEqual([...payee, 'Amount', 'Currency', 'Note']);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toHaveLength(payee.length + 3);
    expect(row).not.toContain('');
  }
});

const DESTINATIONS: readonly (readonly [BankTransferType, string, string])[] = [
  ...[...SEPA].flatMap((country) => [['eft', country, 'EUR'] as const, ['wire', country, 'USD'] as const]),
  ...['US', 'BR', 'HK', 'JP', 'LK', 'UA', 'CA', 'IN'].map((country) => ['wire', country, 'USD'] as const),
  ['eft', 'GB', 'GBP'],
  ['eft', 'US', 'USD'],
  ...['BTC', 'ETH', 'USDT'].map((coin) => ['crypto_eft', '', coin] as const),
];

test('the bank takes every answer of its samples, wherever they lead', () => {
  const refused = DESTINATIONS.filter(([type, country, currency]) => {
    const scheme = schemeFor(type, country, currency);
    if (!scheme) return true;
    const answers = Object.fromEntries(sampleFields(scheme, country, 'en').map(({ name, answer }) => [name, answer]));
    return readAnswers(scheme, country, answers).wrong !== null;
  });
  expect(refused).toEqual([]);
});

test('where the asked currency does not go, the sample pays in one that does', async () => {
  expect((await sample('eft', 'US', 'EUR'))[1]?.at(-2)).toBe('USD');
  expect((await sample('cryptoEft', undefined, 'EUR'))[1]?.at(-2)).toBe('BTC');
});

test('a sample of cards shows one that the bank pays to, and none where it pays to no card', async () => {
  const [, row] = await sample('creditCard', 'ES', 'EUR');
  expect(isPayableCard(row?.[2] ?? '', 'ES')).toBe(true);
  expect(await refusedAt(sample('creditCard', 'JP', 'EUR'))).toMatchObject({ reason: 'noWay' });
  expect(await refusedAt(sample('wire', undefined, 'EUR'))).toMatchObject({ reason: 'noWay' });
});
