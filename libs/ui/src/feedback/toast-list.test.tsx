import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastList } from './toast-list';

// R0.26: messages that close by themselves pause under pointer or focus.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(durationMs: number | null = 3000) {
  const onDismiss = jest.fn();
  render(
    <ToastList
      label="Messages"
      dismissLabel="Dismiss"
      onDismiss={onDismiss}
      toasts={[{ id: 't1', title: 'Money sent', durationMs }]}
    />,
  );
  return { onDismiss, region: screen.getByRole('region', { name: 'Messages' }) };
}

test('a message closes after its display time', () => {
  const { onDismiss } = show();
  pass(2999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('t1');
});

test('under the pointer it stays, and afterwards gets the time it had left', () => {
  const { onDismiss, region } = show();
  pass(2000);
  fireEvent.pointerEnter(region);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region);
  pass(999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('it stays while the focus is inside', () => {
  const { onDismiss } = show();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(3000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('without a duration it waits for the reader', () => {
  const { onDismiss } = show(null);
  pass(600_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('t1');
});
