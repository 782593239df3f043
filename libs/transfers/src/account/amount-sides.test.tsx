// Rules: R0.94, R0.95.
import {
  type Answer,
  axeFindings,
  fakeBank,
  renderBank,
  noTransactions,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransfer,
  type ReceivedCall,
} from '@bank/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './account-screen';

/** What the bank says of dollars for euros: by what arrives, or by what leaves, of which 3 cents stay. */
const priced = ({ input }: ReceivedCall) => ({
  ...(JSON.stringify(input).includes('debit')
    ? { amount: '108.66', total: '99.97', debitAmount: '99.97', stays: '0.03' }
    : { amount: '20', total: '18.4', debitAmount: '18.4', stays: '0' }),
  ...{ currencyCode: 'USD', fee: '0', debitCurrencyCode: 'EUR', exchangeRate: '1.08695652', available: '1200.5' },
  ...{ arrivesAt: '2026-11-16T10:00:00.000Z', approval: { by: 'self', needed: 0, names: [] } },
});

const DOLLARS = sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD', available: '70.25' });

function bank(more: Record<string, (call: ReceivedCall) => Answer> = {}) {
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ permissions: ['own.betweenAccounts'] }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: [] }) }),
    balanceInquiry: () => ({ accounts: { account: [sampleAccount(), DOLLARS] } }),
    transactionHistory: () => noTransactions,
    accountTransferFee: priced,
    accountTransferLimits: () => ({ minimum: '0.01', maximum: '50000', currencyCode: 'USD' }),
    accountTransferMaxAmount: () => ({
      maxAmount: '1304.85',
      currencyCode: 'USD',
      stays: '0.00',
      staysCurrencyCode: 'EUR',
    }),
    accountTransfer: () =>
      sampleTransfer({
        kind: 'OwnTransfer',
        status: 'posted',
        approveType: 'none',
        summary: {
          payee: { kind: 'ownAccount', name: 'Dollars', accountId: 12 },
          amount: '108.66',
          currencyCode: 'USD',
          fee: '0',
        },
      }),
    ...more,
  });
}

const show = (at = '/transfer/account') => renderBank({ Component, loader }, { at, messages, brand: { id: 'd' } });
const move = () => screen.findByLabelText('You move');
const get = () => screen.getByLabelText('You get');
const asked = (calls: ReturnType<typeof bank>, name: string) => calls.of(name).map(({ input }) => input);
const accountIn = (label: string) => screen.getByRole('button', { name: new RegExp(label) });

beforeEach(() => sessionStorage.clear());

test('what leaves is typed: the bank says what arrives and what stays, and the order names what leaves', async () => {
  const calls = bank();
  const user = userEvent.setup();
  const { container } = show();
  await user.type(await move(), '100');
  await waitFor(() => expect(get()).toHaveValue('108.66'));
  expect(await move()).toHaveValue('100');
  expect(screen.getByText(/stays in Main EUR/)).toHaveTextContent('€0.03 stays in Main EUR.');
  expect(asked(calls, 'accountTransferFee')).toEqual([{ fromAccountId: 11, toAccountId: 12, debit: 100, hold: true }]);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(review).toHaveTextContent(/You move .*108\.66 to Dollars/);
  await user.click(within(review).getByRole('button', { name: /^Confirm with a code$/ }));
  await screen.findByRole('heading', { name: /You moved/ });
  expect(asked(calls, 'accountTransfer')).toEqual([{ fromAccount: 11, toAccount: 12, debit: 100 }]);
});

test('the side that was computed can be typed, also after it was emptied, and the other one is computed then', async () => {
  const calls = bank();
  const user = userEvent.setup();
  show();
  await user.type(await move(), '100');
  await waitFor(() => expect(get()).toHaveValue('108.66'));
  await user.clear(get());
  expect(get()).toHaveValue('');
  expect(await move()).toHaveValue('');
  await user.type(get(), '20');
  await waitFor(() => expect(screen.getByLabelText('You move')).toHaveValue('18.40'));
  expect(asked(calls, 'accountTransferFee').at(-1)).toMatchObject({ amount: 20 });
  expect(asked(calls, 'accountTransferFee').at(-1)).not.toHaveProperty('debit');
});

test('while the bank computes, the other side says so', async () => {
  bank();
  show();
  fireEvent.change(await move(), { target: { value: '100' } });
  expect(get()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByLabelText('You move')).toHaveAttribute('aria-busy', 'false');
  await waitFor(() => expect(get()).toHaveValue('108.66'));
  expect(get()).toHaveAttribute('aria-busy', 'false');
});

test('the swap turns the accounts round, and what was typed stays with its account', async () => {
  const calls = bank();
  const user = userEvent.setup();
  show();
  await user.type(await move(), '100');
  const swap = screen.getByRole('button', { name: 'Swap accounts' });
  act(() => swap.focus());
  await user.keyboard('{Enter}');
  expect(accountIn('From account')).toHaveTextContent('Dollars');
  expect(accountIn('To account')).toHaveTextContent('Main EUR');
  expect(get()).toHaveValue('100');
  await waitFor(() =>
    expect(asked(calls, 'accountTransferFee').at(-1)).toMatchObject({
      fromAccountId: 12,
      toAccountId: 11,
      amount: 100,
    }),
  );
  await user.click(swap);
  expect(await move()).toHaveValue('100');
});

test('the rate has five figures and its time left, and there is no fee of nothing, from the form to the receipt', async () => {
  const heldUntil = new Date(Date.now() + 50_000).toISOString();
  const calls = bank({
    accountTransferFee: (call) => ({ ...priced(call), quoteId: 'q1', heldUntil }),
  });
  const user = userEvent.setup();
  show();
  await user.type(await move(), '100');
  expect(await screen.findByText('1 EUR = 1.0870 USD')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/held for \d+ s/);
  expect(screen.queryByText('Fee')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('1 EUR = 1.0870 USD')).toBeVisible();
  expect(within(review).queryByText('Fee')).toBeNull();
  // The price that the form showed is the one of the review: it was asked for once.
  expect(calls.of('accountTransferFee')).toHaveLength(1);
  await user.click(within(review).getByRole('button', { name: /^Confirm with a code$/ }));
  await screen.findByRole('heading', { name: /You moved/ });
  expect(screen.queryByText('Fee')).toBeNull();
  expect(asked(calls, 'accountTransfer')).toEqual([{ fromAccount: 11, toAccount: 12, debit: 100, quoteId: 'q1' }]);
});

test('a fee is said', async () => {
  bank({ accountTransferFee: (call) => ({ ...priced(call), fee: '0.50' }) });
  const user = userEvent.setup();
  show();
  await user.type(await move(), '100');
  expect(await screen.findByText('Fee')).toBeVisible();
});

test('what the bank says of an amount stands at the side that was typed, and both survive it', async () => {
  bank({ accountTransferFee: () => ({ refused: 'The largest amount is 50.', field: 'debit' }) });
  const user = userEvent.setup();
  show();
  await user.type(await move(), '100');
  await waitFor(() => expect(screen.getByLabelText('You move')).toHaveAccessibleDescription(/largest amount is 50/));
  expect(await move()).toHaveValue('100');
  expect(get()).toHaveValue('');
  expect(get()).toHaveAttribute('aria-busy', 'false');
});

test('a refused order keeps what was typed at its side', async () => {
  bank({ accountTransfer: () => ({ refused: 'There is not enough money.', field: 'debit' }) });
  const user = userEvent.setup();
  show();
  await user.type(await move(), '100');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: /^Confirm with a code$/ }));
  await waitFor(() => expect(screen.getByLabelText('You move')).toHaveAccessibleDescription(/not enough money/));
  expect(await move()).toHaveValue('100');
});

test('no amount is asked for at what leaves', async () => {
  const calls = bank();
  const user = userEvent.setup();
  show();
  await move();
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  await waitFor(() => expect(screen.getByLabelText('You move')).toHaveAccessibleDescription(/amount/));
  expect(get()).not.toBeInvalid();
  expect(calls.of('accountTransferFee')).toHaveLength(0);
});

test.each([
  ['the account that pays', '?from=12', ['Dollars', 'Main EUR']],
  ['the account that receives', '?to=11', ['Dollars', 'Main EUR']],
  ['both', '?from=12&to=11', ['Dollars', 'Main EUR']],
  ['an account of another customer', '?from=99', ['Main EUR', 'Dollars']],
])('%s is taken from the address', async (_, search, [from, to]) => {
  bank();
  show(`/transfer/account${search}`);
  await move();
  expect(accountIn('From account')).toHaveTextContent(from ?? '');
  expect(accountIn('To account')).toHaveTextContent(to ?? '');
});

test('the amount of another page is what leaves', async () => {
  bank();
  show('/transfer/account?from=11&to=12&amount=100');
  expect(await move()).toHaveValue('100');
  await waitFor(() => expect(get()).toHaveValue('108.66'));
});

test('what can go is one figure, in the choice of the account and beside the amount', async () => {
  bank({
    balanceInquiry: () => ({
      accounts: { account: [sampleAccount({ balance: '1250.5', available: '1200.5' }), DOLLARS] },
    }),
  });
  show();
  await move();
  expect(accountIn('From account')).toHaveTextContent(/1,200\.50/);
  expect(screen.getByText(/Available:/)).toHaveTextContent(/1,200\.50/);
  expect(document.body).not.toHaveTextContent(/1,250\.50/);
  fireEvent.click(screen.getByRole('button', { name: 'Swap accounts' }));
  expect(screen.getByText(/Available:/)).toHaveTextContent(/70\.25/);
});
