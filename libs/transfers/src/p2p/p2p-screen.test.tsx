// Rules: R2.2.3.
import {
  type Answer,
  axeFindings,
  fakeBank,
  renderBank,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransfer,
  type ReceivedCall,
} from '@bank/kit/testing';
import { preferences } from '@bank/kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './p2p-screen';

type Answers = Record<string, (call: ReceivedCall) => Answer | Promise<Answer>>;

const quoted = {
  fee: '1.2',
  debitAmount: '250',
  total: '251.2',
  debitCurrencyCode: 'EUR',
  exchangeRate: '1',
  available: '1200.5',
};
const recent = {
  transactionId: 'T9',
  type: 'p2p',
  permission: '3d',
  isDisabled: false,
  name: 'Carla Ruiz',
  email: 'carla@personas.test',
  amount: '10',
  currencyCode: 'EUR',
  date: '2026-11-01T10:00:00.000Z',
};

function bank(more: Answers = {}) {
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    balanceInquiry: () => ({
      accounts: { account: [sampleAccount(), sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD' })] },
    }),
    recentTransfersList: () => ({ transfers: [recent] }),
    transactionHistory: () => ({
      accountId: null,
      pageNumber: 1,
      transactions: { transaction: [] },
      results: 0,
      rejectedCount: 0,
      processingCount: 0,
      exportCsv: null,
    }),
    checkPayeeEmail: ({ input }) => {
      const exists = input['email'] !== 'nobody@personas.test';
      return { exist: exists, exists, isEmployee: false, outBlacklist: false, name: exists ? 'Ben Ode' : null };
    },
    p2pTransferFee: () => quoted,
    p2pTransfer: () => ({ ...sampleTransfer() }),
    normalConfirm: () => ({ ...sampleTransfer({ status: 'posted' }) }),
    ...more,
  });
}

const show = () => renderBank({ Component, loader }, { at: '/transfer/p2p', messages });

async function fill(user: ReturnType<typeof userEvent.setup>, { email = 'ben@personas.test', amount = '250' } = {}) {
  await user.type(await screen.findByLabelText('Payee e-mail'), email);
  await user.type(screen.getByLabelText('Amount'), amount);
}

async function toReview(user: ReturnType<typeof userEvent.setup>) {
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return screen.findByRole('dialog', { name: 'Check and send' });
}

beforeEach(() => sessionStorage.clear());

describe('the form', () => {
  it('shows no balance while balances are hidden', async () => {
    bank();
    preferences.setState({ hideBalances: true });
    show();
    expect(await screen.findByText(/Available:/)).toHaveTextContent(/Hidden/);
    expect(screen.getByText(/Available:/)).not.toHaveTextContent(/1,200.50/);
    preferences.setState({ hideBalances: false });
  });

  it('says of an account what home says of it: what remains of a prepayment', async () => {
    const prepaid = sampleAccount({ type: 4001, name: 'Prepaid', balance: '1031.90', accountBalanceMin: '-300' });
    bank({ balanceInquiry: () => ({ accounts: { account: [prepaid] } }) });
    show();
    expect(await screen.findByRole('button', { name: /From account/ })).toHaveTextContent(/1,331.90/);
  });

  it('says that it kept what was typed before, and clears it when asked to', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await fill(user);
    view.unmount();
    show();
    expect(await screen.findByText('We kept what you typed earlier.')).toBeVisible();
    expect(screen.getByLabelText('Payee e-mail')).toHaveValue('ben@personas.test');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Payee e-mail')).toHaveValue('');
    expect(screen.queryByText('We kept what you typed earlier.')).not.toBeInTheDocument();
  });

  it('says nothing of the kind in a fresh form', async () => {
    bank();
    show();
    await screen.findByLabelText('Payee e-mail');
    expect(screen.queryByText('We kept what you typed earlier.')).not.toBeInTheDocument();
  });

  it('names the payee and shows fee and total before anything is sent', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const { container } = show();
    await fill(user);
    expect(await screen.findByText('Ben Ode')).toBeVisible();
    expect(await screen.findByText('Total')).toBeVisible();
    expect(container).toHaveTextContent(/Total.*251.20/);
    expect(calls.of('p2pTransfer')).toHaveLength(0);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('flags what cannot be an address and asks nobody (R2.5.1)', async () => {
    const calls = bank();
    const user = userEvent.setup();
    show();
    await fill(user, { email: 'ben' });
    expect(await screen.findByText(/not a complete e-mail/)).toBeVisible();
    expect(screen.getByLabelText('Payee e-mail')).toHaveAccessibleDescription(/not a complete e-mail/);
    expect(calls.of('checkPayeeEmail')).toHaveLength(0);
  });

  it('refuses one’s own address', async () => {
    const calls = bank();
    const user = userEvent.setup();
    show();
    await fill(user, { email: 'Ana@personas.test' });
    expect(await screen.findByText(/your own address/)).toBeVisible();
    expect(calls.of('checkPayeeEmail')).toHaveLength(0);
  });

  it('says that nobody is at an address, and goes no further', async () => {
    const calls = bank();
    const user = userEvent.setup();
    show();
    await fill(user, { email: 'nobody@personas.test' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Nobody with this address/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.of('p2pTransfer')).toHaveLength(0);
  });

  it('says at the field that there is not enough, and keeps what was typed', async () => {
    const calls = bank({ p2pTransferFee: () => ({ ...quoted, total: '2000', available: '1200.5' }) });
    const user = userEvent.setup();
    show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/not enough money/));
    expect(screen.getByLabelText('Payee e-mail')).toHaveValue('ben@personas.test');
    expect(calls.of('p2pTransfer')).toHaveLength(0);
  });

  it('fills in a recent payee with one tap', async () => {
    bank();
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: /Carla Ruiz/ }));
    expect(screen.getByLabelText('Payee e-mail')).toHaveValue('carla@personas.test');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  it('keeps the draft over a reload', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await fill(user);
    view.unmount();
    show();
    expect(await screen.findByLabelText('Payee e-mail')).toHaveValue('ben@personas.test');
  });

  it('tells an employee with READ which right is missing', async () => {
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 1 }) }),
    });
    show();
    expect(await screen.findByText(/one of these rights for this: “?full access/)).toBeVisible();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  it('reviews as a sentence, asks for the code, and ends with a receipt', async () => {
    const calls = bank();
    const user = userEvent.setup();
    show();
    const review = await toReview(user);
    expect(review).toHaveTextContent(/You send .*250.00.* to Ben Ode\. Fee .*1.20.*arrives at once/);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.click(within(review).getByRole('button', { name: 'Confirm and send' }));
    const approval = await screen.findByRole('dialog', { name: 'Approve this transfer' });
    expect(approval).toHaveTextContent(/250.00.*Ben Ode.*1.20.*251.20/);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.type(within(approval).getByLabelText('Code'), '123456');
    await user.click(within(approval).getByRole('button', { name: 'Confirm' }));
    const success = await screen.findByRole('dialog', { name: 'Money sent' });
    expect(success).toHaveTextContent(/Ben Ode has it now.*P900/);
    expect(await axeFindings(document.body)).toEqual([]);
    expect(calls.of('p2pTransfer')[0]?.input).toMatchObject({
      accountId: 11,
      amount: 250,
      currency: 'EUR',
      toEmail: 'ben@personas.test',
    });
    expect(calls.of('normalConfirm')[0]?.input).toMatchObject({ trxid: 'P900' });
    expect(sessionStorage.getItem('bank.draft.transfers.p2p')).toBeNull();
  });

  it('sends once, however often it is pressed', async () => {
    let release: () => void = jest.fn();
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls = bank({
      p2pTransfer: async () => {
        await held;
        return { ...sampleTransfer({ status: 'posted', approveType: 'none' }) };
      },
    });
    const user = userEvent.setup();
    show();
    const review = await toReview(user);
    const send = within(review).getByRole('button', { name: 'Confirm and send' });
    await user.dblClick(send);
    send.focus();
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    release();
    await screen.findByRole('dialog', { name: 'Money sent' });
    expect(calls.of('p2pTransfer')).toHaveLength(1);
    expect(calls.of('p2pTransfer')[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('finds out what happened when the answer is lost, and sends nothing twice', async () => {
    const calls = bank({
      p2pTransfer: () => ({ lost: true }),
      transferOutcome: () => ({
        outcome: 'found',
        transfer: sampleTransfer({ status: 'posted', approveType: 'none' }),
      }),
    });
    const user = userEvent.setup();
    show();
    await user.click(within(await toReview(user)).getByRole('button', { name: 'Confirm and send' }));
    await screen.findByRole('dialog', { name: 'Money sent' });
    const keys = new Set(calls.of('p2pTransfer').map(({ idempotencyKey }) => idempotencyKey));
    expect([...keys]).toEqual([calls.of('transferOutcome')[0]?.input['idempotencyKey']]);
  });

  it.each([
    ['posted', 'Money sent'],
    ['rejected', null],
  ] as const)('follows the device until it answers: %s', async (status, title) => {
    const waiting = sampleTransfer({ approveType: 'push', approvalSentTo: null, approvalExpiresAt: null });
    const calls = bank({
      p2pTransfer: () => ({ ...waiting }),
      transferOutcome: () => ({ outcome: 'found', transfer: { ...waiting, status } }),
    });
    const user = userEvent.setup();
    show();
    await user.click(within(await toReview(user)).getByRole('button', { name: 'Confirm and send' }));
    if (title === null) await screen.findByText('That transfer was not approved');
    else await screen.findByRole('dialog', { name: title });
    expect(calls.of('p2pTransfer')).toHaveLength(1);
  });

  it('finds out after a reload, too', async () => {
    bank({ p2pTransfer: () => ({ lost: true }), transferOutcome: () => ({ lost: true }) });
    const user = userEvent.setup();
    const view = show();
    await user.click(within(await toReview(user)).getByRole('button', { name: 'Confirm and send' }));
    expect(await screen.findByRole('alertdialog', { name: /finding out what happened/ })).toBeVisible();
    view.unmount();
    const calls = bank({
      transferOutcome: () => ({
        outcome: 'found',
        transfer: sampleTransfer({ status: 'posted', approveType: 'none' }),
      }),
    });
    show();
    await screen.findByRole('dialog', { name: 'Money sent' });
    expect(calls.of('p2pTransfer')).toHaveLength(0);
  });

  it('says that nothing moved when the bank never got it, and keeps the form', async () => {
    bank({ p2pTransfer: () => ({ lost: true }), transferOutcome: () => ({ outcome: 'absent', transfer: null }) });
    const user = userEvent.setup();
    show();
    await user.click(within(await toReview(user)).getByRole('button', { name: 'Confirm and send' }));
    expect(await screen.findByText('The transfer did not reach the bank')).toBeVisible();
    expect(screen.getByText(/No money has moved/)).toBeVisible();
    expect(screen.getByLabelText('Payee e-mail')).toHaveValue('ben@personas.test');
  });

  it('opens the approval again after a reload', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(within(await toReview(user)).getByRole('button', { name: 'Confirm and send' }));
    await screen.findByLabelText('Code');
    view.unmount();
    bank({ transferOutcome: () => ({ outcome: 'found', transfer: sampleTransfer() }) });
    show();
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('puts the bank’s refusal at its field', async () => {
    bank({ p2pTransfer: () => ({ refused: 'There is not enough money.', field: 'amount' }) });
    const user = userEvent.setup();
    show();
    await user.click(within(await toReview(user)).getByRole('button', { name: 'Confirm and send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const amount = screen.getByLabelText('Amount');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/There is not enough money/));
    expect(amount).toHaveValue('250');
  });

  it('says "created for approval" to access level 3 (R2.4.2)', async () => {
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 3 }) }),
      p2pTransfer: () => ({ ...sampleTransfer({ status: 'created' }) }),
    });
    const user = userEvent.setup();
    show();
    const review = await toReview(user);
    expect(review).toHaveTextContent(/another user approves it/);
    expect(review).not.toHaveTextContent(/arrives at once/);
    await user.click(within(review).getByRole('button', { name: 'Send for approval' }));
    expect(await screen.findByRole('dialog', { name: 'Created for approval' })).toBeVisible();
  });

  it('starts again with the same payee', async () => {
    bank({ p2pTransfer: () => ({ ...sampleTransfer({ status: 'posted', approveType: 'none' }) }) });
    const user = userEvent.setup();
    show();
    await user.click(within(await toReview(user)).getByRole('button', { name: 'Confirm and send' }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Payee e-mail')).toHaveValue('ben@personas.test');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });
});
