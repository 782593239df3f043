/** @jest-environment @bank/testing/environment */
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import messages from '../messages/en.json';
import { Component, loader } from './home-screen';

test('home shows what the bank holds for its customer', async () => {
  await renderScreen('/home', {
    routes: [{ path: '/home', Component, loader }],
    persona: 'ana',
    messages: { ...kitMessages, ...messages },
  });
  const balance = await screen.findByRole('region', { name: 'Balance' });
  expect(balance).toHaveTextContent(/€[\d,]+\.\d{2}/);
  expect(within(balance).getByRole('link', { name: 'Send' })).toHaveAttribute('href', '/transfer/p2p');
  expect(await screen.findByRole('radio', { name: /Bitcoin wallet/ })).toBeInTheDocument();
});
