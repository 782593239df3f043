import { I18nProvider } from '@bank/i18n';
import { FormSubmit } from '@bank/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'zod/mini';
import { BankForm } from '../form/bank-form';
import { kitMessages as en } from '../testing/texts';
import { axeFindings } from '../testing/axe-findings';
import { newPassword } from './new-password';
import { NewPasswordFields } from './new-password-fields';

const email = 'emma@personas.test';
const chosen = jest.fn((password: string) => password);

function Screen() {
  return (
    <BankForm
      schema={object({ password: newPassword(email) })}
      defaults={{ password: '' }}
      onSubmit={({ password }) => void chosen(password)}
    >
      <NewPasswordFields email={email} />
      <FormSubmit>Save</FormSubmit>
    </BankForm>
  );
}

function open() {
  const { container } = render(
    <I18nProvider lang="en" messages={en}>
      <Screen />
    </I18nProvider>,
  );
  return { user: userEvent.setup(), container };
}

const meter = () => screen.getByRole('meter', { name: 'Password strength' });

beforeEach(() => chosen.mockClear());

test('says how strong the password is and which rules it meets, in words', async () => {
  const { user, container } = open();
  expect(meter()).toHaveAttribute('aria-valuetext', 'nothing entered yet');
  await user.type(screen.getByLabelText('New password'), 'Sandbox-2026!');
  expect(meter()).toHaveAttribute('aria-valuenow', '3');
  expect(screen.getByText('good')).toBeVisible();
  const rules = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(rules).toHaveLength(4);
  expect(rules.every((rule) => rule?.endsWith('(done)'))).toBe(true);
  expect(await axeFindings(container)).toEqual([]);
});

test('refuses with the sentence of the first rule that is broken, and keeps what was typed', async () => {
  const { user } = open();
  const field = screen.getByLabelText('New password');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('Enter a new password.');
  await user.type(field, 'Aa1!');
  expect(field).toHaveAccessibleDescription('The password is too short or too long.');
  await user.type(field, '-emma@personas.test');
  expect(field).toHaveAccessibleDescription('The password must not contain your e-mail address.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(chosen).not.toHaveBeenCalled();
  expect(field).toHaveValue('Aa1!-emma@personas.test');
  await user.clear(field);
  await user.type(field, 'Harbour-lamp-93');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(chosen).toHaveBeenCalledWith('Harbour-lamp-93');
});

test('the password can be looked at, and a password manager knows whose it is', async () => {
  const { user } = open();
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByDisplayValue(email)).toHaveAttribute('autocomplete', 'username');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show what you type' }));
  expect(field).toHaveAttribute('type', 'text');
});
