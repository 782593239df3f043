/** @jest-environment @bank/testing/environment */
// Rules: R0.150, R3.7.2.
import { axeFindings } from '@bank/kit/testing';
import { outboxOf, recordingBank, renderScreen } from '@bank/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, atTheBank, codeIn, logInAs, NEW_PASSWORD, PASSWORD } from '../testing/at-the-bank';

async function sendCode() {
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  return screen.findByLabelText('Code');
}
async function enterCode(code: string) {
  const field = screen.getByLabelText('Code');
  await userEvent.clear(field);
  await userEvent.type(field, code);
}
async function save(password: string) {
  const field = await screen.findByLabelText('New password');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
}

test('a forgotten password: address, code, new password, and back to sign-in with the address', async () => {
  const { address, container } = await renderScreen('/login', atTheBank);
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ben@personas.test');
  const code = await sendCode();
  expect(address()).toBe('/login?password=code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByText('ben@personas.test')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();

  const right = codeIn(await outboxOf(addressOf('ben')));
  await enterCode(right === '000000' ? '000001' : '000000');
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code is not right.'));
  expect(await axeFindings(container)).toEqual([]);
  await enterCode(right);

  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await save(NEW_PASSWORD);
  expect(await screen.findByText('Your password has been successfully updated')).toBeVisible();
  expect(address()).toBe('/login');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ben@personas.test');
  await userEvent.type(screen.getByLabelText('Password'), NEW_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Start page')).toBeVisible();
});

test('whoever must change the password is told why, and may not keep the one they have', async () => {
  const { address } = await renderScreen('/login', atTheBank);
  await logInAs('fay', PASSWORD);
  expect(await screen.findByRole('heading', { name: 'You need a new password' })).toBeVisible();
  expect(address()).toBe('/login?password=reset');
  expect(screen.getByLabelText('E-mail')).toHaveValue(addressOf('fay'));
  await sendCode();
  await enterCode(codeIn(await outboxOf(addressOf('fay'))));
  await save(PASSWORD);
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'This is the password you have now. Choose another one.',
    ),
  );
  await save(NEW_PASSWORD);
  expect(await screen.findByText('Your password has been successfully updated')).toBeVisible();
});

test('an address that nobody has looks the same, and gets nothing', async () => {
  await renderScreen('/login?password=reset', atTheBank);
  await userEvent.type(await screen.findByLabelText('E-mail'), 'nobody@personas.test');
  await sendCode();
  expect(screen.getByText(/a code is on its way there/)).toBeVisible();
  expect(await outboxOf('nobody@personas.test')).toEqual([]);
});

test('a reload in the middle starts over, and Back leads to sign-in', async () => {
  const { address } = await renderScreen('/login?password=new', atTheBank);
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(address()).toBe('/login');
});

test('a page has one key for all its codes, and another page has another', async () => {
  const { adapter, taken } = recordingBank();
  const keyIn = (method: string) => {
    const input = taken(method);
    if (typeof input !== 'object' || input === null || !('requestKey' in input))
      throw new Error(`${method} had no key`);
    return input.requestKey;
  };
  const begin = async () => {
    const view = await renderScreen('/login?password=reset', { ...atTheBank, adapter });
    await userEvent.type(await screen.findByLabelText('E-mail'), addressOf('ana'));
    await sendCode();
    return view;
  };
  const { unmount } = await begin();
  const key = keyIn('passwordChangeRequest');
  expect(key).toMatch(/^[0-9a-f-]{36}$/);

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await sendCode();
  expect(keyIn('passwordChangeRequest')).toBe(key);
  await enterCode(codeIn(await outboxOf(addressOf('ana'))));
  await save(NEW_PASSWORD);
  expect(await screen.findByText('Your password has been successfully updated')).toBeVisible();
  expect([keyIn('passwordChangeCodeCheck'), keyIn('passwordChangeWithCode')]).toEqual([key, key]);

  unmount();
  await begin();
  const other = keyIn('passwordChangeRequest');
  expect(other).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).not.toBe(key);
});
