/** @jest-environment @bank/testing/environment */
// Rules: R0.33.
import 'fake-indexeddb/auto';
import { queryClient } from '@bank/api-client';
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, keys } from 'idb-keyval';
import messages from '../messages-steps/en.json';
import * as mass from './mass-screen';

/** A browser that was closed and opened again: only its database has stayed. */
async function openAgain(persona: string) {
  queryClient.clear();
  sessionStorage.clear();
  return renderScreen('/transfer/mass/p2p', {
    routes: [{ path: '/transfer/mass/p2p', ...mass }],
    persona,
    messages: { ...kitMessages, ...messages },
  });
}
const kept = () => keys(createStore('bank-drafts', 'sealed'));

test('rows come back with the user who typed them, also for another day’s sign-in, and go when they are thrown away', async () => {
  const user = userEvent.setup();
  const view = await openAgain('olivia');
  await user.click(await screen.findByRole('textbox', { name: /One payment on a line/ }));
  await user.paste('ana@personas.test;5;EUR;One\nben@personas.test;x;EUR;Two\nabel@personas.test;7;EUR;Three');
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
  await screen.findByRole('grid');
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  view.unmount();

  const { unmount } = await openAgain('abel');
  expect(await screen.findByRole('textbox', { name: /One payment on a line/ })).toBeVisible();
  unmount();

  await openAgain('olivia');
  const grid = await screen.findByRole('grid');
  expect(within(grid).getByText('ben@personas.test')).toBeInTheDocument();
  expect(await within(grid).findByText('This is not an amount. Use digits only.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByRole('textbox', { name: /One payment on a line/ })).toBeVisible();
  await waitFor(async () => expect(await kept()).toEqual([]));
});
