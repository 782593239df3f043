/** @jest-environment @bank/testing/environment */
// Rules: R0.54, R2.5.5, R2.5.6, R2.7.90 to R2.7.97, R2.7.99, R2.7.179, R2.7.182, R2.7.184, R2.7.222, R0.111.
import { enter, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { dropAllDrafts } from '@bank/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './external-screen';

const open = () =>
  renderScreen('/transfer/external', {
    routes: [{ path: '/transfer/external', Component, loader }],
    persona: 'ana',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
// A payment that still waits for its code is found again by the next screen of the tab.
afterEach(() => sessionStorage.clear());

const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp, option: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const next = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Continue' }));

test('the cheapest way is chosen, an IBAN with a slip is told at once, and the receipt says when the money arrives', async () => {
  const user = userEvent.setup();
  await open();
  await user.type(await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  await choose(user, /Country of the bank/, 'Germany');
  expect(await screen.findByRole('radio', { name: /Bank transfer SEPA.*Arrives by/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Wire transfer SWIFT.*0\.1/ })).not.toBeChecked();
  const iban = screen.getByRole('textbox', { name: /^IBAN/ });
  await user.type(iban, 'DE89 3704 0044 0532 0130 01');
  await next(user);
  expect(await screen.findByText(/This IBAN is not complete or has a slip in it/)).toBeVisible();
  await user.clear(iban);
  await user.type(iban, 'DE89 3704 0044 0532 0130 00');
  expect(await screen.findByText('Nordufer Bank, Hamburg')).toBeVisible();
  await next(user);
  await user.type(await screen.findByLabelText('Payee gets'), '20');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText(/You send/)).toHaveTextContent(/€20\.00 to Greta Blum\. It arrives by/);
  expect(within(review).getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /€20\.00 is on its way to Greta Blum/ })).toBeVisible();
  expect(screen.getByText(/^Expected/)).toBeVisible();
  // Where it went need not be typed again.
  await user.click(screen.getByRole('button', { name: 'Send the same again' }));
  expect(await screen.findByLabelText('Payee gets')).toHaveValue('20.00');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: /^IBAN/ })).toHaveValue('DE89370400440532013000');
  expect(screen.getByRole('button', { name: /Country of the bank/ })).toHaveTextContent('Germany');
  expect(screen.getByLabelText('Name of the payee')).toHaveValue('Greta Blum');
});

test('ways that ask for the same are told apart beside the amount, and the chosen one is what is paid', async () => {
  const user = userEvent.setup();
  const { container } = await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  await choose(user, /Country of the bank/, 'Germany');
  await enter(user, await screen.findByRole('textbox', { name: /^IBAN/ }), 'DE89 3704 0044 0532 0130 00');
  expect(screen.queryByRole('radio', { name: /Instant payment/ })).toBeNull();
  await next(user);
  expect(screen.queryByRole('group', { name: 'When should it arrive?' })).toBeNull();
  await user.type(await screen.findByLabelText('Payee gets'), '20');
  const ways = await screen.findByRole('group', { name: 'When should it arrive?' });
  expect(within(ways).getByRole('radio', { name: /Arrives by.*Cheapest.*Bank transfer SEPA/ })).toBeChecked();
  const fastest = within(ways).getByRole('radio', { name: /Arrives in seconds.*Fastest/ });
  await waitFor(() => expect(fastest).toHaveAccessibleName(/Instant payment SCT Inst.*€ ?20 ?\.00.*fee € ?0 ?\.60/));
  await user.click(fastest);
  await waitFor(() => expect(container).toHaveTextContent(/Leaves your account€20\.60/));
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(review).toHaveTextContent(/€20\.60/);
});

test('a reload asks for the IBAN again, which lay in no store, and nothing else', async () => {
  const user = userEvent.setup();
  const { unmount } = await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  await choose(user, /Country of the bank/, 'Germany');
  await enter(user, await screen.findByRole('textbox', { name: /^IBAN/ }), 'DE89 3704 0044 0532 0130 00');
  await next(user);
  expect(await screen.findByLabelText('Payee gets')).toBeVisible();
  const stored = { ...sessionStorage };
  expect(JSON.stringify(stored).replaceAll(' ', '')).not.toContain('DE8937');
  unmount();
  // A page that is loaded anew remembers nothing, and finds what is stored.
  dropAllDrafts();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, String(value));
  await open();
  expect(await screen.findByLabelText('Name of the payee')).toHaveValue('Greta Blum');
  expect(screen.getByRole('button', { name: /Country of the bank/ })).toHaveTextContent('Germany');
  expect(await screen.findByRole('textbox', { name: /^IBAN/ })).toHaveValue('');
});

test('a wire asks for what the bank there needs, and names a field that it refuses before an amount is typed', async () => {
  const user = userEvent.setup();
  await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Sora Ito');
  await choose(user, /Country of the bank/, 'Japan');
  await user.type(await screen.findByRole('textbox', { name: /^Account number/ }), '1234567');
  await user.type(screen.getByRole('textbox', { name: /^SWIFT code/ }), 'NORDDEFF');
  await choose(user, /Bank code/, 'Sakura Shinkin (0138)');
  await choose(user, /Branch code/, 'Marunouchi (001)');
  await enter(user, screen.getByRole('textbox', { name: 'Address of the payee' }), '3-1 Marunouchi, Tokyo');
  await next(user);
  expect(await screen.findByText(/SWIFT code \(BIC\): this does not look right/)).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /^SWIFT code/ })).toHaveValue('NORDDEFF');
});

test('an account of one’s own needs no name, and a country that nobody sends to is told so', async () => {
  const user = userEvent.setup();
  await open();
  await choose(user, /Whose account is it/, 'Mine at another bank');
  expect(screen.queryByLabelText('Name of the payee')).not.toBeInTheDocument();
  await choose(user, /Country of the bank/, 'Iran');
  expect(await screen.findByText(/We can’t send this currency to this country/)).toBeVisible();
  await next(user);
  expect(screen.queryByLabelText('Payee gets')).not.toBeInTheDocument();
});

test('a card is named by its issuer, and its number is nowhere once it is sent', async () => {
  const user = userEvent.setup();
  await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  await choose(user, /Country of the bank/, 'Germany');
  await user.click(await screen.findByRole('radio', { name: /Payout to a card.*Arrives in about 30 minutes/ }));
  const number = screen.getByRole('textbox', { name: 'Card number' });
  await user.type(number, '5300 0000 0000 0006');
  expect(await screen.findByText('We can’t pay out to cards of this kind.')).toBeVisible();
  await user.clear(number);
  await user.type(number, '4242 4242 4242 4242');
  expect(await screen.findByText('Nordufer Bank · VISA · GOLD · DEBIT · EUR')).toBeVisible();
  await next(user);
  await user.type(await screen.findByLabelText('Payee gets'), '20');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('************4242')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4242[ ]?4242/);
});

test('a coin asks for no country, and for an address of its chain', async () => {
  const user = userEvent.setup();
  await open();
  await choose(user, /From account/, /^Bitcoin wallet/);
  expect(screen.queryByRole('button', { name: /Country of the bank/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /Bitcoin.*After 6 confirmations, about 60 minutes/ })).toBeChecked();
  await enter(user, screen.getByLabelText('Name of the payee'), 'Greta Blum');
  const address = screen.getByRole('textbox', { name: /^Wallet address/ });
  await enter(user, address, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5');
  await next(user);
  expect(await screen.findByText(/Wallet address: this does not look right/)).toBeVisible();
  await user.clear(address);
  await user.type(address, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await next(user);
  expect(await screen.findByLabelText('Payee gets')).toBeVisible();
});

test('an instant key names its owner and bank', async () => {
  const user = userEvent.setup();
  await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Rafael Nunes');
  await choose(user, /Country of the bank/, 'Brazil');
  await choose(user, /Currency/, /^USD/);
  await user.type(await screen.findByRole('textbox', { name: /^Tax id/ }), '111.444.777-35');
  await choose(user, /Instant key/, 'E-mail');
  await enter(user, screen.getByRole('textbox', { name: 'Key' }), 'rafael@exemplo.test');
  expect(await screen.findByText('Rafael Nunes, Banco Ipê')).toBeVisible();
});

test('one press fills in the most that can go now, and a way of its own limits offers another', async () => {
  const user = userEvent.setup();
  await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  await choose(user, /Country of the bank/, 'Germany');
  await user.click(await screen.findByRole('radio', { name: /Payout to a card/ }));
  await enter(user, screen.getByRole('textbox', { name: 'Card number' }), '4242 4242 4242 4242');
  await next(user);
  expect(
    await screen.findByText(/^€1\.00 to €2,500\.00 can go now\. €[\d,.]+ is left of today’s limit\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the most possible' }));
  expect(screen.getByLabelText('Payee gets')).toHaveValue('2,500.00');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText(/You send/)).toHaveTextContent('€2,500.00 to Greta Blum');
});

test('what repeats is said before it is confirmed, and the bank keeps it', async () => {
  const user = userEvent.setup();
  await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Greta Blum');
  await choose(user, /Country of the bank/, 'Germany');
  await enter(user, await screen.findByRole('textbox', { name: /^IBAN/ }), 'DE89370400440532013000');
  await next(user);
  await user.type(await screen.findByLabelText('Payee gets'), '20');
  await user.click(screen.getByText('When and how often'));
  await choose(user, /Repeat/, 'Every month');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(review).toHaveTextContent(/Every month/i);
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  expect((await outboxOf('ana@personas.test')).at(-1)?.text).toContain('repeats every month');
});

test('codes of banks are pasted as people write them, and the bank gets their digits', async () => {
  const user = userEvent.setup();
  await open();
  await enter(user, await screen.findByLabelText('Name of the payee'), 'Una Reed');
  await choose(user, /Country of the bank/, 'United Kingdom');
  await choose(user, /Currency/, /^GBP/);
  const sortCode = await screen.findByRole('textbox', { name: 'Sort code' });
  await user.click(sortCode);
  await user.paste('20 \u2013 15 \u2013 75');
  expect(sortCode).toHaveValue('20 \u2013 15 \u2013 75');
  await user.clear(sortCode);
  await user.paste('20-15-75');
  expect(sortCode).toHaveValue('20-15-75');
  await user.click(screen.getByRole('textbox', { name: 'Account number' }));
  await user.paste('1234 5678');
  await next(user);
  await user.type(await screen.findByLabelText('Payee gets'), '20');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('12345678')).toBeVisible();
});
