// Rules: R2.3.1, R2.3.2, R2.3.31, R2.7.17, R2.7.51.
import { preferences } from '@bank/kit';
import {
  type Answer,
  axeFindings,
  fakeBank,
  type ReceivedCall,
  renderBank,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
} from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pages from '../messages-pages/en.json';
import messages from '../messages/en.json';
import { Component, loader } from './accounts-screen';

const accounts = [
  sampleAccount({ accountId: 1, name: 'Salary', balance: '100', accountStatusId: 27 }),
  sampleAccount({ accountId: 2, name: 'Everyday', balance: '50', pendingAmount: '5' }),
  sampleAccount({ accountId: 3, name: 'Main', balance: '10', isSettlementAccount: true }),
  sampleAccount({ accountId: 4, name: 'Coins', currencyCode: 'BTC', isCrypto: true, balance: '0.5' }),
  sampleAccount({
    accountId: 5,
    name: 'Credit',
    type: 4001,
    subType: 'PREPAID',
    accountBalanceMin: '-300',
    balance: '-20',
  }),
  sampleAccount({
    accountId: 6,
    name: 'Debit card',
    type: 2006,
    subType: 'DEBIT',
    settlementAccountId: 3,
    balance: '0',
  }),
  sampleAccount({ accountId: 7, name: 'Old', accountStatusId: 11, balance: '0' }),
];

function bank(more: Record<string, (call: ReceivedCall) => Answer> = {}) {
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    balanceInquiry: () => ({ accounts: { account: accounts } }),
    defaultRatesList: () => ({
      ratesAt: '2026-11-20T08:30:00.000Z',
      rates: { rate: [{ fromCurrencyCode: 'BTC', toCurrencyCode: 'EUR', rate: '58000' }] },
    }),
    paymentInstructionsList: () => ({
      paymentInstructions: {
        paymentInstruction: [
          {
            id: 21,
            accountId: 2,
            kind: 'sepa',
            bankAccountNumber: 'LU1',
            holderName: 'Ana',
            isForOthers: true,
            isViewed: false,
          },
          {
            id: 31,
            accountId: 3,
            kind: 'sepa',
            bankAccountNumber: 'LU2',
            holderName: 'Ana',
            isForOthers: true,
            isViewed: true,
          },
        ],
      },
    }),
    ...more,
  });
}

const show = (search = '') =>
  renderBank(
    { Component, loader },
    { at: `/accounts${search}`, brand: { id: 'd' }, messages: { ...messages, ...pages } },
  );
const group = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => preferences.getState().setHideBalances(false));

test('accounts stand in groups, the settlement account first and limited ones last; closed ones are folded away', async () => {
  bank();
  const view = show();
  const names = (await group('Payment accounts')).map((text) => /Main|Everyday|Salary/.exec(text)?.[0]);
  expect(names).toEqual(['Main', 'Everyday', 'Salary']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Payment accounts',
    'Prepayment accounts',
    'Crypto wallets',
    'Cards',
  ]);
  expect((await group('Prepayment accounts'))[0]).toContain('280.00');
  expect(screen.getByText('Closed accounts (1)')).toBeVisible();
  const closed = screen.getByRole('group');
  expect(closed).not.toHaveAttribute('open');
  expect(within(closed).getByRole('link', { name: /Old/ })).toHaveAttribute('href', '/accounts/7');
  expect(await axeFindings(view.container)).toEqual([]);
});

test('all of them are worth as much as home says, about, and since when', async () => {
  bank();
  show();
  // 100 + 50 + 10 + 0.5 × 58 000 + (300 − 20)
  expect(await screen.findByText(/^About/)).toHaveTextContent('29,440.00');
  expect(screen.getByText(/^Rates of/)).toBeVisible();
});

test('a row says what is limited, on hold and new; a card leads to its own page and says whose money it spends', async () => {
  bank();
  show();
  expect(await screen.findByRole('link', { name: /Salary.*Limited/ })).toHaveAttribute('href', '/accounts/1');
  expect(await screen.findByRole('link', { name: /Everyday.*New details.*on hold/ })).toBeVisible();
  const card = screen.getByRole('link', { name: /Debit card/ });
  expect(card).toHaveAttribute('href', '/cards/6');
  expect(card).toHaveTextContent(/Spends from Main$/);
});

test('hidden balances leave no figure', async () => {
  preferences.getState().setHideBalances(true);
  bank();
  show();
  await screen.findByText(/^About/);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.length).toBeGreaterThan(6);
  for (const row of [...rows, screen.getByText(/^About/).textContent]) expect(row).not.toMatch(/\d/);
});

test('who holds every currency of the bank is told so, and closing leads back to the list', async () => {
  const asked = bank();
  const view = show('?open=account');
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(pages['accounts.open.none'])).toBeVisible();
  expect(asked.of('addCurrency')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(view.address()).toBe('/accounts');
});

test('without sight of the balances nothing is asked for', async () => {
  const asked = bank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
    userAccessInfo: () => ({
      customerAccess: sampleAccess({ accessRights: 2, accessList: { balanceInfo: false } }),
    }),
  });
  show();
  expect(await screen.findByText(messages['accounts.home.notAllowed'])).toBeVisible();
  expect(asked.of('paymentInstructionsList')).toEqual([]);
});
