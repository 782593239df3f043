/** @jest-environment @bank/testing/environment */
import { kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './p2p-screen';

test('money leaves by a code that the bank sent', async () => {
  const user = userEvent.setup();
  await renderScreen('/transfer/p2p', {
    routes: [{ path: '/transfer/p2p', Component, loader }],
    persona: 'ana',
    messages: { ...kitMessages, ...messages },
  });
  await user.type(await screen.findByLabelText('Payee e-mail'), 'ben@personas.test');
  await user.type(screen.getByLabelText('Amount'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const review = await screen.findByRole('dialog', { name: 'Check and send' });
  await user.click(within(review).getByRole('button', { name: 'Confirm and send' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('dialog', { name: 'Money sent' })).toHaveTextContent('1.50');
});
