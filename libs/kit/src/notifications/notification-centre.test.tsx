import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, fakeBank, renderBank } from '../testing';
import { NotificationCentre } from './notification-centre';
import { NotificationToasts } from './notification-toasts';
import { notifications } from './notifications';

function Both() {
  return (
    <>
      <NotificationCentre />
      <NotificationToasts />
    </>
  );
}

beforeEach(() => {
  fakeBank({});
  act(() => notifications.getState().clear());
});

describe('notifications on screen', () => {
  it('count the unread, and are read once the centre was open', async () => {
    const user = userEvent.setup();
    renderBank({ Component: Both }, { at: '/', messages: {} });
    act(() => void notifications.getState().push({ severity: 'success', title: 'Money arrived', body: '25.00 EUR' }));
    await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(dialog).toHaveTextContent(/Money arrived.*25.00 EUR/);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('stay in the centre when the toast is dismissed (R0.26)', async () => {
    const user = userEvent.setup();
    renderBank({ Component: Both }, { at: '/', messages: {} });
    act(() => void notifications.getState().push({ severity: 'info', title: 'News' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('News')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
    expect(await screen.findByText('News')).toBeVisible();
  });

  it('say what will be here while there is nothing', async () => {
    const user = userEvent.setup();
    renderBank({ Component: Both }, { at: '/', messages: {} });
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('Nothing new')).toBeVisible();
  });
});
