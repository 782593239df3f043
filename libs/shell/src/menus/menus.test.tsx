// Rules: R0.102.
import { loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages, preferences, type MenuRow } from '@bank/kit';
import { session } from '@bank/session';
import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorScreen } from '../errors/error-screen';
import { Component as NotFound } from '../errors/not-found-screen';
import { loadMessages } from '../messages';
import { renderRoutes, signAnaIn } from '../testing/signed-in-routes';
import { BottomBar } from './bottom-bar';
import { PlaceNavigation } from './place-navigation';

const row = (to: string, label: MenuRow['label'], place: MenuRow['place']): MenuRow => ({
  to,
  label,
  place,
  icon: House,
});
const rows = [
  row('/home', 'kit.place.home', 'home'),
  row('/payments', 'kit.place.payments', 'payments'),
  row('/activity', 'kit.place.activity', 'activity'),
  row('/settings', 'kit.place.settings', 'settings'),
];

const at = (path: string, element: ReactNode) =>
  renderRoutes(
    [
      { path: '*', element },
      { path: '/login', element: <h1>Sign-in</h1> },
    ],
    path,
  );

beforeEach(async () => {
  await loadCatalogues('en', [loadMessages, kitTexts, loadScreenMessages]);
  signAnaIn();
  preferences.getState().setHideBalances(false);
});

test('the bar says where the customer is, and "More" holds the other places, the figures and the way out', async () => {
  const user = userEvent.setup();
  const { router } = at('/home', <BottomBar rows={rows} />);
  const bar = screen.getByRole('navigation', { name: 'Main menu' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/home', '/payments', '/activity']);
  expect(within(bar).getByRole('link', { name: 'Payments' })).not.toHaveAttribute('aria-current');
  expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(bar).getByRole('button', { name: 'More' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await user.click(within(sheet).getByRole('switch', { name: 'Hide balances' }));
  expect(preferences.getState().hideBalances).toBe(true);
  await user.click(within(sheet).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Sign-in' })).toBeVisible();
  expect(router.state.location.state).toEqual({ notice: 'logout' });
  expect(session.getState().accessToken).toBeNull();
});

test('"More" leads to the pages of places too, and into the search', async () => {
  const user = userEvent.setup();
  const { router } = at('/payees', <BottomBar rows={rows} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect((await sheet.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Recurring payments',
    'Invoices',
    'Payees',
    'Statements',
    'Insight',
    'Settings',
    'News',
  ]);
  expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('Payees');
  await user.click(sheet.getByRole('button', { name: 'Search or do anything' }));
  expect(router.state.location.search).toBe('?open=find');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname + router.state.location.search).toBe('/payees');
});

test('a link of the open sheet takes its place in the history', async () => {
  const { router } = at('/home', <BottomBar rows={rows} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname + router.state.location.search).toBe('/home');
});

test.each([
  [{ count: 4 }, '4 to do'],
  [{ waits: true }, 'Something to do'],
])('a place with %j says "%s", and asks no earlier than when it is reached for', async (hint, said) => {
  const loadHint = jest.fn(() => Promise.resolve({ useHint: () => hint }));
  at('/home', <BottomBar rows={[...rows, { ...row('/company', 'kit.place.company', 'company'), loadHint }]} />);
  expect(loadHint).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: `${said} Company` })).toBeVisible();
});

test('a badge whose code does not come is none', async () => {
  const loadHint = jest.fn(() => Promise.reject(new Error('no network')));
  at('/home', <BottomBar rows={[{ ...row('/company', 'kit.place.company', 'company'), loadHint }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: 'Company' })).toBeVisible();
  expect(loadHint).toHaveBeenCalled();
});

test('the browser’s Back closes "More" and stays on the page', async () => {
  const { router } = at('/home', <BottomBar rows={rows} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('dialog');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/home');
});

test.each([
  ['side navigation', '/home', <PlaceNavigation key="side" rows={rows} />],
  ['404', '/nowhere', <NotFound key="404" />],
  ['error', '/broken', <ErrorScreen key="error" />],
])('axe finds nothing on: %s', async (_, path, element) => {
  const { container } = at(path, element);
  let found: readonly { id: string }[] = [];
  await act(async () => {
    found = (await axe(container)).violations;
  });
  expect(found.map(({ id }) => id)).toEqual([]);
});
