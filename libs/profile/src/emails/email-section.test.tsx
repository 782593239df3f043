/** @jest-environment @bank/testing/environment */
// Rules: R0.53, R3.3.8.
import { NotificationToasts, ResponsePopup } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as CompanyEmails, loader as companyLoader } from '../company-emails/company-emails-screen';
import messages from '../messages/en.json';
import { Component, loader } from '../profile/profile-screen';

const PASSWORD = 'Sandbox-2026!';
const OLD = 'ana@personas.test';
const NEW = 'ana.new@mail.test';
const MASKED = 'a•••@personas.test';

const Screen = () => (
  <>
    <Component />
    <ResponsePopup />
    <NotificationToasts />
  </>
);
const openProfile = () =>
  renderScreen('/profile', {
    routes: [{ path: '/profile', Component: Screen, loader, HydrateFallback: () => null }],
    persona: 'ana',
    messages: { ...messages, ...kitMessages },
  });
const codeFor = async (to: string) => (await outboxOf(to)).findLast(({ code }) => code !== undefined)?.code ?? '';
const dialog = (name: string) => screen.findByRole('dialog', { name });
const change = () => dialog('Change your login address');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
/** Waits until the row of the address says so; behind an open dialog there is no list. */
const expectRow = (email: string, says: string, name = 'E-mails') =>
  waitFor(async () => {
    const list = await screen.findByRole('list', { name });
    const row = within(list)
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText(email));
    expect(row).toHaveTextContent(says);
  });
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

test('a new login address takes the password and both codes; each error stands at its field, and nothing typed is lost', async () => {
  const { container } = await openProfile();
  await press('Add an address');
  await fill('New e-mail address', NEW);
  await press('Send the code');
  await dialog('Confirm the address');
  await fill('Code', await codeFor(NEW));
  await expectRow(NEW, 'Confirmed');

  await press(new RegExp(NEW));
  await press('Make primary');
  expect(await change()).toHaveTextContent(`From now on you would log in with ${NEW}`);
  const password = await screen.findByLabelText('Current password');
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  await userEvent.type(password, 'wrong{Enter}');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  expect(password).toHaveFocus();
  await userEvent.clear(password);
  await userEvent.type(password, `${PASSWORD}{Enter}`);

  const first = await screen.findByLabelText(`Code sent to ${NEW}`);
  const second = screen.getByLabelText(`Code sent to ${MASKED}`);
  expect(first).toHaveFocus();
  expect(await axeFindings(container)).toEqual([]);
  const confirmationCode = await codeFor(NEW);
  const factorCode = await codeFor(OLD);
  await userEvent.keyboard('{Enter}');
  expect(first).toHaveAccessibleDescription('Enter the code from the message.');
  expect(second).toHaveAccessibleDescription('Enter the code from the message.');
  await userEvent.type(first, confirmationCode);
  await userEvent.type(second, '12{Enter}');
  expect(second).toHaveAccessibleDescription('The code has 6 digits.');
  await userEvent.type(second, '3456{Enter}');
  await waitFor(() => expect(second).toHaveAccessibleDescription('The code is not right.'));
  expect(first).toHaveAccessibleDescription('');
  expect(first).toHaveValue(confirmationCode);
  expect(second).toHaveFocus();
  expect(kept()).not.toMatch(new RegExp(`${PASSWORD}|${confirmationCode}|123456`));
  // The refused code is selected: typing takes its place.
  await userEvent.keyboard(`${factorCode}{Enter}`);
  await expectRow(NEW, 'Primary');
  expect(await screen.findByText('The primary address has changed.')).toBeVisible();
  expect(screen.queryByText('A new login address waits for its code')).toBeNull();
});

test('a company’s primary address changes at once, without a password', async () => {
  await renderScreen('/company-emails', {
    routes: [{ path: '/company-emails', Component: CompanyEmails, loader: companyLoader, HydrateFallback: () => null }],
    persona: 'carl',
    messages: { ...messages, ...kitMessages },
  });
  await press(/invoices@carpentry\.test/);
  await press('Make primary');
  await expectRow('invoices@carpentry.test', 'Primary', messages['profile.companyEmails.list']);
  expect(screen.queryByLabelText('Current password')).toBeNull();
});
