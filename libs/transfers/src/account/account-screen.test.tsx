// Rules: R2.5.8, R2.7.185.
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
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './account-screen';

const payee = { kind: 'ownAccount', name: 'Dollars', accountId: 12 } as const;
const moved = () =>
  sampleTransfer({
    kind: 'OwnTransfer',
    status: 'posted',
    approveType: 'none',
    summary: { payee, amount: '20', currencyCode: 'USD' },
  });
const quoted = {
  amount: '20',
  currencyCode: 'USD',
  stays: '0',
  fee: '0',
  debitAmount: '18.4',
  total: '18.4',
  debitCurrencyCode: 'EUR',
  exchangeRate: '1.08695652',
  available: '1200.5',
  arrivesAt: '2026-11-16T10:00:00.000Z',
  approval: { by: 'self', needed: 0, names: [] },
};

const MOST = { maxAmount: '1304.85', currencyCode: 'USD', staysCurrencyCode: 'EUR' };

function bank(more: Record<string, (call: ReceivedCall) => Answer> = {}, isPermitted = true) {
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ permissions: isPermitted ? ['own.betweenAccounts'] : [] }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: [] }) }),
    balanceInquiry: () => ({
      accounts: { account: [sampleAccount(), sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD' })] },
    }),
    transactionHistory: () => noTransactions,
    accountTransferFee: () => quoted,
    accountTransferLimits: () => ({ minimum: '0.01', maximum: '50000', currencyCode: 'USD' }),
    accountTransferMaxAmount: () => ({ ...MOST, stays: '0.00' }),
    accountTransfer: () => ({ ...moved() }),
    ...more,
  });
}

const show = () => renderBank({ Component, loader }, { at: '/transfer/account', messages, brand: { id: 'd' } });

async function toReview(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await toAmount(), '20');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  return screen.findByRole('dialog', { name: 'Check, then confirm' });
}

function toAmount() {
  return screen.findByLabelText('You get');
}

test('an amount with two meanings is refused at its field: it is neither priced, told nor sent', async () => {
  const calls = bank({
    balanceInquiry: () => ({
      accounts: { account: [sampleAccount(), sampleAccount({ accountId: 12, name: 'Coins', currencyCode: 'USDT' })] },
    }),
    accountTransferLimits: () => ({ minimum: '1', maximum: '50000', currencyCode: 'USDT' }),
    accountTransferFee: () => ({ ...quoted, currencyCode: 'USDT' }),
  });
  const user = userEvent.setup();
  renderBank({ Component, loader }, { at: '/transfer/account', messages, lang: 'ru' });
  const field = await screen.findByLabelText('You get');
  await user.type(field, '1.234');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This can be read in two ways/));
  expect(field).toHaveValue('1.234');
  expect(screen.queryByText(/1[.,]234\s?USDT/)).not.toBeInTheDocument();
  // In the notation of the page it means one thing, and is priced as that.
  await user.clear(field);
  await user.type(field, '1,234');
  await waitFor(() => expect(calls.of('accountTransferFee').map(({ input }) => input)).toHaveLength(1));
  expect(calls.of('accountTransferFee').map(({ input }) => input)).toMatchObject([
    // A number that prints back as it was (R0.14).
    { amount: 1.234 },
  ]);
  expect(calls.of('accountTransfer')).toEqual([]);
});

const CONFIRM = { name: /^(Send now|Confirm with a code)$/ };

beforeEach(() => sessionStorage.clear());

test('money is moved once, after a look at what arrives, what leaves and the rate', async () => {
  const calls = bank();
  const user = userEvent.setup();
  const { container } = show();
  const review = await toReview(user);
  expect(review).toHaveTextContent(/You move .*20.00 to Dollars\. It arrives at once.*Leaves your account.*18.40/);
  expect(within(review).getByText('Dollars', { selector: 'dd' })).toBeVisible();
  await user.click(within(review).getByRole('button', CONFIRM));
  expect(await screen.findByRole('heading', { name: /You moved .*20.00 to Dollars/ })).toBeVisible();
  expect(screen.getByText(/now/)).toHaveTextContent('It is in Dollars now.');
  expect(calls.of('accountTransfer').map(({ input }) => input)).toEqual([
    { fromAccount: 11, toAccount: 12, toAmount: 20 },
  ]);
  expect(calls.of('accountTransfer')[0]?.idempotencyKey).toMatch(/./);
  expect(await axeFindings(container)).toEqual([]);
});

test('"Move everything" fills in the most that the bank allows, and the limits stand at the field', async () => {
  bank();
  const user = userEvent.setup();
  show();
  await toAmount();
  await user.click(await screen.findByRole('button', { name: 'Move everything' }));
  expect(screen.queryByText(/stays in/)).toBeNull();
  expect(screen.getByLabelText('You get')).toHaveValue('1,304.85');
  await waitFor(() => expect(screen.getByLabelText('You get')).toHaveAccessibleDescription(/0.01 to .*50,000.00/));
});

test('what cannot move is not called everything: the button says so, and what stays is named', async () => {
  bank({ accountTransferMaxAmount: () => ({ ...MOST, stays: '0.03' }) });
  const user = userEvent.setup();
  show();
  await toAmount();
  await user.click(await screen.findByRole('button', { name: 'Move the most possible' }));
  expect(screen.getByLabelText('You get')).toHaveValue('1,304.85');
  expect(screen.getByText(/stays in Main EUR/)).toHaveTextContent('€0.03 stays in Main EUR.');
  expect(screen.queryByRole('button', { name: 'Move everything' })).toBeNull();
});

test('more than there is stops at the amount, and nothing is sent', async () => {
  const calls = bank({ accountTransferFee: () => ({ ...quoted, total: '5000' }) });
  const user = userEvent.setup();
  show();
  await user.type(await toAmount(), '20');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  expect(await screen.findByText(/not enough money/)).toBeVisible();
  expect(calls.of('accountTransfer')).toHaveLength(0);
});

test('a refusal of the bank stands at the field it names', async () => {
  bank({ accountTransfer: () => ({ refused: 'The largest amount is 10.', field: 'toAmount' }) });
  const user = userEvent.setup();
  show();
  await user.click(within(await toReview(user)).getByRole('button', CONFIRM));
  await waitFor(() => expect(screen.getByLabelText('You get')).toHaveAccessibleDescription(/largest amount is 10/));
  expect(screen.getByLabelText('You get')).toHaveFocus();
});

test('a lost answer is found out by its key, and not sent again', async () => {
  const calls = bank({
    accountTransfer: () => ({ lost: true }),
    transferOutcome: () => ({ what: 'payment', payment: moved() }),
  });
  const user = userEvent.setup();
  show();
  await user.click(within(await toReview(user)).getByRole('button', CONFIRM));
  expect(await screen.findByRole('heading', { name: /You moved/ })).toBeVisible();
  expect(calls.of('accountTransfer')).toHaveLength(1);
});

test('who may not move money reads why', async () => {
  bank({}, false);
  show();
  expect(await screen.findByText('You cannot send money here')).toBeVisible();
});

test('with one account there is nothing to choose', async () => {
  bank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }) });
  show();
  expect(await screen.findByText(/no second account/)).toBeVisible();
});
