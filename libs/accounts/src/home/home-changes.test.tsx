// Rules: R2.2.1.
import { queryClient, startRecovery } from '@bank/api-client';
import { preferences } from '@bank/kit';
import { sampleAccess, sampleAccount, sampleCustomer } from '@bank/kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accounts, homeBank, showHome } from '../testing/home-bank';

describe('home', () => {
  beforeEach(() => act(() => preferences.setState({ hideBalances: false, mainCurrency: null })));

  it('says politely what arrived while it was open', async () => {
    let balance = '1250.5';
    homeBank({ balanceInquiry: () => ({ accounts: { account: [sampleAccount({ balance })] } }) });
    showHome();
    await screen.findByRole('region', { name: 'Balance' });
    balance = '1275.5';
    await act(() => queryClient.refetchQueries({ queryKey: ['balanceInquiry'] }));
    expect(await screen.findByText(/25.00.*arrived in Main EUR/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(/1,275.50/);
    // A screen reader says no amount that the screen hides.
    act(() => preferences.setState({ hideBalances: true }));
    expect(await screen.findByText('Money arrived in Main EUR.')).toBeInTheDocument();
    expect(screen.queryByText(/25.00.*arrived/)).not.toBeInTheDocument();
  });

  it('keeps the last known figures, with their time, when the bank cannot be reached', async () => {
    let isDown = false;
    homeBank({ balanceInquiry: () => (isDown ? { lost: true } : { accounts: { account: accounts } }) });
    showHome();
    await screen.findByRole('region', { name: 'Balance' });
    isDown = true;
    await act(() => queryClient.refetchQueries({ queryKey: ['balanceInquiry'] }));
    // Another call gets its answer: the bank is there, so that the frame says nothing of it.
    await act(() => queryClient.refetchQueries({ queryKey: ['monthSpending'] }));
    expect(await screen.findByText(/This is what we knew at/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(/2,194.10/);
  });

  it('says what happened when there are no figures at all, and tries again', async () => {
    // As in every page: what fails for want of the bank is fetched again when it answers.
    startRecovery();
    let isDown = true;
    homeBank({ balanceInquiry: () => (isDown ? { lost: true } : { accounts: { account: accounts } }) });
    const user = userEvent.setup();
    showHome();
    await screen.findByText('Your accounts could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Balance' })).toBeVisible();
  });

  it('tells why money cannot be sent without a network, and lets it be sent with one', async () => {
    homeBank({});
    showHome();
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
    homeBank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 1 }) }),
    });
    showHome();
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription(/full access/);
  });
});
