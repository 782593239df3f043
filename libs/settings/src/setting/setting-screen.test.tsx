/** @jest-environment @bank/testing/environment */
// Rules: R2.2.4.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './setting-screen';

const PASSWORD = 'Sandbox-2026!';
const show = (search = '', persona = 'sia') =>
  renderScreen(`/setting${search}`, {
    routes: [{ path: '/setting', Component, loader }],
    persona,
    messages: { ...kitMessages, ...messages },
  });
const codeOf = async (address: string) => (await outboxOf(address)).at(-1)?.code ?? '';

test('sums up how the account stands, and opens what the address names', async () => {
  const { container } = await show();
  const signIn = await screen.findByRole('region', { name: 'Logging in' });
  expect(within(signIn).getByText('Password only')).toBeVisible();
  expect(screen.getByText('Not checked · None listed')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('two-step verification is turned on with the password and a code, and says what a phone needs', async () => {
  const user = userEvent.setup();
  const view = await show('?open=signIn');
  const dialog = await screen.findByRole('dialog', { name: 'Two-step verification' });
  expect(within(dialog).getByRole('radio', { name: 'Approve on your phone' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: 'Code by e-mail' }));
  await user.type(within(dialog).getByLabelText('Current password'), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Save the change' }));
  expect(await within(dialog).findByText('This is not your current password.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Current password'));
  await user.type(within(dialog).getByLabelText('Current password'), PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Save the change' }));
  await user.type(await screen.findByLabelText('Code'), await codeOf('sia@personas.test'));
  await waitFor(() => expect(view.address()).toBe('/setting'));
  expect(await screen.findByRole('button', { name: /^Two-step verification On Code by e-mail/ })).toBeVisible();
});

test('blocking other addresses warns before one locks oneself out', async () => {
  const user = userEvent.setup();
  await show('?open=addresses', 'ben');
  await user.click(await screen.findByRole('button', { name: /^At other addresses/ }));
  await user.click(await screen.findByRole('radio', { name: 'Block all others' }));
  expect(screen.getByText('You would lock yourself out')).toBeVisible();
  await user.type(screen.getByLabelText('Current password'), PASSWORD);
  expect(screen.getByRole('button', { name: 'Save the change' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Warn me at others' }));
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('No addresses yet')).toBeVisible();
  expect(screen.getAllByText(/Warn me at others/).length).toBeGreaterThan(0);
});
