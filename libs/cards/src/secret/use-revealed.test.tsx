// Rules: D24.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SHOWN_S, useRevealed } from './use-revealed';

const SECRET = '4829';

function Page() {
  const { secret, secondsLeft, reveal, hide } = useRevealed<string>();
  return (
    <>
      <button onClick={() => reveal(SECRET)}>Show</button>
      <button onClick={hide}>Hide</button>
      <output>{secret === null ? 'hidden' : `${secret}, ${secondsLeft} s left`}</output>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => screen.getByRole('status').textContent;
/** Everywhere that outlives the screen. */
const kept = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state, document.cookie]);

function cover() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a secret shows for 30 s to the second, counts them down, and is gone', async () => {
  render(<Page />);
  expect(SHOWN_S).toBe(30);
  expect(shown()).toBe('hidden');
  press('Show');
  expect(shown()).toBe('4829, 30 s left');
  await pass(29_000);
  expect(shown()).toBe('4829, 1 s left');
  await pass(1000);
  expect(shown()).toBe('hidden');
});

test.each<[string, () => void]>([
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page is covered', cover],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the user hides it', () => press('Hide')],
])('a secret is gone at once when %s, and stays away when the user comes back', async (_what, leave) => {
  render(<Page />);
  press('Show');
  expect(shown()).toContain(SECRET);
  act(leave);
  expect(shown()).toBe('hidden');
  act(() => window.dispatchEvent(new Event('focus')));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  await pass(60_000);
  expect(shown()).toBe('hidden');
});

test('a secret that is shown a second time has its whole time again', async () => {
  render(<Page />);
  press('Show');
  await pass(20_000);
  press('Hide');
  press('Show');
  await pass(29_000);
  expect(shown()).toBe('4829, 1 s left');
});

test('no secret is kept anywhere, neither while it shows nor afterwards', async () => {
  render(<Page />);
  press('Show');
  expect(kept()).not.toContain(SECRET);
  await pass(40_000);
  expect(kept()).not.toContain(SECRET);
  expect(document.documentElement.outerHTML).not.toContain(SECRET);
});
