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

test('has the focus and takes a paste with spaces; the bank gets digits, once', async () => {
  const { field, confirm, container } = show();
  expect(field).toHaveFocus();
  await userEvent.paste('123 456');
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm).toHaveBeenCalledWith('123456');
});

test('says what is lacking before it asks the bank', async () => {
  const { field, confirm } = show();
  await press('Confirm');
  expect(field).toHaveAccessibleDescription('Enter the code from the message.');
  await userEvent.type(field, '123');
  expect(field).toHaveAccessibleDescription('The code has 6 digits.');
  await userEvent.type(field, '456');
  expect(field).not.toHaveAccessibleDescription();
  expect(confirm).not.toHaveBeenCalled();
});

test.each(['codeWrong', 'codeExpired', 'codeUsedUp'])('a code refused with %s is said at the field', async (word) => {
  const { field } = show({ confirm: () => Promise.reject(refused(word)) });
  await userEvent.type(field, '111111{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong code. Tries left: 4.'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveFocus();
});

test('an answer that is lost is said above it; the code stays, and can be given again', async () => {
  const answers = [Promise.reject(new ApiFailure('network', {}))];
  const confirm = jest.fn(() => answers.shift() ?? Promise.resolve());
  const { field } = show({ confirm });
  await userEvent.type(field, '123456{Enter}');
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
