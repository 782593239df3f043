// Rules: R0.96.
import { ApiFailure } from '@bank/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, renderBank } from '../testing';
import { CodeEntry, type CodeEntryProps } from './code-entry';

function show(props: Partial<CodeEntryProps> = {}) {
  const given = { confirm: jest.fn(() => Promise.resolve()), resend: jest.fn(() => Promise.resolve()) };
  const Component = () => <CodeEntry {...given} {...props} />;
  const { container } = renderBank({ Component }, { at: '/', messages: {} });
  return { ...given, container, field: screen.getByLabelText('Code') };
}
const refused = (reason?: string) => new ApiFailure('verify', { messages: ['Wrong code. Tries left: 4.'], reason });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('has the focus and takes a paste with spaces; the bank gets digits at once, and once', async () => {
  const { field, confirm, container } = show();
  expect(field).toHaveFocus();
  await userEvent.paste('123 456');
  expect(confirm.mock.calls).toEqual([['123456']]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await press('Confirm');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('is given to the bank with its sixth digit; a screen reader hears so, and no press gives it again meanwhile', async () => {
  let answer: () => void = jest.fn();
  const confirm = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { field } = show({ confirm });
  await userEvent.type(field, '12345');
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.type(field, '6');
  expect(confirm.mock.calls).toEqual([['123456']]);
  const [heard] = screen.getAllByText('Confirming…');
  expect(heard).toHaveAttribute('aria-live', 'polite');
  await userEvent.keyboard('{Enter}');
  await press('Confirming…');
  await act(async () => answer());
  expect(heard).toBeEmptyDOMElement();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a paste with a date burns no try: the code in it is given, and nothing where two could be meant', async () => {
  const { field, confirm } = show();
  await userEvent.paste('123456 or 654321');
  expect(field).toHaveAccessibleDescription('Which digits are the code? Type them in.');
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.paste('25.11.2026 code 123456');
  expect(confirm.mock.calls).toEqual([['123456']]);
});

test('a refused code is given again by no press and no digit until it changes', async () => {
  const confirm = jest.fn((code: string) =>
    code === '222222' ? Promise.resolve() : Promise.reject(refused('codeWrong')),
  );
  const { field } = show({ confirm });
  await userEvent.type(field, '111111');
  await waitFor(() => expect(field).toBeInvalid());
  act(() => field.blur());
  await press('Confirm');
  expect(field).toHaveFocus();
  await userEvent.keyboard('111111{Enter}');
  expect(field).toHaveValue('111111');
  expect(confirm).toHaveBeenCalledTimes(1);
  await userEvent.clear(field);
  await userEvent.type(field, '222222');
  expect(confirm.mock.calls).toEqual([['111111'], ['222222']]);
});

test('says what is lacking before it asks the bank', async () => {
  const { field, confirm } = show();
  await press('Confirm');
  expect(field).toHaveAccessibleDescription('Enter the code from the message.');
  await userEvent.type(field, '123');
  expect(field).toHaveAccessibleDescription('The code has 6 digits.');
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.type(field, '456');
  expect(field).not.toHaveAccessibleDescription();
});

test.each(['codeWrong', 'codeExpired', 'codeUsedUp'])('a code refused with %s is said at the field', async (word) => {
  const { field } = show({ confirm: () => Promise.reject(refused(word)) });
  await userEvent.type(field, '111111');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong code. Tries left: 4.'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveFocus();
});

test('an answer that is lost is said above it; the code stays, and can be given again', async () => {
  const answers = [Promise.reject(new ApiFailure('network', {}))];
  const confirm = jest.fn(() => answers.shift() ?? Promise.resolve());
  const { field } = show({ confirm });
  await userEvent.type(field, '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the bank.');
  expect(field).toHaveValue('123456');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(confirm).toHaveBeenCalledTimes(2);
});

describe('with the time standing still', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
  const hand = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('another code is sent after a wait; what was typed goes, and the wait begins again', async () => {
    const { field, resend } = show();
    expect(screen.getByRole('button', { name: 'Send again in 30 seconds' })).toBeDisabled();
    await hand().type(field, '12');
    await seconds(30);
    await hand().click(screen.getByRole('button', { name: 'Send the code again' }));
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
    expect(resend).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  });

  test('where none has just been sent there is no wait', () => {
    show({ resendAfterS: 0 });
    expect(screen.getByRole('button', { name: 'Send the code again' })).toBeEnabled();
  });

  test('says when the time of the code is over', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const { field } = show({ sent: { to: 'a••@personas.test', until } });
    expect(field).toHaveAccessibleDescription(/We sent the code to a••@personas.test.*It works until/);
    expect(field).toBeValid();
    await seconds(60);
    expect(field).toHaveAccessibleDescription(/This code has expired/);
  });
});
