// Rules: R0.105, R0.106, R0.107, R2.4.61, R2.4.75, R2.4.3, R2.4.4, R2.9.5.
import { cameFrom } from '@bank/kit';
import { sampleTransfer } from '@bank/kit/testing';
import type { CreatedPayment } from '@bank/protocol/payment';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showReceipt } from '../../testing/receipt';

const show = (payment: CreatedPayment, wasCoded = true, onUndo = () => Promise.resolve()) =>
  showReceipt(payment, { wasCoded, onUndo });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const coded = (approveType: CreatedPayment['approveType']) => sampleTransfer({ status: 'posted', approveType });
const popup = () => screen.queryByRole('dialog', { name: 'Money sent' });

test('after a code by SMS the popup closes after 3 s, and the receipt stays', async () => {
  show(coded('sms'));
  // The first dialog's code is fetched before it shows; from then on the time counts.
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(popup()).toBeInTheDocument();
  pass(1);
  expect(popup()).toBeNull();
  expect(screen.getByRole('heading', { name: /You sent €250\.00 to Ben Ode/ })).toBeVisible();
});

test('under the pointer it stays', async () => {
  show(coded('sms'));
  fireEvent.pointerEnter(await screen.findByText(/stays open behind/));
  pass(60_000);
  expect(popup()).toBeVisible();
});

test.each(['otp', 'push', 'none'] as const)('approved by %s nothing stands in front of the receipt', (approveType) => {
  show(coded(approveType));
  expect(screen.getByRole('heading', { name: /You sent/ })).toHaveFocus();
  expect(popup()).toBeNull();
});

const stations = () =>
  within(screen.getByRole('list', { name: 'What happens' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('what was done stands with its time', () => {
  show(coded('none'));
  expect(stations()).toEqual([
    expect.stringMatching(/^Done: You confirmed.*:02:11$/),
    expect.stringMatching(/^Done: Left your account€251\.20 from.*Main EUR/),
    expect.stringMatching(/^Done: Ben Ode has it/),
  ]);
});

test('what is on its way is not said to have arrived, and says when it should', () => {
  const sent = sampleTransfer({ status: 'released' });
  const steps = sent.steps.map((step) =>
    step.step === 'arrived' ? { ...step, expectedAt: '2026-11-24T09:00:00.000Z' } : step,
  );
  show({ ...sent, steps }, false);
  expect(screen.getByRole('heading', { name: '€250.00 is on its way to Ben Ode' })).toHaveFocus();
  expect(stations()).toEqual([
    expect.stringMatching(/^Done: You confirmed/),
    expect.stringMatching(/^Done: Left your account/),
    expect.stringMatching(/^Now: On its way to Ben Ode.*Expected .*24 Nov/),
  ]);
  expect(stations().join()).not.toMatch(/has it/);
});

test('times are the bank’s, also when the page learns of the payment later', () => {
  const { steps, ...sent } = sampleTransfer({ status: 'posted' });
  show({ ...sent, steps: steps.map((step) => ({ ...step, at: '2026-11-22T09:41:07.000Z' })) }, false);
  expect(stations().every((text) => /:41:07$|:41:07/.test(text ?? ''))).toBe(true);
});

test('a payment that is still pending says so with an asterisk', () => {
  show(sampleTransfer({ status: 'pending', approveType: 'push' }), false);
  expect(screen.getByRole('heading', { name: /\*$/ })).toBeVisible();
  expect(screen.getByText(/\* Approve it on your device/)).toBeVisible();
});

test('what waits for another user promises no arrival (R2.4.2)', () => {
  show(sampleTransfer({ status: 'created', approveType: 'none' }), false);
  expect(screen.getByRole('heading', { name: 'Created for approval' })).toBeVisible();
  expect(stations()[1]).toMatch(/^Now: Another user decides/);
  expect(stations()[2]).toMatch(/^To come: Then it reaches Ben Ode$/);
});

const PAYEES = [
  { kind: 'customer', name: 'Ben Ode', email: 'ben@personas.test' },
  { kind: 'bankAccount', name: 'Greta Blum', accountNumber: 'DE89370400440532013000' },
  { kind: 'ownAccount', name: 'Dollars', accountId: 12 },
  { kind: 'batch', name: 'Payroll.csv', rows: 3 },
] as const;
test.each(
  (['pending', 'created', 'held', 'released'] as const).flatMap((status) => PAYEES.map((payee) => ({ status, payee }))),
)('$status, to a $payee.kind: nothing says that it is there', ({ status, payee }) => {
  const { summary } = sampleTransfer({});
  show(sampleTransfer({ status, summary: { ...summary, payee } }), false);
  expect(stations().join()).not.toMatch(/has it|is in|are made,|is made/);
  expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent(/has it|You sent/);
});

test.each([
  [null, 'Every month'],
  ['2026-12-31', 'Every month, until 31 Dec 2026'],
])('a receipt of what repeats until %s says so, and leads to it', (endsOn, said) => {
  const { summary } = sampleTransfer({});
  show(sampleTransfer({ status: 'posted', summary: { ...summary, subscription: { period: 'month', endsOn } } }), false);
  expect(screen.getByText(said, { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recurring payments' })).toHaveAttribute(
    'href',
    '/transfer/preapproved-payments?open=payment&id=P900',
  );
});

test('a receipt of what is made once says nothing of repeating', () => {
  show(coded('none'));
  expect(screen.queryByText('Repeat')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Recurring payments' })).toBeNull();
});

test.each([
  ['posted', 'Sent'],
  ['released', 'Sent'],
  ['created', 'Amount'],
  ['pending', 'Amount'],
  ['held', 'Amount'],
  ['cancelled', 'Amount'],
] as const)('the amount of a payment that is %s is called "%s"', (status, label) => {
  show(sampleTransfer({ status, approveType: 'push' }), false);
  expect(screen.getAllByRole('term')[0]).toHaveTextContent(label);
});

test('a payment that has come back by the time it is found out about says so, and nowhere that the payee has it', () => {
  show(sampleTransfer({ status: 'returned' }), false);
  expect(screen.getByRole('heading', { name: 'Payment came back' })).toHaveFocus();
  expect(screen.getByText(/the money is in your account again/)).toBeVisible();
  expect(stations().join()).not.toMatch(/Ben Ode has it/);
});

test('a payment that waits for its day says which, and counts nothing down (R2.7.155)', () => {
  const { summary } = sampleTransfer({});
  const leavesAt = '2026-12-04T05:00:00.000Z';
  show(sampleTransfer({ status: 'held', releasesAt: leavesAt, summary: { ...summary, leavesAt } }), false);
  expect(screen.getByRole('heading', { name: '€250.00 for Ben Ode is scheduled' })).toHaveFocus();
  expect(stations()[1]).toMatch(/^Now: It leaves on Friday, 4 December 2026/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See scheduled payments' })).toHaveAttribute(
    'href',
    expect.stringContaining('/transfer/preapproved-payments'),
  );
});

/** Comes before the status of what is copied. */
const countdown = () => screen.getAllByRole('status')[0];

describe('a payment that may still be undone (R2.4.61)', () => {
  const held = sampleTransfer({ status: 'held', releasesAt: '2026-11-22T14:02:21.000Z' });
  beforeEach(() => jest.setSystemTime(new Date('2026-11-22T14:02:11.000Z')));

  test('counts down for the eye, and is told once to a screen reader', () => {
    const onUndo = jest.fn(() => Promise.resolve());
    show(held, false, onUndo);
    expect(screen.getByRole('heading', { name: '€250.00 leaves for Ben Ode in a moment' })).toHaveFocus();
    expect(countdown()).toHaveTextContent('You can undo it for 10 seconds.');
    expect(screen.getByText('10')).toHaveAttribute('aria-hidden', 'true');
    pass(4000);
    expect(screen.getByText('6')).toBeVisible();
    expect(countdown()).toHaveTextContent('You can undo it for 10 seconds.');
    expect(stations()[1]).toMatch(/^Now: Leaves your account in a moment/);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
  });

  test('cannot be undone when the time is over', () => {
    show(held, false);
    pass(10_000);
    expect(countdown()).toHaveTextContent('It’s leaving now…');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('undone, it says that nothing left', () => {
    show(sampleTransfer({ status: 'cancelled' }), false);
    expect(screen.getByRole('heading', { name: 'Undone' })).toBeVisible();
    expect(screen.getByText(/Nothing left your account/)).toBeVisible();
  });
});

const has = (name: string) => screen.queryByRole('button', { name }) !== null;
const AGAIN = { monthly: /^Send every month/, same: 'Send the same again', other: 'Send another' } as const;
const offered = () => ({
  monthly: screen.queryByRole('button', { name: AGAIN.monthly }) !== null,
  same: has(AGAIN.same),
  other: has(AGAIN.other),
  paper: has('Receipt as PDF') && has('Share'),
});

test.each([
  ['posted', { monthly: true, same: true, other: true, paper: true }],
  ['released', { monthly: true, same: true, other: true, paper: true }],
  ['created', { monthly: false, same: true, other: true, paper: false }],
  ['pending', { monthly: false, same: true, other: true, paper: false }],
  ['cancelled', { monthly: false, same: true, other: true, paper: false }],
  ['returned', { monthly: false, same: true, other: true, paper: false }],
  // Undoing is the one thing to decide.
  ['held', { monthly: false, same: false, other: false, paper: false }],
] as const)('%s: only what the bank can do now is offered, and always a way out', (status, expected) => {
  show(sampleTransfer({ status, releasesAt: '2036-11-22T14:02:21.000Z' }), false);
  expect(offered()).toEqual(expected);
  expect(has('Done')).toBe(true);
});

test('a payment that waits for its day can be followed by another', () => {
  const { summary } = sampleTransfer({});
  show(sampleTransfer({ status: 'held', summary: { ...summary, leavesAt: '2026-12-04T05:00:00.000Z' } }), false);
  expect(offered()).toEqual({ monthly: false, same: true, other: true, paper: false });
});

test.each(PAYEES)('to a $kind: again is for payees', (payee) => {
  const { summary } = sampleTransfer({});
  show(sampleTransfer({ status: 'posted', summary: { ...summary, payee } }), false);
  const isPayee = payee.kind === 'customer' || payee.kind === 'bankAccount';
  expect(offered()).toEqual({ monthly: isPayee, same: isPayee, other: true, paper: payee.kind !== 'batch' });
});

test('what is made once has nothing that follows it, and a paper', () => {
  showReceipt(sampleTransfer({ status: 'posted' }), { isOnce: true });
  expect(offered()).toEqual({ monthly: false, same: false, other: false, paper: true });
});

test('what repeats already is not offered every month, and neither is a kind that cannot repeat', () => {
  const { summary } = sampleTransfer({});
  const subscription = { period: 'week', endsOn: null } as const;
  show(sampleTransfer({ status: 'posted', summary: { ...summary, subscription } }), false);
  expect(offered()).toMatchObject({ monthly: false, same: true });
});

test('a kind that cannot repeat is not offered every month', () => {
  showReceipt(sampleTransfer({ status: 'posted' }), { onMonthly: null });
  expect(offered()).toMatchObject({ monthly: false, same: true });
});

test('every month says before the press that it pays again', () => {
  const onMonthly = jest.fn();
  showReceipt(sampleTransfer({ status: 'posted' }), { onMonthly });
  const row = screen.getByRole('button', { name: AGAIN.monthly });
  expect(row).toHaveTextContent('Starts with another €250.00 as soon as you confirm.');
  fireEvent.click(row);
  expect(onMonthly).toHaveBeenCalledTimes(1);
});

test('done leads back to where the customer was', async () => {
  cameFrom.setState({ address: '/accounts/11?tab=all' });
  const { address } = show(sampleTransfer({ status: 'posted' }), false);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await act(() => jest.runAllTimersAsync());
  expect(address()).toBe('/accounts/11?tab=all');
  cameFrom.setState({ address: null });
});
