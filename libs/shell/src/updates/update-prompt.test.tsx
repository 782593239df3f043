// Rules: R3.9.2.
import { I18nProvider } from '@bank/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { UpdatePrompt } from './update-prompt';

/** Lets the answers arrive that are under way. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const { fetch: before } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<meta name="release" content="old">';
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  globalThis.fetch = before;
});

test('a running client asks every 60 s, and offers a new release without forcing it', async () => {
  let release = 'old';
  const asked = jest.fn(() => Promise.resolve({ json: async () => ({ release }) } as Response));
  globalThis.fetch = asked;
  const reload = jest.fn();
  render(
    <I18nProvider lang="en" messages={messages}>
      <UpdatePrompt reload={reload} />
    </I18nProvider>,
  );
  await pass(59_999);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
  release = 'new';
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a hidden page does not ask', async () => {
  const asked = jest.fn(() => Promise.reject(new TypeError('offline')));
  globalThis.fetch = asked;
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(
    <I18nProvider lang="en" messages={messages}>
      <UpdatePrompt />
    </I18nProvider>,
  );
  await pass(120_000);
  expect(asked).not.toHaveBeenCalled();
  visibility.mockRestore();
});
