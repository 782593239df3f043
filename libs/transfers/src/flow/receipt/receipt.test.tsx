// Rules: R2.4.61, R2.4.75, R2.4.3, R2.4.4, R2.9.5.
import { I18nProvider } from '@bank/i18n';
import { kitMessages, sampleTransfer } from '@bank/kit/testing';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import steps from '../messages-steps/en.json';
import { Receipt } from './receipt';

const messages = { ...kitMessages, ...steps };
const words = {
  plan: ['transfers.plan.who', 'transfers.plan.howMuch', 'transfers.plan.check'],
  sentence: 'transfers.review.sentence',
  noName: 'transfers.flow.noName',
  arrival: 'transfers.review.atOnce',
  sent: 'transfers.success.sent',
  arrived: 'transfers.track.payeeHas',
  done: 'transfers.success.sentence',
  released: { title: 'transfers.external.sent', body: 'transfers.external.done' },
  returned: 'kit.found.returnedBody',
  created: 'transfers.success.createdSentence',
  pending: 'transfers.success.pendingSentence',
} as const;

function show(payment: CreatedPayment, wasCoded = true, onUndo = () => Promise.resolve()) {
  render(
    <I18nProvider lang="en" messages={messages}>
      <MemoryRouter>
        <Receipt
          payment={payment}
          words={words}
          fromAccount="Main EUR"
          wasCoded={wasCoded}
          details={[]}
          onUndo={onUndo}
          onAgain={jest.fn()}
          onAnother={jest.fn()}
        />
      </MemoryRouter>
    </I18nProvider>,
  );
}

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

const stations = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('what was done stands with its time', () => {
  show(coded('none'));
  expect(stations()).toEqual([
    expect.stringMatching(/^Done: You confirmed.*:02:11$/),
    expect.stringMatching(/^Done: Left your account.*Main EUR/),
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
  expect(screen.getByRole('heading')).not.toHaveTextContent(/has it|You sent/);
});

test.each([
  [null, 'Every month'],
  ['2026-12-31', 'Every month, until 31 Dec 2026'],
])('a receipt of what repeats until %s says so, and leads to it', (endsOn, said) => {
  const { summary } = sampleTransfer({});
  show(sampleTransfer({ status: 'posted', summary: { ...summary, subscription: { period: 'month', endsOn } } }), false);
  expect(screen.getByText(said, { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pre-approved payments' })).toHaveAttribute(
    'href',
    '/transfer/preapproved-payments?open=payment&id=P900',
  );
});

test('a receipt of what is made once says nothing of repeating', () => {
  show(coded('none'));
  expect(screen.queryByText('Repeat')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Pre-approved payments' })).toBeNull();
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

describe('a payment that may still be undone (R2.4.61)', () => {
  const held = sampleTransfer({ status: 'held', releasesAt: '2026-11-22T14:02:21.000Z' });
  beforeEach(() => jest.setSystemTime(new Date('2026-11-22T14:02:11.000Z')));

  test('counts down for the eye, and is told once to a screen reader', () => {
    const onUndo = jest.fn(() => Promise.resolve());
    show(held, false, onUndo);
    expect(screen.getByRole('heading', { name: '€250.00 leaves for Ben Ode in a moment' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('You can undo it for 10 seconds.');
    expect(screen.getByText('10')).toHaveAttribute('aria-hidden', 'true');
    pass(4000);
    expect(screen.getByText('6')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You can undo it for 10 seconds.');
    expect(stations()[1]).toMatch(/^Now: Leaves your account in a moment/);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
  });

  test('cannot be undone when the time is over', () => {
    show(held, false);
    pass(10_000);
    expect(screen.getByRole('status')).toHaveTextContent('It’s leaving now…');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('undone, it says that nothing left', () => {
    show(sampleTransfer({ status: 'cancelled' }), false);
    expect(screen.getByRole('heading', { name: 'Undone' })).toBeVisible();
    expect(screen.getByText(/Nothing left your account/)).toBeVisible();
  });
});
