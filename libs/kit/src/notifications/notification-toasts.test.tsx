// Rules: R0.26, R3.9.1.
import { act, screen } from '@testing-library/react';
import { renderBank } from '../testing';
import { NotificationToasts } from './notification-toasts';
import { notifications } from './notifications';

test('a message stays for ten seconds, and in the centre afterwards', () => {
  jest.useFakeTimers();
  renderBank({ Component: NotificationToasts }, { at: '/', messages: {} });
  act(() => void notifications.getState().push({ severity: 'success', title: 'Money sent' }));
  act(() => jest.advanceTimersByTime(9999));
  expect(screen.getByText('Money sent')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Money sent')).toBeNull();
  expect(notifications.getState().list.map(({ title }) => title)).toEqual(['Money sent']);
  act(() => notifications.getState().clear());
  jest.useRealTimers();
});
