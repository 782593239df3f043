// Rules: R2.4.1, R2.4.2, R2.4.60, R2.4.61, R2.4.65, R2.4.74.
import { axeFindings, sampleAccess, sampleCustomer, sampleTransfer, watchSentences } from '@bank/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bank, quoted, receipt, send, show, toReview } from '../testing/p2p';

/** What stays real where only intervals are moved by hand. */
const OTHER_TIMERS = [
  ...(['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate'] as const),
  ...(['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('sending', () => {
  it('reviews as a sentence, asks for the code, and ends with a receipt', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const { container } = show();
    const review = await toReview(user);
    expect(review).toHaveTextContent(/You send .*250.00.* to Ben Ode\. It arrives at once.*Fee.*1.20.*251.20/);
    expect(review).toHaveTextContent(/You haven’t paid Ben Ode before/);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
    const code = await screen.findByLabelText('Code');
    // One sheet: what is signed stays in sight.
    expect(review).toContainElement(code);
    expect(review).toHaveTextContent(/250.00.*Ben Ode.*ben@personas.test.*1.20.*251.20/);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.type(code, '123456');
    await receipt();
    expect(screen.getByText(/has it now/)).toHaveTextContent('Ben Ode has it now.');
    expect(screen.getByText('P900')).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
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
    const button = within(review).getByRole('button', { name: 'Confirm with a code' });
    await user.dblClick(button);
    button.focus();
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    release();
    await receipt();
    expect(calls.of('p2pTransfer')).toHaveLength(1);
    expect(calls.of('p2pTransfer')[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('finds out what happened when the answer is lost, and sends nothing twice', async () => {
    const calls = bank({
      p2pTransfer: () => ({ lost: true }),
      transferOutcome: () => ({
        what: 'payment',
        payment: sampleTransfer({ status: 'posted', approveType: 'none' }),
      }),
    });
    const user = userEvent.setup();
    show();
    await send(user);
    await receipt();
    const keys = new Set(calls.of('p2pTransfer').map(({ idempotencyKey }) => idempotencyKey));
    expect([...keys]).toEqual([calls.of('transferOutcome')[0]?.input['idempotencyKey']]);
  });

  it.each([
    ['posted', 'sent'],
    ['rejected', null],
  ] as const)('follows the device until it answers: %s', async (status, title) => {
    // The page's own pace is moved by hand, and nothing else's: waiting for the screen goes on.
    jest.useFakeTimers({ doNotFake: OTHER_TIMERS });
    const waiting = sampleTransfer({ approveType: 'push', approvalSentTo: null, approvalExpiresAt: null });
    const calls = bank({
      p2pTransfer: () => ({ ...waiting }),
      transferOutcome: () => ({ what: 'payment', payment: { ...waiting, status } }),
    });
    const user = userEvent.setup();
    show();
    await send(user);
    expect(await screen.findByText('Look at your phone')).toBeVisible();
    expect(calls.of('transferOutcome')).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    if (title === null) await screen.findByText('That transfer was not approved');
    else await receipt();
    expect(calls.of('p2pTransfer')).toHaveLength(1);
  });

  it('finds out after a reload, too', async () => {
    bank({ p2pTransfer: () => ({ lost: true }), transferOutcome: () => ({ lost: true }) });
    const user = userEvent.setup();
    const view = show();
    await send(user);
    expect(await screen.findByRole('alertdialog', { name: /finding out what happened/ })).toBeVisible();
    view.unmount();
    const calls = bank({
      transferOutcome: () => ({
        what: 'payment',
        payment: sampleTransfer({ status: 'posted', approveType: 'none' }),
      }),
    });
    show();
    await receipt();
    expect(calls.of('p2pTransfer')).toHaveLength(0);
  });

  it('says that nothing moved when the bank never got it, and keeps the form', async () => {
    bank({ p2pTransfer: () => ({ lost: true }), transferOutcome: () => ({ what: 'absent' }) });
    const user = userEvent.setup();
    show();
    await send(user);
    expect(await screen.findByText('The transfer did not reach the bank')).toBeVisible();
    expect(screen.getByText(/No money has moved/)).toBeVisible();
    expect(screen.getByLabelText('Payee gets')).toHaveValue('250');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('ben@personas.test');
  });

  it('opens the approval again after a reload', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await send(user);
    await screen.findByLabelText('Code');
    view.unmount();
    bank({ transferOutcome: () => ({ what: 'payment', payment: sampleTransfer() }) });
    show();
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('puts the bank’s refusal at its field', async () => {
    bank({ p2pTransfer: () => ({ refused: 'There is not enough money.', field: 'amount' }) });
    const user = userEvent.setup();
    show();
    await send(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const amount = screen.getByLabelText('Payee gets');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/There is not enough money/));
    expect(amount).toHaveValue('250');
  });

  it('says "created for approval" to access level 3 (R2.4.2)', async () => {
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 3 }) }),
      p2pTransferFee: () => ({
        ...quoted,
        approval: { by: 'others', needed: 1, names: ['Abel Costa', 'Olivia Stan'] },
      }),
      p2pTransfer: () => ({ ...sampleTransfer({ status: 'created' }) }),
    });
    const user = userEvent.setup();
    show();
    const review = await toReview(user);
    expect(review).toHaveTextContent('It leaves once one of these people approves: Abel Costa, Olivia Stan.');
    expect(review).not.toHaveTextContent(/arrives at once/);
    await user.click(within(review).getByRole('button', { name: 'Send for approval' }));
    expect(await screen.findByRole('heading', { name: 'Created for approval' })).toBeVisible();
    expect(screen.queryByText(/arrives|has it now/)).toBeNull();
  });

  it('promises nothing to a maker of full access whom a policy makes wait for others (R2.4.74)', async () => {
    const waiting = sampleTransfer({ status: 'pending', approvalsNeeded: 2 });
    bank({
      customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
      p2pTransferFee: () => ({ ...quoted, approval: { by: 'others', needed: 2, names: [] } }),
      p2pTransfer: () => ({ ...waiting }),
      normalConfirm: () => ({ ...waiting, status: 'created' }),
    });
    const user = userEvent.setup();
    show();
    const watch = watchSentences();
    const review = await toReview(user);
    await user.click(within(review).getByRole('button', { name: 'Send for approval' }));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Created for approval' })).toBeVisible();
    watch.stop();
    expect(watch.seen().filter((text) => /arrives|has it now|Send now|You sent €/.test(text))).toEqual([]);
  });

  it('starts again with the same payee and amount', async () => {
    bank({ p2pTransfer: () => ({ ...sampleTransfer({ status: 'posted', approveType: 'none' }) }) });
    const user = userEvent.setup();
    show();
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Send the same again' }));
    expect(await screen.findByLabelText('Payee gets')).toHaveValue('250');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('ben@personas.test');
  });

  it('does not go back to a payment that was made: another begins empty', async () => {
    bank({ p2pTransfer: () => ({ ...sampleTransfer({ status: 'posted', approveType: 'none' }) }) });
    const user = userEvent.setup();
    const view = show();
    await send(user);
    await receipt();
    await waitFor(() => expect(view.address()).toBe('/transfer/p2p?ask=sent'));
    await view.goBack();
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('');
    expect(screen.queryByRole('heading', { name: /You sent/ })).toBeNull();
  });

  it('keeps the receipt when Back is quicker than its address, and the next Back begins another', async () => {
    bank({ p2pTransfer: () => ({ ...sampleTransfer({ status: 'posted', approveType: 'none' }) }) });
    const user = userEvent.setup();
    let quickBack: Promise<void> | undefined;
    const view = show((url) => {
      if (url.includes('ask=sent')) quickBack ??= view.goBack();
    });
    await send(user);
    await receipt();
    await waitFor(() => expect(quickBack).toBeDefined());
    await quickBack;
    await waitFor(() => expect(view.address()).toBe('/transfer/p2p?ask=sent'));
    await view.goBack();
    expect(await screen.findByLabelText('Who should get money?')).toHaveValue('');
    expect(screen.queryByRole('heading', { name: /You sent/ })).toBeNull();
  });

  it('asks before Back gives up a payment that waits for its code', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const view = show();
    await send(user);
    await screen.findByLabelText('Code');
    await view.goBack();
    expect(await screen.findByRole('dialog', { name: 'Cancel this transfer?' })).toBeVisible();
    expect(calls.of('transferCancel')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('says in a line each what to look at twice, and sends without it when the bank cannot say', async () => {
    const hints = [
      { kind: 'duplicate', at: '2026-11-01T10:00:00.000Z' },
      { kind: 'payeeChanged', at: '2026-11-01T10:00:00.000Z' },
      { kind: 'unusualAmount', amount: '40', currencyCode: 'EUR' },
    ];
    const calls = bank({ paymentHints: () => ({ hints }) });
    const user = userEvent.setup();
    const { unmount } = show();
    const lines = within(await toReview(user)).getByRole('list', { name: 'Look at this twice' });
    expect(
      within(lines)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'You sent Ben Ode €250.00 on 1 Nov 2026. Is this a second payment?',
      'The details aren’t the ones you paid Ben Ode to on 1 Nov 2026. Make sure the change is real.',
      'That’s a lot more than usual: the most you’ve sent so far is €40.00.',
    ]);
    expect(calls.of('paymentHints')[0]?.input).toMatchObject({
      payeeKind: 'customer',
      payeeDetail: 'ben@personas.test',
    });
    unmount();
    sessionStorage.clear();
    bank({ paymentHints: () => ({ refused: 'Not now', code: '99' }) });
    show();
    const review = await toReview(user);
    expect(within(review).getByRole('button', { name: 'Confirm with a code' })).toBeEnabled();
    expect(within(review).queryByRole('list', { name: 'Look at this twice' })).toBeNull();
  });

  it.each([
    ['in time', { ...sampleTransfer({ status: 'cancelled', approveType: 'none' }) }, 'Undone', false],
    ['too late', { refused: 'It no longer waits.', reason: 'notWaiting' }, /^You sent/, true],
  ])('undoes a payment %s as the bank says it (R2.4.61)', async (_, answer, heading, isTooLate) => {
    const leavesAt = new Date(Date.now() + 10_000).toISOString();
    bank({
      p2pTransfer: () => ({ ...sampleTransfer({ status: 'held', approveType: 'none', releasesAt: leavesAt }) }),
      transferCancel: () => answer,
      transferOutcome: () => ({ what: 'payment', payment: sampleTransfer({ status: 'posted', approveType: 'none' }) }),
    });
    const user = userEvent.setup();
    show();
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByText(/It was too late to undo/) !== null).toBe(isTooLate);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('renews a rate that is not held any more, and says what that changes before it sends (R2.4.65)', async () => {
    const heldUntil = new Date(Date.now() + 60_000).toISOString();
    const prices = ['251.20', '253.20'].map((total, n) => ({ ...quoted, total, quoteId: `Q${n}`, heldUntil }));
    const calls = bank({
      p2pTransferFee: ({ input }) => (input['hold'] === true ? (prices.shift() ?? quoted) : quoted),
      p2pTransfer: ({ input }) =>
        input['quoteId'] === 'Q0'
          ? { refused: 'The rate was held for a minute.', reason: 'quoteExpired' }
          : { ...sampleTransfer({ status: 'posted', approveType: 'none' }) },
    });
    const user = userEvent.setup();
    show();
    const review = await toReview(user);
    expect(within(review).getByRole('timer')).toHaveTextContent(/This rate is held for \d+ s\./);
    await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
    expect(await within(review).findByText(/€2\.00 more leaves your account than before/)).toBeVisible();
    expect(review).toHaveTextContent(/253\.20/);
    await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
    await receipt();
    const [first, second] = calls.of('p2pTransfer');
    expect(second?.input).toMatchObject({ quoteId: 'Q1' });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});
