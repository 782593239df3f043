// Rules: R2.2.1, R2.7.17 to R2.7.19, R2.9.7, R3.9.4.
import { preferences } from '@bank/kit';
import { axeFindings, noTransactions, sampleAccess, sampleAccount, sampleVerification } from '@bank/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeBank, showHome } from '../testing/home-bank';

beforeEach(() => act(() => preferences.setState({ hideBalances: false, mainCurrency: null })));

const balance = () => screen.findByRole('region', { name: 'Balance' });
const tile = (name: RegExp) => screen.findByRole('radio', { name });

describe('the hero', () => {
  it('adds everything up in the main currency, says "about" and since when the rates hold', async () => {
    homeBank();
    const { container } = showHome();
    // 1250.50 + 80 × 0.92 + 0.015 × 58000
    await waitFor(async () => expect(await balance()).toHaveTextContent(/€2,194\.10/));
    expect(await balance()).toHaveTextContent(/Everything you have, in EUR.*About, rates of 20 Nov 2026, \d\d:30/);
    expect(await screen.findByText(/You’ve spent/)).toHaveTextContent(
      /^You’ve spent €118\.40 less than by this day last month\./,
    );
    expect(await axeFindings(container)).toEqual([]);
  });

  it('values everything in the currency the customer picks, and remembers it', async () => {
    homeBank();
    const user = userEvent.setup();
    showHome();
    await user.click(await screen.findByRole('button', { name: 'Main currency: EUR' }));
    await user.click(await screen.findByRole('menuitem', { name: /US Dollar/ }));
    // 1250.50 × 1.08695652 + 80 + 0.015 × 63043.47826086
    await waitFor(async () => expect(await balance()).toHaveTextContent(/\$2,384\.89/));
    expect(preferences.getState().mainCurrency).toBe('USD');
  });

  it('meets a customer with one currency without rates', async () => {
    homeBank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }) });
    showHome();
    expect(await balance()).toHaveTextContent(/Everything you have.*€1,250\.50/);
    expect(screen.queryByRole('button', { name: /Main currency/ })).not.toBeInTheDocument();
    expect(await balance()).not.toHaveTextContent(/rates/);
  });

  it('says what the figure is without rates, rather than a wrong total', async () => {
    homeBank({ defaultRatesList: () => ({ lost: true }) });
    showHome();
    await waitFor(async () =>
      expect(await balance()).toHaveTextContent(
        /€1,250\.50.*The rates could not be loaded. This is only what you have in EUR/,
      ),
    );
  });

  it('offers what can be done, and nothing that cannot', async () => {
    homeBank({
      userAccessInfo: () => ({
        customerAccess: sampleAccess({ permissions: ['other.p2p', 'sendMoneyUser', 'own.betweenAccounts'] }),
      }),
    });
    showHome();
    expect(await screen.findByRole('link', { name: 'Move money' })).toHaveAttribute('href', '/transfer/account');
    expect(screen.getByRole('link', { name: 'Send' })).toHaveAttribute('href', '/transfer/p2p');
    expect(screen.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', '/accounts/11');
    expect(screen.queryByRole('link', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Request' })).not.toBeInTheDocument();
  });

  it('leads to a new invoice where the customer may write one', async () => {
    homeBank({ userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: ['requestMoney'] }) }) });
    showHome();
    expect(await screen.findByRole('link', { name: 'Request' })).toHaveAttribute('href', '/transfer/invoices?open=new');
  });

  it('hides every figure of the page, and says so', async () => {
    homeBank();
    const user = userEvent.setup();
    const { container } = showHome();
    await screen.findByText('Ben Ode');
    await screen.findByRole('button', { name: 'Show as table' });
    await user.click(screen.getByRole('button', { name: 'Hide balances' }));
    expect(screen.getByRole('button', { name: 'Show balances' })).toBeInTheDocument();
    expect(screen.getByText('Balances are hidden.')).toBeVisible();
    expect(container).not.toHaveTextContent(/[€$₿]\s?\d|\d[.,]\d\d/);
  });
});

const held = {
  ...{ holdId: 'H1', date: '2026-11-21T10:00:00.000Z', amount: '12.5', currencyCode: 'EUR', reason: 'approval' },
  ...{ name: 'Ben Ode', until: null },
};

describe('the accounts', () => {
  it('are tabs of chart and activity: the chosen one stands in the address and is asked for', async () => {
    const calls = homeBank();
    const user = userEvent.setup();
    const view = showHome();
    expect(await tile(/All accounts/)).toBeChecked();
    await waitFor(() => expect(calls.of('totalHistory')).toHaveLength(1));
    // Each names the zone of its days (R2.7.216).
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(calls.of('totalHistory')[0]?.input).toMatchObject({ timeZone });
    expect(calls.of('monthSpending')[0]?.input).toMatchObject({ timeZone });
    await user.click(await tile(/Dollars/));
    await waitFor(() => expect(view.address()).toBe('/home?account=12'));
    expect(await screen.findByRole('heading', { name: 'Dollars, last month' })).toBeVisible();
    await waitFor(() => expect(calls.of('balanceHistory')[0]?.input).toMatchObject({ accountId: 12, timeZone }));
    await waitFor(() => expect(calls.of('transactionHistory').at(-1)?.input).toMatchObject({ accountId: 12 }));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(view.address()).toBe('/home?account=11'));
    expect(screen.queryByRole('radio', { name: /Old/ })).not.toBeInTheDocument();
  });

  it('change the period in the address and ask the bank for it', async () => {
    const calls = homeBank();
    const user = userEvent.setup();
    const view = showHome('?account=12');
    await user.click(await screen.findByRole('radio', { name: 'Year' }));
    await waitFor(() => expect(view.address()).toBe('/home?account=12&period=1Y'));
    await waitFor(() => expect(calls.of('balanceHistory')).toHaveLength(2));
  });

  it('end their chart with the balance of now, and show what is on hold as what comes', async () => {
    homeBank({
      balanceInquiry: () => ({ accounts: { account: [sampleAccount({ pendingAmount: '12.5' })] } }),
      accountHoldList: () => ({ holds: [held] }),
    });
    const user = userEvent.setup();
    showHome();
    expect(await screen.findByText('What is planned')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1, 3)).toEqual(['Soon: €12.50 on hold€1,238.00', '21 Nov 2026€1,250.50']);
  });

  it('go on in their chart with the payments that were approved in advance', async () => {
    const today = Date.now();
    const [soon, later] = [3, 9].map((days) => new Date(today + days * 86_400_000).toISOString().slice(0, 10));
    const rent = {
      ...{ id: 'S1', type: 'P2P', status: 'active', amount: '950', currencyCode: 'EUR', fromAccountId: 11 },
      ...{ fromAccountName: 'Main', toAccount: null, payeeName: 'Rent', beneficiaryEmail: null, note: '' },
      ...{ period: 'month', startedOn: '2026-10-01', endsOn: null, comingOn: [soon, later] },
      ...{ isShort: false, mayCancel: true },
    };
    homeBank({
      balanceInquiry: () => ({ accounts: { account: [sampleAccount({ pendingAmount: '12.5' })] } }),
      preApprovedList: () => ({ subscriptions: [rent] }),
      accountHoldList: () => ({ holds: [held] }),
    });
    const user = userEvent.setup();
    showHome();
    expect(await screen.findByText('What is planned')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('row')
          .slice(1, 4)
          .map((row) => row.textContent),
      ).toEqual([
        expect.stringMatching(/Rent −€950\.00−€662\.00$/),
        expect.stringMatching(/Rent −€950\.00€288\.00$/),
        'Soon: €12.50 on hold€1,238.00',
      ]),
    );
  });

  it('fall back to all of them where the address names one that is not there', async () => {
    homeBank();
    showHome('?account=99');
    expect(await tile(/All accounts/)).toBeChecked();
  });
});

describe('activity', () => {
  it('folds fees into their transaction (R2.9.7), asks for 25 (R0.4), and leads to the details', async () => {
    const calls = homeBank();
    showHome();
    const row = await screen.findByRole('link', { name: /Ben Ode/ });
    expect(row).toHaveTextContent(/fee €0\.75/);
    expect(row).toHaveAttribute('href', '/history?accountId=11&details=T1&at=0');
    expect(screen.queryByText('The bank')).not.toBeInTheDocument();
    expect(calls.of('transactionHistory')[0]?.input).toMatchObject({ pageNumber: 1, pageSize: 25 });
    expect(screen.getByRole('link', { name: 'See all activity' })).toHaveAttribute('href', '/history?accountId=all');
  });
});

describe('a new customer', () => {
  it('sees the outline and three steps, of which the next can be taken', async () => {
    homeBank({
      balanceInquiry: () => ({ accounts: { account: [sampleAccount({ balance: '0' })] } }),
      transactionHistory: () => noTransactions,
      verificationStateGet: () => ({ verification: sampleVerification({ isVerified: false, isActionsPending: true }) }),
    });
    const { container } = showHome();
    expect(await screen.findByRole('heading', { name: 'Three steps to your first payment' })).toBeVisible();
    expect(await screen.findByText('1 of 3 done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/unverified-account');
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    const first = screen.getByRole('region', { name: 'A card of your own' });
    expect(within(first).getByRole('link', { name: /card/ })).toHaveAttribute('href', expect.stringMatching(/card/));
    expect(await axeFindings(container)).toEqual([]);
  });

  it('who is verified and has no account is told where money can be sent', async () => {
    homeBank({ balanceInquiry: () => ({ accounts: { account: [] } }) });
    showHome();
    expect(await screen.findByText('2 of 3 done')).toBeVisible();
    expect(screen.getByText(/Other customers can send it to .+@/)).toBeVisible();
  });

  it('is not somebody who spent everything', async () => {
    homeBank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount({ balance: '0' })] } }) });
    showHome();
    expect(await screen.findByText('Ben Ode')).toBeVisible();
    expect(screen.queryByText(/Three steps/)).not.toBeInTheDocument();
  });
});
