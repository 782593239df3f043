/** @jest-environment @bank/testing/environment */
// Rules: R2.7.191.
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './p2p-screen';

afterEach(() => sessionStorage.clear());

test('a payment is kept as a template, fills the form by a press, and is removed', async () => {
  const user = userEvent.setup();
  await renderScreen('/transfer/p2p', {
    routes: [{ path: '/transfer/p2p', Component, loader }],
    persona: 'ben',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
  await user.type(await screen.findByLabelText('Who should get money?'), 'ana@personas.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Payee gets'), '12.5');
  await user.type(screen.getByLabelText('Note'), 'Rent');
  await user.click(screen.getByText('When and how often'));
  await user.type(await screen.findByLabelText('Name of the template'), 'Flat');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: /^Send/ }));
  await user.click(await screen.findByRole('button', { name: 'Send another' }));

  const list = await screen.findByRole('list', { name: 'Templates' });
  expect(screen.getByLabelText('Who should get money?')).toHaveValue('');
  await user.click(within(list).getByRole('button', { name: 'Fill in Flat' }));
  expect(await screen.findByLabelText('Payee gets')).toHaveValue('12.50');
  expect(screen.getByLabelText('Note')).toHaveValue('Rent');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Who should get money?')).toHaveValue('ana@personas.test');
  await user.click(await screen.findByRole('button', { name: 'Remove Flat, ana@personas.test · €12.50' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Templates' })).not.toBeInTheDocument());
});
