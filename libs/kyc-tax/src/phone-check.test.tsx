/** @jest-environment @bank/testing/environment */
// Rules: R1.7.21.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from './messages/en.json';
import { Component, loader } from './unverified-account/unverified-account-screen';

test('the bank asks for the phone, and the code that arrives there is the proof', async () => {
  const user = userEvent.setup();
  await renderScreen('/unverified-account', {
    routes: [{ path: '/unverified-account', Component, loader, HydrateFallback: () => null }],
    persona: 'una',
    messages: { ...messages, ...kitMessages },
    brand: { supportNumber: '+352 2755 0133' },
  });
  await user.click(await screen.findByRole('button', { name: /^Your phone/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Your phone' });
  // A code proves it: a file would not.
  expect(within(sheet).queryByRole('group', { name: 'Your phone' })).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Send the code' }));
  const field = await screen.findByLabelText('Code');
  expect(screen.getByText(/•••• 28/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  const code = (await outboxOf('+40700000028')).find((message) => message.code !== null)?.code ?? '';
  await user.type(field, code);
  // The sheet of a matter that is asked no longer is gone with it.
  expect(await screen.findByRole('button', { name: /^Proof of address/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Your phone/ })).not.toBeInTheDocument());
});
