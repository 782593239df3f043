// Rules: R0.26, R0.93, R3.4.5.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, fakeBank, renderBank } from '../testing';
import { NotificationCentre } from './notification-centre';
import { NotificationToasts } from './notification-toasts';
import { preferences } from '../preferences/preferences';
import { notifications } from './notifications';

function Both() {
  return (
    <>
      <NotificationCentre />
      <NotificationToasts />
    </>
  );
}

const arrived = {
  id: 'n1',
  customerId: 1001,
  type: 'moneyIn',
  severity: 'success',
  title: '€25.00 from Ben Ortega',
  body: 'Dinner',
  discreet: 'Money from Ben Ortega',
  subject: 'T1',
  accountId: 10011,
  at: '2026-11-20T12:00:00.000Z',
  isRead: false,
} as const;

const announcement = {
  withConfirmation: false,
  isObligatory: false,
  choice: null,
  title: 'New terms',
  summary: 'From January.',
  at: '2026-11-20T12:00:00.000Z',
} as const;

function show(lines: readonly object[] = [], news: readonly { isRead: boolean }[] = []) {
  const bank = fakeBank({
    notificationList: () => ({ notifications: lines }),
    notificationsRead: () => ({}),
    announcementList: () => ({ announcements: news.map((one, id) => ({ ...announcement, id, ...one })) }),
  });
  return { bank, user: userEvent.setup(), ...renderBank({ Component: Both }, { at: '/', messages: {} }) };
}
const openCentre = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /Notifications/ }));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

beforeEach(() => act(() => notifications.getState().clear()));
afterEach(() => act(() => preferences.getState().setHideBalances(false)));

describe('the notification centre', () => {
  it.each(['documentFailed', 'documentRejected', 'documentExpired', 'documentExpSoon'])(
    'leads from %s to the profile (R0.93)',
    async (type) => {
      const { user, address } = show([{ ...arrived, type, subject: null, accountId: null, discreet: '' }]);
      const centre = await openCentre(user);
      await user.click(await within(centre).findByRole('link', { name: /€25.00 from Ben Ortega/ }));
      await waitFor(() => expect(address()).toMatch(/^\/profile$/));
    },
  );

  it('parts its lines by day, and each leads to what it tells of', async () => {
    const { user, address } = show([arrived]);
    act(() => void notifications.getState().push({ severity: 'info', title: 'Today’s news' }));
    const centre = await openCentre(user);
    const earlier = await within(centre).findByRole('region', { name: /20 November/ });
    const today = within(centre).getByRole('region', { name: /^Today/ });
    expect(within(today).getByText('Today’s news')).toBeVisible();
    expect(await axeFindings(document.body)).toEqual([]);
    await user.click(within(earlier).getByRole('link', { name: /€25.00 from Ben Ortega Dinner/ }));
    expect(address()).toBe('/history?accountId=10011&q=T1&details=T1&at=0');
  });

  it('is closed by Back, and then its lines are read, at the bank too', async () => {
    const { bank, user, goBack } = show([arrived]);
    act(() => void notifications.getState().push({ severity: 'success', title: 'Saved' }));
    await openCentre(user);
    expect(await screen.findByText('€25.00 from Ben Ortega')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread', hidden: true })).toBeInTheDocument();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bank.of('notificationsRead')).toHaveLength(1);
  });

  it('has no line for a toast that says no more than that a press worked', async () => {
    const { user } = show([arrived]);
    act(() => void notifications.getState().push({ severity: 'success', title: 'Saved', isPassing: true }));
    expect(screen.getByText('Saved')).toBeVisible();
    const centre = await openCentre(user);
    expect(await within(centre).findByText('€25.00 from Ben Ortega')).toBeVisible();
    expect(within(centre).queryByText('Saved')).toBeNull();
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread', hidden: true })).toBeInTheDocument();
  });

  it('counts unread news and leads to them', async () => {
    const { user, address } = show([], [{ isRead: false }, { isRead: true }]);
    const centre = await openCentre(user);
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread', hidden: true })).toBeInTheDocument();
    await user.click(within(centre).getByRole('link', { name: 'News 1 unread' }));
    expect(address()).toBe('/news');
  });

  it('shows its outline while there is nothing', async () => {
    const { user } = show();
    await openCentre(user);
    expect(await screen.findByText('Nothing new yet')).toBeVisible();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('says what failed when the bank does not answer', async () => {
    fakeBank({ notificationList: () => ({ refused: 'Not now.' }) });
    renderBank({ Component: Both }, { at: '/', messages: {} });
    const centre = await openCentre(userEvent.setup());
    expect(await within(centre).findByText('Not now.')).toBeVisible();
    expect(within(centre).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a toast', () => {
  it('stays in the centre when it is dismissed (R0.26)', async () => {
    const { user } = show();
    act(() => void notifications.getState().push({ severity: 'info', title: 'Hello' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
    expect(within(await openCentre(user)).getByText('Hello')).toBeVisible();
  });

  it('leads to what it tells of, and is gone then', async () => {
    const { user, address } = show();
    act(() => void notifications.getState().push({ severity: 'success', title: '€25.00 from Ben', to: '/history' }));
    await user.click(screen.getByRole('link', { name: 'See' }));
    expect(address()).toBe('/history');
    expect(notifications.getState().list[0]).toMatchObject({ isShowing: false });
  });

  it('takes back what it tells of', async () => {
    const { user } = show();
    const undo = jest.fn();
    act(() => void notifications.getState().push({ severity: 'success', title: 'Card frozen', undo }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Card frozen')).not.toBeInTheDocument();
  });
});

test('neither shows a figure while balances are hidden', async () => {
  act(() => preferences.getState().setHideBalances(true));
  const { user } = show([arrived]);
  const { title, body, discreet } = arrived;
  act(() => void notifications.getState().push({ severity: 'success', title, body, discreet }));
  expect(screen.getByText('Money from Ben Ortega')).toBeVisible();
  await openCentre(user);
  expect(await screen.findByRole('link', { name: /Money from Ben Ortega/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\d\d[.,]\d\d/);
});
