/** @jest-environment @bank/testing/environment */
// Rules: R2.7.80, R2.7.82.
import { preferences } from '@bank/kit';
import { axeFindings } from '@bank/kit/testing';
import { paths } from '@bank/paths';
import { signIn } from '@bank/session';
import { signInAs } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '../signed-in/draft-owner';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';

const broughtIntoView = jest.fn<undefined, [string]>();
beforeAll(async () => {
  // jsdom has no layout, and so nothing to scroll.
  Element.prototype.scrollIntoView = function (this: Element) {
    broughtIntoView(this.id);
  };
  await prepareBank();
});
beforeEach(forgetEverything);
afterEach(() => act(() => preferences.getState().setHideBalances(false)));

async function openPalette() {
  signIn(await signInAs('ana'));
  const { router } = openBank(paths.settings.to());
  await screen.findByRole('button', { name: 'Search or do anything' });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /A screen, a person/ });
  return { user, field, router };
}

test('an amount and a name open the filled transfer, and Back does not open the palette again', async () => {
  const { user, field, router } = await openPalette();
  await user.type(field, '250 to ben');
  const option = await screen.findByRole('option', { name: /^Send 250 to Ben Ortega/, selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  expect(await axeFindings(document.body)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.transferP2p.to()));
});

test('the arrows choose among what was found, and places are found by their names', async () => {
  const { user, field, router } = await openPalette();
  await user.type(field, 'dollars');
  await screen.findByRole('option', { name: /^Dollars/, selected: true });
  await user.clear(field);
  await user.type(field, 'activity');
  // Without words every place is listed, Activity too: the arrow waits for the list of these words.
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Settings' })).not.toBeInTheDocument());
  await screen.findByRole('option', { name: 'Activity' });
  await user.keyboard('{ArrowUp}');
  expect(broughtIntoView).toHaveBeenLastCalledWith(field.getAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.history.to()));
});

test('while balances are hidden no amount stands in it', async () => {
  act(() => preferences.getState().setHideBalances(true));
  const { user, field } = await openPalette();
  await user.type(field, 'ben');
  const [found] = await screen.findAllByRole('option', { name: /^Ben Ortega/ });
  expect(screen.getByRole('listbox')).not.toHaveTextContent(/\d[.,]\d\d/);
  expect(found).toHaveTextContent(/ · €\s••••$/);
});

test('settings pages are found by their names', async () => {
  const { user, field, router } = await openPalette();
  await user.type(field, 'login hist');
  await screen.findByRole('option', { name: 'Login history', selected: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.loginHistory.to()));
});

test('news are found by their titles', async () => {
  const { user, field, router } = await openPalette();
  await user.type(field, 'exchange rates with');
  await screen.findByRole('option', { name: /^Exchange rates with their time/, selected: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.news.to()));
});

test('what the user chose before stands first, without its amount, and logging out forgets it', async () => {
  const { user, field, router } = await openPalette();
  await user.type(field, '250 to ben');
  await screen.findByRole('option', { name: /^Send 250 to Ben Ortega/, selected: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.transferP2p.to()));
  await act(() => router.navigate(paths.settings.to()));
  await user.click(await screen.findByRole('button', { name: 'Search or do anything' }));
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option', { name: /^Send money to Ben Ortega/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('250');
  forgetDrafts();
  expect(sessionStorage.getItem('bank.recentFinds')).toBeNull();
});

test('it opens with the press, before the router has been round; Back closes it, and it stays closed', async () => {
  const { user, router } = await openPalette();
  const palette = () => screen.queryByRole('combobox', { name: /A screen, a person/ });
  // It may be open before the router has been round, and Back leads out of where that has been.
  await waitFor(() => expect(router.state.location.search).not.toBe(''));
  await act(() => {
    // As the browser says it.
    window.dispatchEvent(new PopStateEvent('popstate'));
    return router.navigate(-1);
  });
  await waitFor(() => expect(palette()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Search or do anything' }));
  expect(await screen.findByRole('combobox', { name: /A screen, a person/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(palette()).toBeNull());
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.search).toBe('');
  const navigate = jest.spyOn(router, 'navigate').mockReturnValue(new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Search or do anything' }));
  expect(await screen.findByRole('combobox', { name: /A screen, a person/ })).toBeVisible();
  expect(router.state.location.search).toBe('');
  navigate.mockRestore();
});
