/** @jest-environment @bank/testing/environment */
// Rules: R3.2.1, R3.8.1, R3.8.2.
import { axeFindings } from '@bank/kit/testing';
import { advanceBank, askBank, outboxOf, renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerCompany } from './testing/company-newcomer';
import { addressOf, atTheBank, linkIn, logInAs, NEW_PASSWORD, PASSWORD } from '../testing/at-the-bank';

/** Asks for a link on the screen that was opened without one. */
async function askForLink(persona: string): Promise<string> {
  const { unmount } = await renderScreen('/activate', atTheBank);
  await userEvent.type(await screen.findByLabelText('E-mail'), addressOf(persona));
  await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
  await screen.findByText(/a new link is on its way/);
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  unmount();
  return linkIn(await outboxOf(addressOf(persona)));
}

test('a sign-in that is refused offers the link; opening it activates, and its secret leaves the address', async () => {
  const { unmount } = await renderScreen('/login', atTheBank);
  await logInAs('neo', PASSWORD);
  expect(await screen.findByText(/is not activated yet/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }));
  await screen.findByText(/a new link is on its way/);
  unmount();

  const link = linkIn(await outboxOf(addressOf('neo')));
  const { address, container } = await renderScreen(link, atTheBank);
  expect(await screen.findByText('Your Account has been activated')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Account Activation' })).toBeVisible();
  expect(address()).toBe('/activate');
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue(addressOf('neo'));
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Start page')).toBeVisible();
});

test('a link that is too old says so in the bank’s words and offers another', async () => {
  const link = await askForLink('bo');
  await advanceBank(73 * 3_600_000);
  const { container } = await renderScreen(link, atTheBank);
  expect(await screen.findByRole('alert')).toHaveTextContent('This activation link has expired.');
  expect(screen.getByRole('heading', { name: 'Account Activation' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a company’s owner activates, and an employee chooses a password with the link they get then', async () => {
  const { unmount } = await renderScreen(await askForLink('bo'), atTheBank);
  expect(
    await screen.findByText(
      'Your account has been activated. Authorized users will now receive the activation links to access the account.',
    ),
  ).toBeVisible();
  unmount();

  const { container } = await renderScreen(linkIn(await outboxOf(addressOf('emma'))), atTheBank);
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Activate my account' }));
  expect(await screen.findByText('Your Account has been activated')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  await logInAs('emma', NEW_PASSWORD);
  expect(await screen.findByText('Start page')).toBeVisible();
});

test('the owner of a company that registered chooses a password with the link, and its users get theirs then', async () => {
  const { company, colleague } = await registerCompany(askBank);
  const { container } = await renderScreen(linkIn(await outboxOf(company)), atTheBank);
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  expect(await outboxOf(colleague)).toEqual([]);
  await userEvent.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Activate my account' }));
  expect(
    await screen.findByText(
      'Your account has been activated. Authorized users will now receive the activation links to access the account.',
    ),
  ).toBeVisible();
  expect(linkIn(await outboxOf(colleague))).toContain('action=activationEmployee');
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue(company);
  await userEvent.type(screen.getByLabelText('Password'), NEW_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Start page')).toBeVisible();
});

test('a link that nobody sent is refused', async () => {
  await renderScreen('/activate?code=made-up&user=neo%40personas.test&action=activation', atTheBank);
  expect(await screen.findByRole('alert')).toHaveTextContent('This activation link is not valid.');
});
