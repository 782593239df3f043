/** @jest-environment @bank/testing/environment */
// Rules: R0.29, R2.7.222.
import { kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './p2p-screen';

// What was typed is found again by the next screen of the tab.
afterEach(() => sessionStorage.clear());

test('money leaves by a code that the bank sent', async () => {
  const user = userEvent.setup();
  await renderScreen('/transfer/p2p', {
    routes: [{ path: '/transfer/p2p', Component, loader }],
    persona: 'ana',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
  await user.type(await screen.findByLabelText('Who should get money?'), 'ben@personas.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Payee gets'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /You sent €1\.50/ })).toBeVisible();
});

test('what the bank says of an amount stands at its field, and goes when the amount changes', async () => {
  const user = userEvent.setup();
  await renderScreen('/transfer/p2p', {
    routes: [{ path: '/transfer/p2p', Component, loader }],
    persona: 'ana',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
  await user.type(await screen.findByLabelText('Who should get money?'), 'ben@personas.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const field = await screen.findByLabelText('Payee gets');
  await user.type(field, '99999999999999999999');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/The largest amount you can send at once/));
  expect(screen.queryByText(/isn.t available/)).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '1.5');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(/The largest amount/));
});

test('an address is pasted with its name and an unseen character: who it is is found, and is paid', async () => {
  const user = userEvent.setup();
  await renderScreen('/transfer/p2p', {
    routes: [{ path: '/transfer/p2p', Component, loader }],
    persona: 'ben',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
  const field = await screen.findByLabelText('Who should get money?');
  await user.click(field);
  await user.paste('Ana Marin <\u200bana@personas.test>');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Ana Marin'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Payee gets'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('ana@personas.test')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: /^Send/ }));
  expect(await screen.findByRole('heading', { name: /You sent €1\.50 to Ana Marin/ })).toBeVisible();
});
