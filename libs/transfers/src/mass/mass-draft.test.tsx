/** @jest-environment @bank/testing/environment */
// Rules: R0.33, R2.7.220.
import 'fake-indexeddb/auto';
import { queryClient } from '@bank/api-client';
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, keys } from 'idb-keyval';
import messages from '../messages-steps/en.json';
import { massDraftQuery } from './draft';
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

/** A draft as a release before this one wrote it: nothing says how the amounts were written. */
async function keepOldDraft(...amounts: readonly string[]) {
  const { unmount } = await openAgain('olivia');
  const { sealed } = await queryClient.fetchQuery(massDraftQuery('p2p'));
  unmount();
  sealed.keep({
    head: { name: 'May', accountId: null, refused: {} },
    rows: amounts.map((amount, at) => ({ n: at + 1, email: `p${at}@b.test`, amount, currency: 'EUR', note: '' })),
  });
  expect(await sealed.stored()).toBe(true);
}

test('a draft from before amounts were read as they come in is read once, by its own column', async () => {
  await keepOldDraft('1.234,50', '2.000', 'x');
  const { unmount } = await openAgain('olivia');
  const grid = await screen.findByRole('grid');
  expect(await screen.findByText(/2 payments: €3,234\.50/)).toBeInTheDocument();
  expect(within(grid).getByRole('gridcell', { name: 'x' })).toHaveAttribute('aria-invalid', 'true');
  // It was kept anew, and its amounts are not read a second time.
  await screen.findByText(messages['transfers.mass.kept']);
  unmount();
  await openAgain('olivia');
  expect(await screen.findByText(/2 payments: €3,234\.50/)).toBeInTheDocument();
});

test('an amount of such a draft that has two meanings is no payment until its customer says which', async () => {
  await keepOldDraft('1.500', '2.000');
  await openAgain('olivia');
  const grid = await screen.findByRole('grid');
  for (const name of ['1.500', '2.000'])
    expect(within(grid).getByRole('gridcell', { name })).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
});
