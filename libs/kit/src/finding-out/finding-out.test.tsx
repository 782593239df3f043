import { call, startResolver } from '@bank/api-client';
import type { RequestApproval } from '@bank/protocol/transfer-requests';
import type { PaymentStatus } from '@bank/protocol/payment';
import { p2pTransfer } from '@bank/protocol/transfers';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationCentre } from '../notifications/notification-centre';
import { notifications } from '../notifications/notifications';
import { NotificationToasts } from '../notifications/notification-toasts';
import { axeFindings, fakeBank, renderBank, sampleTransfer } from '../testing';
import { FindingOut } from './finding-out';
import { OutcomeNews } from './outcome-news';
import { findingText } from './finding-text';
import { outcomeNews } from './outcome-sentences';

const about = { what: 'payment', amount: '10.00', currencyCode: 'EUR', payeeName: 'Ben Ionescu' } as const;
const order = { accountId: '1', amount: '10', currency: 'EUR', toEmail: 'ben@personas.test' };

// One clock for all of them, because asks are counted over the last minute (R0.20).
beforeAll(() => {
  jest.useFakeTimers();
  startResolver();
});
beforeEach(() => act(() => notifications.getState().clear()));
afterAll(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function Home() {
  return (
    <>
      <FindingOut />
      <NotificationCentre />
      <NotificationToasts />
      <OutcomeNews />
    </>
  );
}

/** Sends a payment whose answer is lost; the bank says what became of it when it is told to. */
async function loseAnswer(payment: object | null) {
  let say: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    say = resolve;
  });
  fakeBank({
    p2pTransfer: () => ({ lost: true }),
    transferOutcome: async () => {
      await told;
      return payment ? { what: 'payment', payment } : { what: 'absent' };
    },
  });
  await call(p2pTransfer, order, { idempotencyKey: crypto.randomUUID(), about }).catch(() => undefined);
  return say;
}

test('a payment whose answer was lost is being found out, on home and in the centre, and then told', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const say = await loseAnswer(sampleTransfer({ status: 'posted' }));
  renderBank({ Component: Home }, { at: '/', messages: {} });
  const sentence = 'We are finding out what happened to your payment of €10.00 to Ben Ionescu.';
  expect(screen.getByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(dialog).toHaveTextContent(sentence);
  await user.keyboard('{Escape}');
  say();
  await pass(2);
  expect(await screen.findByText('Payment made')).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('nothing was made: it says so, and that it can be sent again', async () => {
  // The asks of the test before do not count any more.
  await pass(61);
  const say = await loseAnswer(null);
  renderBank({ Component: Home }, { at: '/', messages: {} });
  say();
  await pass(2);
  // Its sentences are fetched when they are needed.
  expect(await screen.findByText('Payment not made')).toBeVisible();
  expect(screen.getByText(/€10.00 to Ben Ionescu. No money has moved, and you can send it again./)).toBeVisible();
});

/** The ids of the sentences, so that the rule is tried without the words. */
const ids = { t: (id: string) => id, format: { amount: (amount: string) => amount } };

test.each([
  [about, 'kit.finding.payment'],
  [{ what: 'payment' }, 'kit.finding.paymentPlain'],
  [{ ...about, what: 'approval' }, 'kit.finding.approval'],
  [{ what: 'approval' }, 'kit.finding.approvalPlain'],
  [{ what: 'decision', count: 3 }, 'kit.finding.decision'],
  [{ what: 'decision' }, 'kit.finding.decisionPlain'],
] as const)('%j is said by %s', (subject, id) => expect(findingText(subject, ids)).toBe(id));

test.each<[PaymentStatus, string, string]>([
  ['posted', 'kit.found.made', 'kit.found.subject'],
  ['created', 'kit.found.waits', 'kit.found.subject kit.found.waitsForOther'],
  ['pending', 'kit.found.waits', 'kit.found.subject kit.found.waitsForYou'],
  ['rejected', 'kit.found.notMade', 'kit.found.subject kit.found.nothingMoved'],
  ['cancelled', 'kit.found.notMade', 'kit.found.subject kit.found.nothingMoved'],
  ['expired', 'kit.found.notMade', 'kit.found.subject kit.found.nothingMoved'],
])('a payment found %s', (status, title, body) => {
  const outcome = { what: 'payment', payment: sampleTransfer({ status }) } as const;
  expect(outcomeNews({ what: 'payment' }, outcome, ids)).toMatchObject({ title, body });
});

test.each([
  ['payment', 'kit.found.notMade'],
  ['approval', 'kit.found.notApproved'],
  ['decision', 'kit.found.notDecided'],
] as const)('a %s that never arrived', (what, title) =>
  expect(outcomeNews({ what }, { what: 'absent' }, ids)).toMatchObject({ title }),
);

// The status of the payment says nothing here: a colleague may have posted or rejected it while this decision waited for its code.
test.each([
  ['approved', 'kit.found.decided'],
  ['declined', 'kit.found.decided'],
  ['waiting', 'kit.found.notDecided'],
  ['over', 'kit.found.notDecided'],
] as const)('a decision found %s', (status, title) => {
  const decision: RequestApproval = {
    ...{ approvalTransactionId: 'set', status, approveType: 'otp', approvalSentTo: 'a•••@personas.test' },
    ...{ approvalExpiresAt: null, approvalNumber: null, requests: [] },
  };
  expect(outcomeNews({ what: 'decision' }, { what: 'decision', decision }, ids)).toMatchObject({ title });
});

test('a batch is found as a payment is', () => {
  const outcome = { what: 'batch', payment: sampleTransfer({ status: 'released' }) } as const;
  expect(outcomeNews({ what: 'payment' }, outcome, ids)).toMatchObject({ title: 'kit.found.made' });
});

test('what is being found out is readable by everybody', async () => {
  jest.useRealTimers();
  const say = await loseAnswer(null);
  renderBank({ Component: Home }, { at: '/', messages: {} });
  expect(await axeFindings(document.body)).toEqual([]);
  say();
});
