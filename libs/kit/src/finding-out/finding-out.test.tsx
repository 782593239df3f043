import { call, startResolver } from '@bank/api-client';
import { p2pTransfer, type PaymentStatus } from '@bank/protocol/transfers';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationCentre } from '../notifications/notification-centre';
import { notifications } from '../notifications/notifications';
import { NotificationToasts } from '../notifications/notification-toasts';
import { axeFindings, fakeBank, renderBank, sampleTransfer } from '../testing';
import { FindingOut } from './finding-out';
import { OutcomeNews } from './outcome-news';
import { findingText, outcomeNews } from './outcome-sentences';

const about = { what: 'payment', amount: '10.00', currencyCode: 'EUR', payeeName: 'Ben Ionescu' } as const;
const order = { accountId: '1', amount: '10', currency: 'EUR', toEmail: 'ben@personas.test' };

beforeAll(startResolver);
beforeEach(() => {
  jest.useFakeTimers();
  act(() => notifications.getState().clear());
});
afterEach(() => jest.useRealTimers());

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
async function loseAnswer(transfer: object | null) {
  let say: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    say = resolve;
  });
  fakeBank({
    p2pTransfer: () => ({ lost: true }),
    transferOutcome: async () => {
      await told;
      return { outcome: transfer ? 'found' : 'absent', transfer };
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
  expect(screen.getByText('Payment made')).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('nothing was made: it says so, and that it can be sent again', async () => {
  const say = await loseAnswer(null);
  renderBank({ Component: Home }, { at: '/', messages: {} });
  say();
  await pass(2);
  expect(screen.getByText('Payment not made')).toBeVisible();
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
  const outcome = { outcome: 'found', transfer: sampleTransfer({ status }) } as const;
  expect(outcomeNews({ what: 'payment' }, outcome, ids)).toMatchObject({ title, body });
});

test.each([
  ['approval', null, 'kit.found.notApproved'],
  ['decision', null, 'kit.found.notDecided'],
  ['decision', 'created', 'kit.found.notDecided'],
  ['decision', 'posted', 'kit.found.decided'],
  ['decision', 'rejected', 'kit.found.decided'],
] as const)('the outcome of an %s, found %s', (what, status, title) => {
  const transfer = status === null ? null : sampleTransfer({ status });
  expect(outcomeNews({ what }, { outcome: transfer ? 'found' : 'absent', transfer }, ids)).toMatchObject({ title });
});

test('what is being found out is readable by everybody', async () => {
  jest.useRealTimers();
  const say = await loseAnswer(null);
  renderBank({ Component: Home }, { at: '/', messages: {} });
  expect(await axeFindings(document.body)).toEqual([]);
  say();
});
