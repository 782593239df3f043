import type { Account } from '@bank/protocol/accounts';
import type { RecentTransfer } from '@bank/protocol/transfers-recent';
import type { Permissions } from '@bank/session';
import fc from 'fast-check';
import { cleanedField } from './mass/reading/clean';
import {
  canQuote,
  checkEmail,
  chosenAccount,
  isShort,
  offeredCurrencies,
  receivingAccounts,
  recentPayees,
  sendingAccounts,
} from './transfer-rules';

const OWN = 'ana@personas.test';

const account = (fields: Partial<Account>) =>
  ({ accountId: 1, type: 1001, accountStatusId: 2, isCrypto: false, currencyCode: 'EUR', ...fields }) as Account;

test('money goes into an active prepaid card with the right to load one, and into no other card', () => {
  const card = { type: 2010, subType: 'PREPAID' } as const;
  const accounts = [
    account({ accountId: 1, ...card }),
    account({ accountId: 2, ...card, accountStatusId: 71 }),
    account({ accountId: 3, ...card, subType: 'DEBIT' }),
  ];
  const into = (may: Pick<Permissions, 'moveBetween' | 'loadCard'>) =>
    receivingAccounts([...accounts, account({ accountId: 4 })], may).map(({ accountId }) => accountId);
  expect(into({ moveBetween: true, loadCard: true })).toEqual([1, 4]);
  expect(into({ moveBetween: true, loadCard: false })).toEqual([4]);
  expect(into({ moveBetween: false, loadCard: true })).toEqual([1]);
});

const recent = (fields: Partial<RecentTransfer>): RecentTransfer => ({
  transactionId: 'T1',
  type: 'p2p',
  permission: '3d',
  isDisabled: false,
  name: 'Ben',
  email: 'ben@personas.test',
  ending: null,
  countryCode: null,
  amount: '1',
  currencyCode: 'EUR',
  date: '2026-11-21T10:00:00.000Z',
  ...fields,
});

describe('the payee address (R2.5.1)', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a@b.c', 'invalid'],
    ['a@b.co', 'lookup'],
    ['abcdef', 'invalid'],
    ['abc.def', 'invalid'],
    ['abc@def', 'invalid'],
    ['ana@personas.test', 'own'],
    [' ANA@personas.TEST ', 'own'],
    ['ben@personas.test', 'lookup'],
    // As people see them (R2.7.222).
    ['\u200b', 'empty'],
    ['Ana <\u200bana@personas.test>', 'own'],
    ['<b@c.d>', 'invalid'],
  ])('%j is %s', (typed, check) => expect(checkEmail(typed, OWN)).toBe(check));

  it('is one’s own in every spelling of the mailbox (R0.173)', () => {
    expect(checkEmail('K@xn--bro-hoa.test', 'k@büro.test')).toBe('own');
    expect(checkEmail('k@buro.test', 'k@büro.test')).toBe('lookup');
  });

  it('asks about nothing shorter than 6 characters, or without an at-sign and a dot', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (typed) => {
        const email = cleanedField('email', typed);
        const askable = email.length > 5 && email.includes('@') && email.includes('.');
        expect(checkEmail(typed, OWN) === 'lookup').toBe(askable);
      }),
    );
  });
});

describe('accounts and currencies', () => {
  it('sends from what can send: not from receiving, card or closed accounts', () => {
    const accounts = [
      account({ accountId: 1 }),
      account({ accountId: 2, type: 4002 }),
      account({ accountId: 3, type: 11 }),
      account({ accountId: 4, accountStatusId: 11 }),
      account({ accountId: 5, isCrypto: true, currencyCode: 'BTC' }),
      account({ accountId: 6, type: 2010 }),
      account({ accountId: 7, type: 4001 }),
    ];
    expect(sendingAccounts(accounts).map(({ accountId }) => accountId)).toEqual([1, 5, 7]);
  });

  it('starts with the chosen account, else the first', () => {
    const accounts = [account({ accountId: 1 }), account({ accountId: 2 })];
    expect(chosenAccount(accounts, 2)?.accountId).toBe(2);
    expect(chosenAccount(accounts, 9)?.accountId).toBe(1);
    expect(chosenAccount([], 1)).toBeUndefined();
  });

  it('offers the account currency first, then the customer’s, then common ones, each once; a wallet only its coin', () => {
    const accounts = [
      account({ currencyCode: 'RON' }),
      account({ currencyCode: 'USD' }),
      account({ currencyCode: 'BTC', isCrypto: true }),
    ];
    expect(offeredCurrencies(account({ currencyCode: 'USD' }), accounts)).toEqual(['USD', 'RON', 'EUR', 'GBP']);
    expect(offeredCurrencies(account({ currencyCode: 'BTC', isCrypto: true }), accounts)).toEqual(['BTC']);
  });
});

describe('fee and funds', () => {
  it.each([
    [1, '10', true],
    [1, '0.00000001', true],
    [1, '0', false],
    [1, '', false],
    [undefined, '10', false],
  ] as const)('account %s with amount %j is quoted: %s (R2.5.3)', (accountId, amount, quoted) =>
    expect(canQuote(accountId, amount)).toBe(quoted),
  );

  it.each([
    ['10.01', '10', true],
    ['10.00', '10', false],
    ['9.99', '10', false],
  ])('total %s of available %s is short: %s (I3)', (total, available, short) =>
    expect(isShort(total, available)).toBe(short),
  );
});

describe('recent payees', () => {
  it('hides disabled ones (R2.3.12), names each person once and three at most (R2.9.4)', () => {
    const transfers = [
      recent({ email: 'a@x.test', isDisabled: true }),
      recent({ email: 'b@x.test' }),
      recent({ email: 'B@x.test' }),
      recent({ email: null }),
      recent({ email: 'c@x.test' }),
      recent({ email: 'd@x.test' }),
      recent({ email: 'e@x.test' }),
    ];
    expect(recentPayees(transfers).map(({ email }) => email)).toEqual(['b@x.test', 'c@x.test', 'd@x.test']);
  });

  it('are one in every spelling of a mailbox (R0.173)', () => {
    const transfers = ['k@xn--bro-hoa.test', 'k@büro.test'].map((email) => recent({ email }));
    expect(recentPayees(transfers).map(({ email }) => email)).toEqual(['k@xn--bro-hoa.test']);
  });
});
