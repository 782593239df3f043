/** @jest-environment @bank/testing/environment */
// Rules: R0.112.
import { kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as external from '../external/external-screen';
import messages from '../messages-steps/en.json';
import * as p2p from '../p2p/p2p-screen';

// What was typed is found again by the next screen of the tab.
afterEach(() => sessionStorage.clear());

const open = (at: string) =>
  renderScreen(at, {
    routes: [
      { path: '/transfer/p2p', Component: p2p.Component, loader: p2p.loader },
      { path: '/transfer/external', Component: external.Component, loader: external.loader },
    ],
    persona: 'ana',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
type User = ReturnType<typeof userEvent.setup>;
const next = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }));
const check = (user: User) => user.click(screen.getByRole('button', { name: 'Check and send' }));
const review = () => screen.findByRole('dialog', { name: 'Check, then confirm' });

/** To Ben, in dollars, from the account in euros. */
async function toBen(user: User) {
  await open('/transfer/p2p?currency=USD');
  await user.type(await screen.findByLabelText('Who should get money?'), 'ben@personas.test');
  await next(user);
  return [await screen.findByLabelText('You send'), screen.getByLabelText('Payee gets')] as const;
}

test('to a customer: what leaves is typed, and the bank says what arrives for it, which is what is sent', async () => {
  const user = userEvent.setup();
  const [debit, amount] = await toBen(user);
  await user.type(debit, '20');
  await waitFor(() => expect(amount).toHaveValue('21.63'));
  expect(screen.getByText(/^1\sEUR = 1\.0870?\sUSD$/)).toBeVisible();
  expect(screen.getByText(/You send/, { selector: 'p' })).toHaveTextContent(/\$21\.63/);
  await check(user);
  const sheet = await review();
  expect(within(sheet).getByText(/You send/)).toHaveTextContent(/\$21\.63 to Ben/);
  expect(sheet).toHaveTextContent(/€20\.00/);
  await user.click(within(sheet).getByRole('button', { name: 'Confirm with a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /You sent \$21\.63 to Ben/ })).toBeVisible();
});

test('either is typed after the other: the one typed last counts', async () => {
  const user = userEvent.setup();
  const [debit, amount] = await toBen(user);
  await user.type(debit, '20');
  await waitFor(() => expect(amount).not.toHaveValue(''));
  await user.clear(amount);
  await user.type(amount, '50');
  await waitFor(() => expect(debit).toHaveValue('46.24'));
  await user.clear(debit);
  await user.type(debit, '10');
  await waitFor(() => expect(amount).toHaveValue('10.76'));
});

test('what leaves is refused at its own field: nothing typed, and more than there is', async () => {
  const user = userEvent.setup();
  const [debit, amount] = await toBen(user);
  await check(user);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/^Enter an amount/));
  await user.type(debit, '0');
  await check(user);
  await waitFor(() =>
    expect(debit).toHaveAccessibleDescription(expect.stringContaining(messages['transfers.p2p.amountZero'])),
  );
  await user.clear(debit);
  await user.type(debit, '20000');
  await waitFor(() => expect(amount).not.toHaveValue(''));
  await check(user);
  await waitFor(() => expect(debit).toHaveAccessibleDescription(/not enough money/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('out of the bank: each way says what arrives for what leaves, and the chosen one is sent', async () => {
  const user = userEvent.setup();
  await open('/transfer/external');
  await user.type(await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  await user.click(await screen.findByRole('button', { name: /Country of the bank/ }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await user.type(await screen.findByRole('textbox', { name: /^IBAN/ }), 'DE89 3704 0044 0532 0130 00');
  await next(user);
  await user.type(await screen.findByLabelText('You send'), '20');
  const amount = screen.getByLabelText('Payee gets');
  await waitFor(() => expect(amount).not.toHaveValue(''));
  expect(await screen.findByRole('radio', { name: /SEPA.*19\s*\.\s*70/ })).toBeChecked();
  expect(amount).toHaveValue('19.70');
  await user.click(await screen.findByRole('radio', { name: /SCT Inst.*19\s*\.\s*40/ }));
  await waitFor(() => expect(amount).toHaveValue('19.40'));
  await check(user);
  expect(within(await review()).getByText(/You send/)).toHaveTextContent('€19.40 to Greta Blum');
});

test('an address names the account that pays out of the bank, where it is the customer’s', async () => {
  await open('/transfer/external?from=10012');
  expect(await screen.findByRole('button', { name: /From account/ })).toHaveTextContent(/USD|Dollar/);
});
