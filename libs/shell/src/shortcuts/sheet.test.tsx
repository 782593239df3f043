/** @jest-environment @bank/testing/environment */
// Rules: R2.7.81.
import { preferences, shortcutSettings } from '@bank/kit';
import { axeFindings } from '@bank/kit/testing';
import { paths } from '@bank/paths';
import { signIn } from '@bank/session';
import { signInAs } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveAt, forgetEverything, openBank, prepareBank } from '../testing/open-bank';

beforeAll(async () => {
  // jsdom has no layout, and so nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  await prepareBank();
});
beforeEach(forgetEverything);
afterEach(() =>
  act(() => {
    shortcutSettings.setState(shortcutSettings.getInitialState(), true);
    preferences.getState().setHideBalances(false);
  }),
);

async function start(at = paths.settings.to()) {
  signIn(await signInAs('ana'));
  const { router } = openBank(at);
  await screen.findByRole('button', { name: 'Search or do anything' });
  return { user: userEvent.setup(), router };
}

test('two keys lead to a place, and one hides the balances; while somebody types they are text', async () => {
  const { user, router } = await start(paths.payments.to());
  const field = await screen.findByRole('searchbox');
  await user.click(field);
  await user.keyboard('gs');
  expect(field).toHaveValue('gs');
  await user.click(document.body);
  await user.keyboard('h');
  await waitFor(() => expect(preferences.getState().hideBalances).toBe(true));
  await user.keyboard('gs');
  await arriveAt(router, paths.settings.to());
});

test('"?" lists what keys do; keys are changed there, a conflict is named, and all of it is taken back', async () => {
  const { user, router } = await start();
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(within(list).getByRole('button', { name: 'Cards: G C. Change' }));
  const field = await screen.findByRole('textbox', { name: 'Keys' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.type(field, 'gh');
  expect(field).toHaveAccessibleDescription(/GH already belongs to “Home”/);
  await user.keyboard('{Enter}');
  expect(shortcutSettings.getState().changes).toEqual({});
  await user.clear(field);
  await user.type(field, 'qq{Enter}');
  await screen.findByRole('button', { name: 'Cards: Q Q. Change' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('qq');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cards/));
  await user.keyboard('?');
  await user.click(await screen.findByRole('button', { name: 'Back to the standard keys' }));
  expect(await screen.findByRole('button', { name: 'Cards: G C. Change' })).toBeVisible();
});

test('switched off, no key but Ctrl K does anything', async () => {
  const { user, router } = await start();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Shortcuts with letters and signs' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gh?h');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /A screen, a person/ });
  expect(router.state.location.pathname).toBe(paths.settings.to());
  expect(preferences.getState().hideBalances).toBe(false);
});
