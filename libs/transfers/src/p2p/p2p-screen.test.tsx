// Rules: R2.2.3, R0.111.
import { axeFindings, sampleAccess, sampleAccount, sampleCustomer, renderBank } from '@bank/kit/testing';
import { preferences } from '@bank/kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import messages from '../messages-steps/en.json';
import { bank, check, fill, next, quoted, show, toReview } from '../testing/p2p';
import { Component, loader } from './p2p-screen';

beforeEach(() => sessionStorage.clear());

describe('the form', () => {
  it('shows no balance while balances are hidden', async () => {
    bank();
    preferences.setState({ hideBalances: true });
    const user = userEvent.setup();
    show();
    await fill(user);
    expect(await screen.findByText(/Available:/)).toHaveTextContent('Available: € ••••');
    expect(screen.getByText(/Available:/)).not.toHaveTextContent(/1,200.50/);
    act(() => preferences.setState({ hideBalances: false }));
  });

  it('says of an account what home says of it: what remains of a prepayment', async () => {
    const prepaid = sampleAccount({
      type: 4001,
      name: 'Prepaid',
      balance: '1031.90',
      accountBalanceMin: '-300',
      // As the bank says it where nothing is on hold: balance less minimum.
      available: '1331.90',
    });
    bank({ balanceInquiry: () => ({ accounts: { account: [prepaid] } }) });
    show();
    await fill(userEvent.setup());
    expect(await screen.findByRole('button', { name: /From account/ })).toHaveTextContent(/1,331.90/);
  });

  it.each([
    ['with the flag', ['settlementAccount'] as const, /Main/],
    ['without it', [], /Dollars/],
  ])('begins at a settlement account only %s (R2.7.194)', async (_, more, account) => {
    const accounts = [
      sampleAccount({ isSettlementAccount: true }),
      sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD' }),
    ];
    bank({
      balanceInquiry: () => ({ accounts: { account: accounts } }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: [...more] }) }),
    });
    show();
    await fill(userEvent.setup());
    expect(await screen.findByRole('button', { name: /From account/ })).toHaveTextContent(account);
  });

  it('says that it kept what was typed before, and clears it when asked to', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await fill(user);
    view.unmount();
    show();
    expect(await screen.findByText('We kept what you typed earlier.')).toBeVisible();
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('ben@personas.test');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Who should get money?')).toHaveValue('');
    expect(screen.queryByText('We kept what you typed earlier.')).not.toBeInTheDocument();
  });

  it('says nothing of the kind in a fresh form', async () => {
    bank();
    show();
    await screen.findByLabelText('Who should get money?');
    expect(screen.queryByText('We kept what you typed earlier.')).not.toBeInTheDocument();
  });

  it('names the payee and shows fee and total before anything is sent', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const { container } = show();
    await fill(user);
    await waitFor(() => expect(container).toHaveTextContent(/You send €250.00 to Ben Ode\. It arrives at once/));
    expect(await screen.findByText('Leaves your account')).toBeVisible();
    expect(container).toHaveTextContent(/Fee.*1.20.*Leaves your account.*251.20.*Left afterwards.*949.30/);
    expect(calls.of('p2pTransfer')).toHaveLength(0);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('flags what cannot be an address and asks nobody (R2.5.1)', async () => {
    const calls = bank();
    const user = userEvent.setup();
    show();
    await user.type(await screen.findByLabelText('Who should get money?'), 'ben@');
    await next(user);
    expect(await screen.findByText(/not a complete e-mail/)).toBeVisible();
    expect(screen.getByLabelText('Who should get money?')).toHaveAccessibleDescription(/not a complete e-mail/);
    expect(calls.of('checkPayeeEmail')).toHaveLength(0);
  });

  it('refuses one’s own address', async () => {
    const calls = bank();
    const user = userEvent.setup();
    show();
    await user.type(await screen.findByLabelText('Who should get money?'), 'Ana@personas.test');
    await next(user);
    expect(await screen.findByText(/your own address/)).toBeVisible();
    expect(calls.of('checkPayeeEmail')).toHaveLength(0);
  });

  it('says that nobody is at an address, and goes no further', async () => {
    const calls = bank();
    const user = userEvent.setup();
    show();
    await user.type(await screen.findByLabelText('Who should get money?'), 'nobody@personas.test');
    await next(user);
    expect(await screen.findByText(/Nobody with this address/)).toBeVisible();
    // The help leaves when there is something to mend.
    expect(screen.queryByText(/Type or paste anything/)).toBeNull();
    expect(screen.queryByLabelText('Payee gets')).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.of('p2pTransfer')).toHaveLength(0);
  });

  it('says at the field that there is not enough, and keeps what was typed', async () => {
    const calls = bank({ p2pTransferFee: () => ({ ...quoted, total: '2000', available: '1200.5' }) });
    const user = userEvent.setup();
    show();
    await fill(user);
    await check(user);
    await waitFor(() => expect(screen.getByLabelText('Payee gets')).toHaveAccessibleDescription(/not enough money/));
    expect(screen.getByLabelText('Payee gets')).toHaveValue('250');
    expect(calls.of('p2pTransfer')).toHaveLength(0);
  });

  it('goes on to the amount with one tap on a recent payee', async () => {
    bank();
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: /Carla Ruiz/ }));
    await waitFor(() => expect(screen.getByLabelText('You send')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('carla@personas.test');
  });

  it('narrows the people paid last by what is typed', async () => {
    bank();
    const user = userEvent.setup();
    show();
    await screen.findByRole('button', { name: /Carla Ruiz/ });
    await user.type(screen.getByLabelText('Who should get money?'), 'ruiz');
    expect(screen.getByRole('button', { name: /Carla Ruiz/ })).toBeVisible();
    await user.type(screen.getByLabelText('Who should get money?'), 'x');
    expect(screen.queryByRole('button', { name: /Carla Ruiz/ })).toBeNull();
  });

  it('goes back step by step and loses nothing (L7)', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await toReview(user);
    expect(view.address()).toBe('/transfer/p2p?ask=amount&open=check');
    await view.goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Payee gets')).toHaveValue('250');
    await view.goBack();
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('ben@personas.test');
    expect(view.address()).toBe('/transfer/p2p');
  });

  it('begins with what another page filled in', async () => {
    bank();
    const view = renderBank({ Component, loader }, { at: '/transfer/p2p?to=ben@personas.test&amount=12.5', messages });
    expect(await screen.findByLabelText('Payee gets')).toHaveValue('12.50');
    expect(view.address()).toBe('/transfer/p2p?ask=amount');
  });

  it('asks the second question from the first frame on, where another page answered the first', async () => {
    bank();
    const asked = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const label of ['Who should get money?', 'Payee gets']) if (screen.queryByLabelText(label)) asked.add(label);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    renderBank({ Component, loader }, { at: '/transfer/p2p?to=ben@personas.test', messages });
    await waitFor(() => expect(screen.getByLabelText('You send')).toHaveFocus());
    watch.disconnect();
    expect([...asked]).toEqual(['Payee gets']);
  });

  it('begins anew with a payee whom an address brings while it is open', async () => {
    bank();
    const user = userEvent.setup();
    function Opened() {
      return (
        <>
          <Link to="?to=ben@personas.test">Send to Ben</Link>
          <Component />
        </>
      );
    }
    const view = renderBank({ Component: Opened, loader }, { at: '/transfer/p2p', messages });
    await fill(user);
    await user.click(screen.getByRole('link', { name: 'Send to Ben' }));
    await waitFor(() => expect(screen.getByLabelText('Payee gets')).toHaveValue(''));
    await waitFor(() => expect(view.address()).toBe('/transfer/p2p?ask=amount'));
  });

  it('folds away when and how often, a coupon and a template, and shows what is filled in', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await fill(user);
    expect(screen.getByText('When and how often')).toBeVisible();
    expect(screen.queryByLabelText('Coupon')).toBeNull();
    await user.click(screen.getByText('When and how often'));
    expect(screen.getByRole('button', { name: /^Repeat/ })).toBeVisible();
    await user.type(screen.getByLabelText('Coupon'), 'MAY10');
    view.unmount();
    show();
    await next(user);
    expect(await screen.findByLabelText('Coupon')).toHaveValue('MAY10');
  });

  it('reads the other separator, and says what it read (L10)', async () => {
    bank();
    const user = userEvent.setup();
    show();
    await fill(user, { amount: '12,5' });
    expect(screen.getByLabelText('Payee gets')).toHaveAccessibleDescription(/Read as 12\.50 EUR/);
    await check(user);
    expect(await screen.findByRole('dialog')).toHaveTextContent(/You send €12\.50 to Ben Ode/);
  });

  it('keeps the draft over a reload', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await fill(user);
    view.unmount();
    show();
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('ben@personas.test');
    await next(user);
    expect(await screen.findByLabelText('Payee gets')).toHaveValue('250');
  });

  it('keeps an address that was pasted whole over a reload, and nothing that is no address', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(await screen.findByLabelText('Who should get money?'));
    await user.paste('ben@personas.test');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('ben@personas.test'));
    await user.clear(screen.getByLabelText('Who should get money?'));
    await user.paste('DE89370400440532013000');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('ben@personas.test'));
    expect(JSON.stringify(sessionStorage)).not.toContain('DE89');
    await user.clear(screen.getByLabelText('Who should get money?'));
    await user.paste('ben@personas.test');
    view.unmount();
    show();
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('ben@personas.test');
  });

  it('tells an employee with READ which right is missing', async () => {
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 1 }) }),
    });
    show();
    expect(await screen.findByText(/one of these rights for this: “?full access/)).toBeVisible();
    expect(screen.queryByLabelText('Payee gets')).not.toBeInTheDocument();
  });
});
