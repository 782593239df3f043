/** @jest-environment @bank/testing/environment */
// Rules: R2.3.13, R2.4.10, R2.4.13.
import { call } from '@bank/api-client';
import { kitMessages } from '@bank/kit/testing';
import { balanceInquiry } from '@bank/protocol/accounts';
import { renderScreen } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './account-screen';

const open = () =>
  renderScreen('/transfer/account', {
    routes: [{ path: '/transfer/account', Component, loader }],
    persona: 'kai',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
afterEach(() => sessionStorage.clear());

/** What each of Kai's prepaid cards of a name holds. */
async function heldBy(name: string): Promise<string[]> {
  const { accounts } = await call(balanceInquiry);
  return accounts.account.filter((account) => account.name === name).map(({ balance }) => balance);
}

test('a prepaid card is chosen among the accounts, and what is loaded is on it', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: /To account/ }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent).join('\n');
  expect(offered).toMatch(/Subscriptions/);
  // Kai has a paused card of this name, and an active debit card.
  expect(offered).not.toMatch(/Travel|Debit card/);
  await user.click(screen.getByRole('option', { name: /Subscriptions/ }));
  await user.type(await screen.findByLabelText('You get'), '12.50');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(review).toHaveTextContent(/You move €12\.50 to Subscriptions\./);
  await user.click(within(review).getByRole('button', { name: 'Send now' }));
  expect(await screen.findByRole('heading', { name: /You moved €12\.50 to Subscriptions/ })).toBeVisible();
  expect(await heldBy('Subscriptions')).toEqual(['58.00']);
});
