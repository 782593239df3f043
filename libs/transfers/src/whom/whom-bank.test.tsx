/** @jest-environment @bank/testing/environment */
// Rules: R0.110, R0.54, R2.7.94, R2.7.179.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as external from '../external/external-screen';
import * as global from '../global/global-screen';
import messages from '../messages-steps/en.json';
import * as p2p from '../p2p/p2p-screen';

afterEach(() => sessionStorage.clear());

const show = (persona: 'ana' | 'sofia' = 'sofia') =>
  renderScreen('/transfer/p2p', {
    routes: [
      { path: '/transfer/p2p', ...p2p },
      { path: '/transfer/external', ...external },
      { path: '/transfer/global', ...global },
    ],
    persona,
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
const field = () => screen.findByRole('textbox', { name: 'Who should get money?' });

const CARD = '4242 4242 4242 4242';

/** Neither the address nor what the browser stores has it. */
const expectKeptNowhere = (view: { address(): string }, text: string) => {
  expect(view.address()).not.toContain(text);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(text);
};

test('an IBAN leads to the bank account that it names, with the name left to type; it lies nowhere', async () => {
  const user = userEvent.setup();
  const view = await show();
  await user.type(await field(), 'DE89 3704 0044 0532 0130 00');
  expect(await field()).toHaveAccessibleDescription('Bank account in Germany');
  expectKeptNowhere(view, '3704');
  await user.keyboard('{Enter}');
  const name = await screen.findByRole('textbox', { name: 'Name of the payee' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(await screen.findByRole('textbox', { name: 'IBAN' })).toHaveValue('DE89370400440532013000');
  expect(await screen.findByText('Nordufer Bank, Hamburg')).toBeVisible();
  await user.type(name, 'Greta Blum');
  expectKeptNowhere(view, '3704');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('textbox', { name: 'Payee gets' })).toBeVisible();
});

test('a card leads to a payout to it, in the country of its issuer', async () => {
  const user = userEvent.setup();
  const view = await show();
  await user.type(await field(), `${CARD}{Enter}`);
  expect(await screen.findByRole('textbox', { name: /^Card number/ })).toHaveValue(CARD.replaceAll(' ', ''));
  expect(screen.getByRole('radio', { name: /Payout to a card/ })).toBeChecked();
  expectKeptNowhere(view, '4242');
});

test('a phone in Brazil leads to its key of Pix', async () => {
  const user = userEvent.setup();
  const view = await show();
  await user.type(await field(), '+55 11 98765-4321{Enter}');
  expect(await screen.findByRole('textbox', { name: /^Key/ })).toHaveValue('+5511987654321');
  expect(screen.getByRole('radio', { name: /Instant payment Pix/ })).toBeChecked();
  expectKeptNowhere(view, '98765');
});

test('a phone in Canada is paid by Interac, and the receipt and what is sent again know it as it is kept', async () => {
  const user = userEvent.setup();
  const view = await show('ana');
  await user.type(await field(), '+1 (416) 555-0101');
  expect(await field()).toHaveAccessibleDescription('A phone in Canada, paid by Interac');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: /^E-mail or phone/ })).toHaveValue('+14165550101');
  expect(screen.getByRole('radio', { name: /Interac transfer/ })).toBeChecked();
  const name = screen.getByRole('textbox', { name: 'Name of the payee' });
  await waitFor(() => expect(name).toHaveFocus());
  expectKeptNowhere(view, '5550101');
  await user.type(name, 'Mel Roy');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: 'Payee gets' }), '21');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('+14165550101')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /21\.00 is on its way to Mel Roy/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the same again' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: /^E-mail or phone/ })).toHaveValue('+14165550101');
  expect(screen.getByRole('radio', { name: /Interac transfer/ })).toBeChecked();
});

test('an address of no customer can be sent a link, and is not asked for again', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(await field(), 'stranger@example.test');
  await user.click(await screen.findByRole('button', { name: /^Send stranger@example.test a link/ }));
  expect(await screen.findByRole('textbox', { name: 'Payee e-mail' })).toHaveValue('stranger@example.test');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the payee' })).toHaveFocus());
});

test('a name that means one payee leads on by Enter; one that means nobody says what can be typed', async () => {
  const user = userEvent.setup();
  const view = await show();
  await user.type(await field(), 'Nobody at all{Enter}');
  expect(await field()).toHaveAccessibleDescription(/Choose a name from the list/);
  await user.clear(await field());
  await user.type(await field(), 'iris{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Payee gets' })).toBeVisible();
  expect(view.address()).toBe('/transfer/p2p?ask=amount');
});

test('an invoice that waits is paid by its row, and something else can be sent instead', async () => {
  const user = userEvent.setup();
  const { container } = await show();
  const list = await screen.findByRole('list', { name: 'Your payees' });
  expect(list).toHaveTextContent(/Atelier Verde.*€171\.63 due \d+ Nov/);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(within(list).getByRole('button', { name: /^Pay the invoice from Atelier Verde/ }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('171.63');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await field()).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Send something else' }));
  expect(await field()).toHaveValue('');
  expect(await field()).not.toHaveAttribute('readonly');
});
