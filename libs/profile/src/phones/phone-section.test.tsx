/** @jest-environment @bank/testing/environment */
// Rule: R0.130.
import { NotificationToasts, ResponsePopup } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from '../profile/profile-screen';

const NEW = '+40722333444';
const PASSWORD = 'Sandbox-2026!';

const Screen = () => (
  <>
    <Component />
    <ResponsePopup />
    <NotificationToasts />
  </>
);
const open = () =>
  renderScreen('/profile', {
    routes: [{ path: '/profile', Component: Screen, loader, HydrateFallback: () => null }],
    persona: 'pat',
    messages: { ...messages, ...kitMessages },
  });
const list = () => screen.findByRole('list', { name: 'Phones' });
/** Waits until the row of the number says so; behind an open dialog there is no list. */
const expectRow = (number: string, says: string) =>
  waitFor(async () => {
    const row = within(await list())
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText(number));
    expect(row).toHaveTextContent(says);
  });
const codeFor = async (to: string) => (await outboxOf(to)).at(-1)?.code ?? '';

test('a number that may have its own code is asked about, and kept as the user says', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a phone' });
  await user.click(await within(dialog).findByRole('button', { name: /^Country prefix/ }));
  await user.click(await screen.findByRole('option', { name: 'Germany +49' }));
  const field = within(dialog).getByLabelText('Phone number');
  await user.type(field, '49 151 12345678');
  await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
  expect(field).toHaveAccessibleDescription(/This number can be read in two ways. Choose yours./);
  const which = await within(dialog).findByRole('group', { name: 'Which is the number?' });
  expect(within(which).getByRole('button', { name: '+49 4915112345678' })).toBeVisible();
  await user.click(within(which).getByRole('button', { name: '+49 15112345678' }));
  expect(field).toHaveValue('+49 15112345678');
  expect(field).toHaveFocus();
  expect(within(dialog).queryByRole('group', { name: 'Which is the number?' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm the phone' })).toHaveTextContent('•••• 78');
  expect(await outboxOf('+4915112345678')).toHaveLength(1);
});

test('a phone is added, refused while its number is none, confirmed, takes codes, and goes again', async () => {
  const user = userEvent.setup();
  const { container } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a phone' });
  expect(await within(dialog).findByRole('button', { name: /^Country prefix Romania \+40/ })).toBeVisible();
  await user.type(within(dialog).getByLabelText('Phone number'), '0722 333');
  await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
  expect(await within(dialog).findByText('Enter a whole phone number of this country.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Phone number'), ' 444');
  await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));

  const code = await screen.findByRole('dialog', { name: 'Confirm the phone' });
  expect(code).toHaveTextContent('•••• 44');
  await user.type(within(code).getByLabelText('Code'), await codeFor(NEW));
  await expectRow('+40 722333444', 'Confirmed');
  expect(await axeFindings(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: /^\+40 722333444/ }));
  await user.click(await screen.findByRole('button', { name: 'Use for codes' }));
  const use = await screen.findByRole('dialog', { name: 'Change the phone for codes' });
  await user.type(within(use).getByLabelText('Current password'), 'wrong');
  await user.click(within(use).getByRole('button', { name: 'Continue' }));
  expect(await within(use).findByText('This is not your current password.')).toBeVisible();
  await user.clear(within(use).getByLabelText('Current password'));
  await user.type(within(use).getByLabelText('Current password'), PASSWORD);
  await user.click(within(use).getByRole('button', { name: 'Continue' }));
  await expectRow('+40 722333444', 'For codes');

  await user.click(screen.getByRole('button', { name: /^\+40 722333444/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('+40 722333444')).not.toBeInTheDocument());
});
