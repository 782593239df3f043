/** @jest-environment @bank/testing/environment */
// Rules: R2.7.94, R2.7.96, R2.7.97.
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './external-screen';

afterEach(() => sessionStorage.clear());

const WRONG = /does not look right/;

/** The form with a payee, by a country or from an account, by a way. */
async function open(steps: readonly (readonly [RegExp, RegExp])[], way: RegExp) {
  const user = userEvent.setup();
  await renderScreen('/transfer/external', {
    routes: [{ path: '/transfer/external', Component, loader }],
    persona: 'ana',
    messages: { ...kitMessages, ...messages },
  });
  await user.type(await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  for (const step of steps) await choose(user, ...step);
  await user.click(await screen.findByRole('radio', { name: way }));
  return user;
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: RegExp, option: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function write(user: ReturnType<typeof userEvent.setup>, field: string | RegExp, text: string) {
  const box = await screen.findByLabelText(field);
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

/** Writes each in turn, and reads what stands at the field once the form was sent on. */
async function refuses(
  user: ReturnType<typeof userEvent.setup>,
  field: RegExp,
  wrong: readonly string[],
  message = WRONG,
) {
  for (const typed of wrong) {
    await write(user, field, typed);
    // What is read below is about this one, and not about the one before it.
    await waitFor(() => expect(screen.getByLabelText(field)).not.toHaveAccessibleDescription(message));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText(field)).toHaveValue(typed);
    expect(screen.queryByLabelText('Payee gets')).not.toBeInTheDocument();
  }
}

test('a card number', async () => {
  const user = await open([[/Country of the bank/, /^Germany$/]], /Payout to a card/);
  await refuses(user, /^Card number/, ['4242 4242 4242 4241', '5300 0000 0000 0006']);
});

test('an IBAN', async () => {
  const user = await open([[/Country of the bank/, /^Germany$/]], /Bank transfer/);
  await refuses(user, /^IBAN/, ['DE89 3704 0044 0532 0130 01'], /has a slip in it/);
  // Right, and of another country.
  await refuses(user, /^IBAN/, ['FR1420041010050500013M02606']);
});

test('a tax id, and a key of it', async () => {
  const steps = [
    [/Country of the bank/, /^Brazil$/],
    [/Currency/, /^USD/],
  ] as const;
  const user = await open(steps, /Pix/);
  await choose(user, /Instant key/, /^Phone number$/);
  await write(user, 'Key', '+55 11 98765 4322');
  await refuses(user, /^Tax id/, ['935.411.347-81']);
  await write(user, /^Tax id/, '935.411.347-80');
  await refuses(user, /^Key/, ['+55 11 98765 4322', 'bianca@exemplo.test']);
});

test('neither an e-mail address nor a phone, and a phone of no Canadian', async () => {
  const steps = [
    [/Country of the bank/, /^Canada$/],
    [/Currency/, /^CAD/],
  ] as const;
  const user = await open(steps, /Interac/);
  await refuses(user, /^E-mail or phone/, ['+1 416 555 010'], /or a phone number with its area code/);
  await refuses(user, /^E-mail or phone/, ['+1 (212) 555-0101']);
  await write(user, /^E-mail or phone/, '(416) 555-0101');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Payee gets')).toBeVisible();
});

test('an address of a coin', async () => {
  const user = await open([[/From account/, /^Bitcoin wallet/]], /Bitcoin/);
  await refuses(user, /^Wallet address/, [
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ]);
});
