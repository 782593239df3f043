/** @jest-environment @bank/testing/environment */
// Rules: R2.7.160 to R2.7.167.
import { notifications } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from './messages/en.json';
import { routes } from './routes';

const open = (persona: string) =>
  renderScreen('/payees', { routes: routes.main, persona, messages: { ...kitMessages, ...messages } });

test('a bank account is added with the right spelling, trusted, moved, and brought back after its removal', async () => {
  const user = userEvent.setup();
  const view = await open('ben');
  expect(await screen.findByText('No payees yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add the first one' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New payee' }));
  await user.click(dialog.getByRole('radio', { name: 'Bank account' }));
  await user.type(dialog.getByLabelText('Name of the payee'), 'Greta Blumm');
  await user.click(dialog.getByRole('button', { name: /Country of the bank/ }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await user.type(await dialog.findByRole('textbox', { name: /^IBAN/ }), 'DE89 3704 0044 0532 0130 00');
  expect(await dialog.findByText('Nearly: the account belongs to Greta Blum.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use Greta Blum' }));
  expect(await dialog.findByText('The name matches the account.')).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const pane = within(await screen.findByRole('dialog', { name: 'Payee' }));
  expect(await pane.findByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(pane.getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    expect.stringMatching(/external\?payee=\w+$/),
  );
  await user.click(pane.getByRole('switch', { name: 'Trusted payee' }));
  expect(await pane.findByText('Marked as trusted')).toBeInTheDocument();

  await user.click(pane.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit payee' }));
  expect(await form.findByText(/the payee is no longer trusted/)).toBeVisible();
  const iban = await form.findByRole('textbox', { name: /^IBAN/ });
  expect(iban).toHaveValue('DE89370400440532013000');
  await user.clear(iban);
  await user.type(iban, 'DE62370400440532013000');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(iban).toBeInvalid());
  await user.clear(iban);
  await user.type(iban, 'DE62370400440532013001');
  await user.click(form.getByRole('button', { name: 'Save' }));

  const moved = within(await screen.findByRole('dialog', { name: 'Payee' }));
  expect(await moved.findByRole('switch', { name: 'Trusted payee' })).not.toBeChecked();
  await user.click(moved.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No payees yet')).toBeVisible();
  act(() => notifications.getState().list.at(0)?.undo?.());
  expect(await screen.findByRole('button', { name: /Greta Blum.*DE62/ })).toBeVisible();
});

test('recent payees are imported, found by what is typed, and paid again with one press', async () => {
  const user = userEvent.setup();
  await open('ana');
  await user.click(await screen.findByRole('button', { name: 'Add from recent payments' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add from recent payments' }));
  const [first] = await dialog.findAllByRole('checkbox');
  if (!first) throw new Error('ana has paid nobody');
  await user.click(first);
  await user.click(dialog.getByRole('button', { name: 'Add 1 payee' }));
  expect(await screen.findByRole('list', { name: 'Payees' })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search payees' });
  await user.type(search, 'nobody at all');
  expect(await screen.findByText('Nobody found')).toBeVisible();
  await user.clear(search);
  await user.click((await screen.findAllByRole('button', { name: /@personas\.test/ }))[0] ?? search);
  const pane = within(await screen.findByRole('dialog', { name: 'Payee' }));
  expect(await pane.findByRole('link', { name: 'Pay again' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/transfer\/p2p\?to=.+personas\.test$/),
  );
  expect(pane.getByRole('list', { name: 'Payments' })).toBeVisible();
});

test('an employee who only reads sees the book and why nothing can be changed', async () => {
  await open('rhea');
  expect(await screen.findByRole('button', { name: /Möbelhaus Krüger GmbH.*DE62/ })).toBeVisible();
  expect(screen.getByText(/You need one of these rights/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add payee' })).toBeDisabled();
});
