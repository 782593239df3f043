/** @jest-environment @bank/testing/environment */
// Rules: R2.4.11, R2.7.41, R2.7.42.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from './messages/en.json';
import { routes } from './routes';
import { testBrand } from './testing/brand';
import { charge } from './testing/charge';

const open = (address: string) =>
  renderScreen(address, {
    routes: routes.main,
    brand: testBrand,
    persona: 'kai',
    messages: { ...kitMessages, ...messages },
  });
async function openCard(says: RegExp) {
  const user = userEvent.setup();
  const tiles = await screen.findAllByRole('link', { name: /Card ending in/ });
  const tile = tiles.find(({ textContent }) => says.test(textContent));
  if (!tile) throw new Error(`kai has no card that says ${says.source}`);
  await user.click(tile);
  await screen.findByRole('heading', { level: 2, name: messages['cards.latest'] });
  return user;
}
/** Kai’s plastic card with money of its own. */
const LOADED = /120\.00 to spend/;
const button = (id: keyof typeof messages) => screen.getByRole('button', { name: new RegExp(`^${messages[id]}`) });

test('replacing and express name the fee, when it is paid and from which account, before the press that leads to it', async () => {
  const view = await open('/cards/physical');
  const user = await openCard(/Debit card/);
  await user.click(button('cards.reissue'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(messages['cards.feeFrom'])).toBeVisible();
  expect(dialog).toHaveTextContent(/When you activate it\s*€4\.95/);
  await user.click(within(dialog).getByRole('checkbox', { name: messages['cards.expressWish'] }));
  expect(dialog).toHaveTextContent(/When you activate it\s*€16\.95/);
  await user.click(within(dialog).getByRole('checkbox', { name: messages['cards.expressWish'] }));
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: messages['cards.reissueNow'] }));

  // The page of the new card: express costs, so the press asks first.
  const express = await screen.findByRole('button', { name: /^Send it by express/ });
  expect(express).toHaveTextContent('€12.00');
  await user.click(express);
  const ask = await screen.findByRole('alertdialog', { name: messages['cards.expressTitle'] });
  expect(ask).toHaveTextContent(/When you activate it\s*€16\.95/);
  expect(within(ask).getByText(messages['cards.feeFrom'])).toBeVisible();
  await user.click(within(ask).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // Nothing was ordered: the offer still stands.
  await user.click(screen.getByRole('button', { name: /^Send it by express/ }));
  const again = await screen.findByRole('alertdialog', { name: messages['cards.expressTitle'] });
  await user.click(within(again).getByRole('button', { name: messages['cards.express'] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Send it by express/ })).toBeNull());
});

test('the list asks as well before express is ordered', async () => {
  const view = await open('/cards/physical');
  const user = await openCard(LOADED);
  await user.click(button('cards.reissue'));
  await user.click(await screen.findByRole('button', { name: messages['cards.reissueNow'] }));
  await screen.findByRole('button', { name: /^Send it by express/ });
  view.unmount();
  await open('/cards/physical');
  await user.click(await screen.findByRole('button', { name: 'Send it by express, €12.00' }));
  const ask = await screen.findByRole('alertdialog', { name: messages['cards.expressTitle'] });
  expect(ask).toHaveTextContent(/When you activate it\s*€18\.95/);
  await user.click(within(ask).getByRole('button', { name: messages['cards.express'] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send it by express, €12.00' })).toBeNull());
});

test('a card that was blocked for fraud promises nothing that is not true', async () => {
  await open('/cards/physical');
  const user = await openCard(/0\.00 on the card.*Blocked: suspected fraud/);
  expect(await screen.findByText(messages['cards.why.fraud'])).toBeVisible();
  expect(screen.queryByText(messages['cards.reissueNote'])).toBeNull();
  expect(screen.getByText(messages['cards.reissueNoteStopped'])).toBeVisible();
  expect(screen.queryByText(/to spend$/)).toBeNull();
  await user.click(button('cards.reissue'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(messages['cards.reissueStays'])).toBeVisible();
});

test('what a shop holds and why it heard no stand on the card’s page', async () => {
  const view = await open('/cards/physical');
  await openCard(LOADED);
  const address = view.address();
  const accountId = address.split('/').at(-1) ?? '';
  await charge(accountId, '4.20');
  await charge(accountId, '4999');
  view.unmount();
  await open(address);
  expect(await screen.findByText(/^On hold at the shop until \d+ \w+$/)).toBeVisible();
  expect(screen.getByText('Declined: not enough money')).toBeVisible();
});
