// Rules: R2.2.1, R2.7.17 to R2.7.19, R2.9.7, R3.9.4.
import { query, queryClient } from '@bank/api-client';
import { preferences, newsList } from '@bank/kit';
import {
  type Answer,
  axeFindings,
  fakeBank,
  type ReceivedCall,
  renderBank,
  noTransactions,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransaction,
  sampleVerification,
} from '@bank/kit/testing';
import { notificationList } from '@bank/protocol/notification-list';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './home-screen';

const accounts = [
  sampleAccount(),
  sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD', balance: '80' }),
  sampleAccount({ accountId: 13, name: 'Coins', currencyCode: 'BTC', isCrypto: true, balance: '0.015' }),
  sampleAccount({ accountId: 14, name: 'Old', type: 11, balance: '9' }),
];

function bank(more: Record<string, (call: ReceivedCall) => Answer | Promise<Answer>> = {}) {
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
    defaultRatesList: () => ({
      ratesAt: '2026-11-20T08:30:00.000Z',
      rates: {
        rate: [
          { fromCurrencyCode: 'USD', toCurrencyCode: 'EUR', rate: '0.92' },
          { fromCurrencyCode: 'BTC', toCurrencyCode: 'EUR', rate: '58000' },
          { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD', rate: '1.08695652' },
          { fromCurrencyCode: 'BTC', toCurrencyCode: 'USD', rate: '63043.47826086' },
        ],
      },
    }),
    monthSpending: () => ({ spending: [{ currencyCode: 'EUR', thisMonth: '100', lastMonth: '218.4' }] }),
    totalHistory: () => ({ points: [{ date: '2026-11-20', balance: '2000' }] }),
    preApprovedList: () => ({ subscriptions: [] }),
    notificationsCount: () => ({ transactionRequestCount: 0, massTransactionRequestCount: 0 }),
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

beforeEach(() => act(() => preferences.setState({ hideBalances: false, mainCurrency: null })));

const balance = () => screen.findByRole('region', { name: 'Balance' });
const tile = (name: RegExp) => screen.findByRole('radio', { name });

describe('the hero', () => {
  it('adds everything up in the main currency, says "about" and since when the rates hold', async () => {
    bank();
    const { container } = show();
    // 1250.50 + 80 × 0.92 + 0.015 × 58000
    await waitFor(async () => expect(await balance()).toHaveTextContent(/€2,194\.10/));
    expect(await balance()).toHaveTextContent(/Everything you have, in EUR.*About, rates of 20 Nov 2026, \d\d:30/);
    expect(await screen.findByText(/You’ve spent/)).toHaveTextContent(
      /^You’ve spent €118\.40 less than by this day last month\./,
    );
    expect(await axeFindings(container)).toEqual([]);
  });

  it('values everything in the currency the customer picks, and remembers it', async () => {
    bank();
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Main currency: EUR' }));
    await user.click(await screen.findByRole('menuitem', { name: /US Dollar/ }));
    // 1250.50 × 1.08695652 + 80 + 0.015 × 63043.47826086
    await waitFor(async () => expect(await balance()).toHaveTextContent(/\$2,384\.89/));
    expect(preferences.getState().mainCurrency).toBe('USD');
  });

  it('meets a customer with one currency without rates', async () => {
    bank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }) });
    show();
    expect(await balance()).toHaveTextContent(/Everything you have.*€1,250\.50/);
    expect(screen.queryByRole('button', { name: /Main currency/ })).not.toBeInTheDocument();
    expect(await balance()).not.toHaveTextContent(/rates/);
  });

  it('says what the figure is without rates, rather than a wrong total', async () => {
    bank({ defaultRatesList: () => ({ lost: true }) });
    show();
    await waitFor(async () =>
      expect(await balance()).toHaveTextContent(
        /€1,250\.50.*The rates could not be loaded. This is only what you have in EUR/,
      ),
    );
  });

  it('offers what can be done, and nothing that cannot', async () => {
    bank({
      userAccessInfo: () => ({
        customerAccess: sampleAccess({ permissions: ['other.p2p', 'sendMoneyUser', 'own.betweenAccounts'] }),
      }),
    });
    show();
    expect(await screen.findByRole('link', { name: 'Exchange' })).toHaveAttribute('href', '/transfer/account');
    expect(screen.getByRole('link', { name: 'Send' })).toHaveAttribute('href', '/transfer/p2p');
    expect(screen.queryByRole('link', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('hides every figure of the page, and says so', async () => {
    bank();
    const user = userEvent.setup();
    const { container } = show();
    await screen.findByText('Ben Ode');
    await screen.findByRole('button', { name: 'Show as table' });
    await user.click(screen.getByRole('button', { name: 'Hide balances' }));
    expect(screen.getByRole('button', { name: 'Show balances' })).toBeInTheDocument();
    expect(screen.getByText('Balances are hidden.')).toBeVisible();
    expect(container).not.toHaveTextContent(/[€$₿]\s?\d|\d[.,]\d\d/);
  });
});

describe('the accounts', () => {
  it('stay, with the focus on them, while what could not be loaded is asked for again', async () => {
    let isSlow = false;
    const calls = bank({ termsWaiting: () => (isSlow ? new Promise(() => undefined) : { refused: 'No.' }) });
    const user = userEvent.setup();
    show();
    const dollars = await tile(/Dollars/);
    isSlow = true;
    const asked = calls.of('termsWaiting').length;
    await user.click(dollars);
    await waitFor(() => expect(calls.of('termsWaiting').length).toBeGreaterThan(asked));
    expect(await tile(/Dollars/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await tile(/Coins/)).toBeChecked());
  });

  it('are tabs of chart and activity: the chosen one stands in the address and is asked for', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const view = show();
    expect(await tile(/All accounts/)).toBeChecked();
    await waitFor(() => expect(calls.of('totalHistory')).toHaveLength(1));
    await user.click(await tile(/Dollars/));
    await waitFor(() => expect(view.address()).toBe('/home?account=12'));
    expect(await screen.findByRole('heading', { name: 'Dollars, last month' })).toBeVisible();
    await waitFor(() => expect(calls.of('balanceHistory')[0]?.input).toMatchObject({ accountId: 12 }));
    await waitFor(() => expect(calls.of('transactionHistory').at(-1)?.input).toMatchObject({ accountId: 12 }));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(view.address()).toBe('/home?account=11'));
    expect(screen.queryByRole('radio', { name: /Old/ })).not.toBeInTheDocument();
  });

  it('change the period in the address and ask the bank for it', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const view = show('?account=12');
    await user.click(await screen.findByRole('radio', { name: 'Year' }));
    await waitFor(() => expect(view.address()).toBe('/home?account=12&period=1Y'));
    await waitFor(() => expect(calls.of('balanceHistory')).toHaveLength(2));
  });

  it('end their chart with the balance of now, and show what is on hold as what comes', async () => {
    bank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount({ pendingAmount: '12.5' })] } }) });
    const user = userEvent.setup();
    show();
    expect(await screen.findByText('What is about to leave')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1, 3)).toEqual(['Soon: €12.50 on hold€1,238.00', '21 Nov 2026€1,250.50']);
  });

  it('fall back to all of them where the address names one that is not there', async () => {
    bank();
    show('?account=99');
    expect(await tile(/All accounts/)).toBeChecked();
  });
});

describe('activity', () => {
  it('folds fees into their transaction (R2.9.7), asks for 25 (R0.4), and leads to the details', async () => {
    const calls = bank();
    show();
    const row = await screen.findByRole('link', { name: /Ben Ode/ });
    expect(row).toHaveTextContent(/fee €0\.75/);
    expect(row).toHaveAttribute('href', '/history?accountId=11&details=T1&at=0');
    expect(screen.queryByText('The bank')).not.toBeInTheDocument();
    expect(calls.of('transactionHistory')[0]?.input).toMatchObject({ pageNumber: 1, pageSize: 25 });
    expect(screen.getByRole('link', { name: 'See all activity' })).toHaveAttribute('href', '/history?accountId=all');
  });
});

describe('what waits', () => {
  it('is the documents of an account that is not in order, with the way to send them', async () => {
    bank({
      verificationStateGet: () => ({ verification: sampleVerification({ isVerified: false, isActionsPending: true }) }),
    });
    const { container } = show();
    const tasks = await screen.findByRole('region', { name: 'Waiting for you' });
    expect(within(tasks).getByRole('link', { name: /Your account is not verified yet/ })).toHaveAttribute(
      'href',
      '/unverified-account',
    );
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is what colleagues made and this user may approve', async () => {
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 4 }) }),
      preApprovedList: () => ({ subscriptions: [] }),
      notificationsCount: () => ({ transactionRequestCount: 2, massTransactionRequestCount: 0 }),
    });
    show();
    expect(await screen.findByRole('link', { name: /2 payments wait for your approval/ })).toHaveAttribute(
      'href',
      '/transfer/approved',
    );
  });

  it('is what the bank told and nobody has read, which opens the notification centre', async () => {
    const line = {
      id: 'N1',
      customerId: 1,
      type: 'moneyIn',
      severity: 'success',
      title: 'Ben Ode sent you €5.00',
      body: '',
      discreet: 'Ben Ode sent you money',
      subject: null,
      accountId: 11,
      at: '2026-11-21T10:00:00.000Z',
    };
    bank({
      notificationList: () => ({
        notifications: [
          { ...line, isRead: false },
          { ...line, id: 'N2', isRead: true },
        ],
      }),
    });
    // The bell has asked already, on the page before.
    await queryClient.fetchQuery(query(notificationList));
    show('?account=11');
    expect(await screen.findByRole('link', { name: /1 unread notice/ })).toHaveAttribute(
      'href',
      '/home?account=11&open=notifications',
    );
  });

  it('is what the bank announced, in its own words where it is one thing', async () => {
    const one = { isRead: true, isObligatory: false, choice: null, at: '2026-11-21T10:00:00.000Z' };
    const announcements = [
      { ...one, id: 7, withConfirmation: true, title: 'New terms', summary: 'What changes in January.' },
      { ...one, id: 8, withConfirmation: false, title: 'Opening hours', summary: '' },
    ];
    bank({ announcementList: () => ({ announcements }) });
    await queryClient.fetchQuery(newsList());
    show();
    expect(await screen.findByRole('link', { name: /New terms\s*What changes in January\./ })).toHaveAttribute(
      'href',
      '/news?open=news&id=7',
    );
  });

  it('is nothing where nothing waits', async () => {
    const calls = bank();
    show();
    await screen.findByText('Ben Ode');
    expect(calls.of('verificationStateGet')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument();
  });
});

describe('a new customer', () => {
  it('sees the outline and three steps, of which the next can be taken', async () => {
    bank({
      balanceInquiry: () => ({ accounts: { account: [sampleAccount({ balance: '0' })] } }),
      transactionHistory: () => noTransactions,
      verificationStateGet: () => ({ verification: sampleVerification({ isVerified: false, isActionsPending: true }) }),
    });
    const { container } = show();
    expect(await screen.findByRole('heading', { name: 'Three steps to your first payment' })).toBeVisible();
    expect(await screen.findByText('1 of 3 done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/unverified-account');
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('who is verified and has no account is told where money can be sent', async () => {
    bank({ balanceInquiry: () => ({ accounts: { account: [] } }) });
    show();
    expect(await screen.findByText('2 of 3 done')).toBeVisible();
    expect(screen.getByText(/Other customers can send it to .+@/)).toBeVisible();
  });

  it('is not somebody who spent everything', async () => {
    bank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount({ balance: '0' })] } }) });
    show();
    expect(await screen.findByText('Ben Ode')).toBeVisible();
    expect(screen.queryByText(/Three steps/)).not.toBeInTheDocument();
  });
});

describe('home', () => {
  it('says politely what arrived while it was open', async () => {
    let balance = '1250.5';
    bank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount({ balance })] } }) });
    show();
    await screen.findByRole('region', { name: 'Balance' });
    balance = '1275.5';
    await act(() => queryClient.refetchQueries({ queryKey: ['balanceInquiry'] }));
    expect(await screen.findByText(/25.00.*arrived in Main EUR/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(/1,275.50/);
    // Whoever listens hears no amount that the eye does not see.
    act(() => preferences.setState({ hideBalances: true }));
    expect(await screen.findByText('Money arrived in Main EUR.')).toBeInTheDocument();
    expect(screen.queryByText(/25.00.*arrived/)).not.toBeInTheDocument();
  });

  it('keeps the last known figures, with their time, when the bank cannot be reached', async () => {
    let isDown = false;
    bank({ balanceInquiry: () => (isDown ? { lost: true } : { accounts: { account: accounts } }) });
    show();
    await screen.findByRole('region', { name: 'Balance' });
    isDown = true;
    await act(() => queryClient.refetchQueries({ queryKey: ['balanceInquiry'] }));
    expect(await screen.findByText(/This is what we knew at/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(/2,194.10/);
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
    await screen.findByRole('link', { name: 'Send' });
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription('You’re offline. You can send money once you’re connected again.');
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Send' })).toBeVisible();
  });

  it('tells an employee with READ why money cannot be sent', async () => {
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 1 }) }),
    });
    show();
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription(/full access/);
  });
});
