// Rules: R0.26, R3.2.2, R3.3.15.
import { createNotifications, unreadCount } from './notifications';

function store() {
  let id = 0;
  return createNotifications(
    () => 1000,
    () => `n${(id += 1)}`,
  );
}

describe('notifications', () => {
  it('show, newest first, and stay in the centre after the toast is gone (R0.26)', () => {
    const notifications = store();
    const first = notifications.getState().push({ severity: 'success', title: 'Sent' });
    notifications.getState().push({ severity: 'info', title: 'News' });
    notifications.getState().dismiss(first);
    expect(notifications.getState().list.map(({ title, isShowing }) => [title, isShowing])).toEqual([
      ['News', true],
      ['Sent', false],
    ]);
    expect(unreadCount(notifications.getState())).toBe(2);
  });

  it('are at most four on the screen, and what can be undone stays (R0.26)', () => {
    const notifications = store();
    notifications.getState().push({ severity: 'success', title: 'Filed', undo: () => undefined });
    for (const title of ['1', '2', '3', '4', '5', '6']) notifications.getState().push({ severity: 'info', title });
    const { list } = notifications.getState();
    expect(list.filter(({ isShowing }) => isShowing).map(({ title }) => title)).toEqual(['6', '5', '4', '3', 'Filed']);
    expect(unreadCount(notifications.getState())).toBe(7);
  });

  it('that only say that a press worked are gone with their toast', () => {
    const notifications = store();
    const saved = notifications.getState().push({ severity: 'success', title: 'Saved', isPassing: true });
    expect(unreadCount(notifications.getState())).toBe(0);
    notifications.getState().dismiss(saved);
    expect(notifications.getState().list).toEqual([]);
    notifications.getState().push({ severity: 'success', title: 'Saved', isPassing: true });
    for (const title of ['1', '2', '3', '4']) notifications.getState().push({ severity: 'info', title });
    expect(notifications.getState().list.map(({ title }) => title)).toEqual(['4', '3', '2', '1']);
  });

  it('are read once the centre was open', () => {
    const notifications = store();
    notifications.getState().push({ severity: 'info', title: 'News' });
    notifications.getState().markAllRead();
    expect(unreadCount(notifications.getState())).toBe(0);
  });

  it('can be kept without a toast, when a popup has said them already', () => {
    const notifications = store();
    notifications.getState().keep({ severity: 'success', title: 'Money sent' });
    expect(notifications.getState().list[0]).toMatchObject({ isShowing: false, isRead: true });
  });

  it('keep the last fifty, and nothing after sign-out', () => {
    const notifications = store();
    for (let count = 0; count < 60; count += 1) notifications.getState().push({ severity: 'info', title: `${count}` });
    expect(notifications.getState().list).toHaveLength(50);
    expect(notifications.getState().list[0]?.title).toBe('59');
    notifications.getState().clear();
    expect(notifications.getState().list).toEqual([]);
  });
});
