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
  const phone = { name: 'Your phone', level: 3 };
  expect(await screen.findByRole('heading', phone)).toBeVisible();
  // A code proves it: a file would not.
  expect(screen.queryByRole('group', { name: 'Your phone' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your phone' });
  expect(dialog).toHaveTextContent('•••• 28');
  expect(await axeFindings(document.body)).toEqual([]);
  const code = (await outboxOf('+40700000028')).find((message) => message.code !== null)?.code ?? '';
  await user.type(within(dialog).getByLabelText('Code'), code);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  // Behind an open dialog there are no headings: the others are back first.
  expect(await screen.findByRole('heading', { name: 'Identity document' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', phone)).not.toBeInTheDocument());
});
