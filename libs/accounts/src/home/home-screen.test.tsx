// Rules: R2.2.1, R3.9.4.
import { queryClient } from '@bank/api-client';
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
  sampleTransaction,
  sampleVerification,
} from '@bank/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './home-screen';

const accounts = [
  sampleAccount(),
  sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD', balance: '80' }),
  sampleAccount({ accountId: 13, name: 'Coins', currencyCode: 'BTC', isCrypto: true, balance: '0.015' }),
  sampleAccount({ accountId: 14, name: 'Old', type: 11, balance: '9' }),
];

function bank(more: Record<string, (call: ReceivedCall) => Answer> = {}) {
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    balanceInquiry: () => ({ accounts: { account: accounts } }),
    verificationStateGet: () => ({ verification: sampleVerification() }),
    balanceHistory: () => ({
      points: [
        { date: '2026-11-01', balance: '1000' },
        { date: '2026-11-21', balance: '1250.5' },
      ],
    }),
    transactionHistory: () => ({
      accountId: null,
      pageNumber: 1,
      transactions: {
        transaction: [
          sampleTransaction(),
          sampleTransaction({
            transactionId: 'F1',
            operationType: 'Fees',
            feeOf: 'T1',
            amount: '0.75',
            counterpartyName: 'The bank',
          }),
        ],
      },
      results: 2,
      rejectedCount: 0,
      processingCount: 0,
      exportCsv: null,
    }),
    ...more,
  });
}

const show = (search = '') => renderBank({ Component, loader }, { at: `/home${search}`, messages });

beforeEach(() => act(() => preferences.getState().setHideBalances(false)));

describe('home', () => {
  it('shows the balance, the accounts by kind, the chart and what happened lately', async () => {
    bank();
    const { container } = show();
    expect(await screen.findByRole('region', { name: 'Balance' })).toHaveTextContent(/1,250.50/);
    expect(screen.getByRole('heading', { name: 'Payment account' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Crypto wallet' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Main EUR/ })).toHaveAttribute('href', '/history?accountId=11');
    expect(await screen.findByRole('button', { name: 'Show as table' })).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('folds fees into their transaction (R2.9.7) and asks for 25 (R0.4)', async () => {
    const calls = bank();
    show();
    expect(await screen.findByText('Ben Ode')).toBeVisible();
    expect(screen.getByText(/^Fee/)).toHaveTextContent(/0.75/);
    expect(screen.queryByText('The bank')).not.toBeInTheDocument();
    expect(calls.of('transactionHistory')[0]?.input).toMatchObject({ pageNumber: 1, pageSize: 25 });
  });

  it('changes the currency in the address', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(await screen.findByRole('button', { name: 'USD' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(/80.00/));
    expect(view.address()).toBe('/home?currency=USD');
  });

  it('changes the period in the address and asks the bank for it', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const view = show('?chart=12');
    await user.click(await screen.findByRole('button', { name: '1 year' }));
    await waitFor(() => expect(view.address()).toBe('/home?chart=12&period=1Y'));
    await waitFor(() => expect(calls.of('balanceHistory')).toHaveLength(2));
    expect(calls.of('balanceHistory')[1]?.input).toMatchObject({ accountId: 12 });
  });

  it('says where the account stands when it is not simply in order, and where to go', async () => {
    bank({
      verificationStateGet: () => ({ verification: sampleVerification({ isVerified: false, isActionsPending: true }) }),
    });
    const { container } = show();
    expect(await screen.findByText('Your account is not verified yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send documents' })).toHaveAttribute('href', '/unverified-account');
    expect(await screen.findByRole('region', { name: 'Balance' })).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says nothing about an account in order', async () => {
    const calls = bank();
    show();
    await screen.findByRole('region', { name: 'Balance' });
    await waitFor(() => expect(calls.of('verificationStateGet')).toHaveLength(1));
    expect(screen.queryByText('Your account is not verified yet')).not.toBeInTheDocument();
  });

  it('hides balances, and says so', async () => {
    bank();
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Hide balances' }));
    expect(screen.getByRole('region', { name: 'Balance' })).not.toHaveTextContent(/1,250/);
    expect(screen.getByRole('button', { name: 'Show balances' })).toBeInTheDocument();
  });

  it('says politely what arrived while it was open', async () => {
    let balance = '1250.5';
    bank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount({ balance })] } }) });
    show();
    await screen.findByRole('region', { name: 'Balance' });
    balance = '1275.5';
    await act(() => queryClient.refetchQueries({ queryKey: ['balanceInquiry'] }));
    expect(await screen.findByText(/25.00.*arrived in Main EUR/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(/1,275.50/);
  });

  it('keeps the last known figures, with their time, when the bank cannot be reached', async () => {
    let isDown = false;
    bank({ balanceInquiry: () => (isDown ? { lost: true } : { accounts: { account: accounts } }) });
    show();
    await screen.findByRole('region', { name: 'Balance' });
    isDown = true;
    await act(() => queryClient.refetchQueries({ queryKey: ['balanceInquiry'] }));
    expect(await screen.findByText(/This is what we knew at/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(/1,250.50/);
  });

  it('says what happened when there are no figures at all, and tries again', async () => {
    let isDown = true;
    bank({ balanceInquiry: () => (isDown ? { lost: true } : { accounts: { account: accounts } }) });
    const user = userEvent.setup();
    show();
    await screen.findByText('Your accounts could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Balance' })).toBeVisible();
  });

  it('tells why money cannot be sent without a network, and lets it be sent with one', async () => {
    bank({});
    show();
    await screen.findByRole('link', { name: 'Send money' });
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const send = screen.getByRole('button', { name: 'Send money' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription('You are offline. You can send money when the connection is back.');
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Send money' })).toBeVisible();
  });

  it('tells an employee with READ why money cannot be sent', async () => {
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 1 }) }),
    });
    show();
    const send = await screen.findByRole('button', { name: 'Send money' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription(/full access/);
  });

  it('says what will be here while there are no accounts', async () => {
    bank({ balanceInquiry: () => ({ accounts: { account: [] } }) });
    show();
    expect(await screen.findByText('No accounts yet')).toBeVisible();
  });
});
