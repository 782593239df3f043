// Rules: R0.10, R3.9.1.
import { act, render, screen } from '@testing-library/react';
import { useSettled, useSettling } from './settled';

function SignedIn() {
  useSettling();
  return null;
}
function Later() {
  return useSettled() ? 'loaded' : 'waits';
}

test('what can wait loads five seconds after the first signed-in screen, and waits again after the next sign-in', () => {
  jest.useFakeTimers();
  const view = render(<SignedIn />);
  render(<Later />);
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('waits')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('loaded')).toBeVisible();
  act(() => view.unmount());
  expect(screen.getByText('waits')).toBeVisible();
  jest.useRealTimers();
});
