import { query, queryClient } from '@bank/api-client';
import { loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, loadScreenMessages, preferences, type MenuRow } from '@bank/kit';
import { relatedCustomers } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorScreen } from '../errors/error-screen';
import { Component as NotFound } from '../errors/not-found-screen';
import { loadMessages } from '../messages';
import { Component as NextStep } from '../next-step/next-step-screen';
import { renderRoutes, signAnaIn } from '../testing/signed-in-routes';
import { BottomBar } from './bottom-bar';
import { PersonalMenu } from './personal-menu';
import { SideNavigation } from './side-navigation';

const row = (to: string, label: MenuRow['label'], place: MenuRow['place']): MenuRow => ({
  to,
  label,
  place,
  order: 1,
  icon: House,
});
const rows = [
  row('/home', 'kit.popup.goHome', 'home'),
  row('/pay', 'shell.menu.theme', 'pay'),
  row('/legal', 'kit.legal.terms', 'more'),
  row('/fees', 'kit.legal.fees', 'more'),
];

const at = (path: string, element: ReactNode, pattern = '*') =>
  renderRoutes(
    [
      { path: pattern, element },
      { path: '/login', element: <h1>Sign-in</h1> },
    ],
    path,
  );

beforeEach(async () => {
  await loadCatalogues('en', [loadMessages, kitTexts, loadScreenMessages]);
  signAnaIn();
  preferences.getState().setHideBalances(false);
});

test('the personal menu hides balances and logs out', async () => {
  const user = userEvent.setup();
  const { router } = at('/home', <PersonalMenu />);
  const button = screen.getByRole('button', { name: 'Personal menu of Ana Pop' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Hide balances' }));
  expect(preferences.getState().hideBalances).toBe(true);
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Sign-in' })).toBeVisible();
  expect(router.state.location.state).toEqual({ notice: 'logout' });
  expect(session.getState().accessToken).toBeNull();
});

const related = (customerId: number, name: string) => ({
  customerId,
  name,
  customerType: 'business' as const,
  accessRights: 2,
  isRepresentative: false,
});

test.each([
  ['one', [related(5, 'Atelier Verde')], 0],
  ['two', [related(5, 'Atelier Verde'), related(6, 'Umbra Studio')], 1],
])('who may act for %s finds the choice in the menu only where there is one', async (_, customers, lines) => {
  signAnaIn({ isHaveRelatedAccounts: true });
  queryClient.setQueryData(query(relatedCustomers).queryKey, { customers });
  at('/home', <PersonalMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Personal menu of Ana Pop' }));
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(screen.queryAllByRole('menuitem', { name: 'Act for another' })).toHaveLength(lines);
});

test('the bar shows three places, and "More" holds the rest and the person', async () => {
  const user = userEvent.setup();
  at('/home', <BottomBar rows={rows} />);
  const bar = screen.getByRole('navigation', { name: 'Main menu' });
  expect(within(bar).getAllByRole('link')).toHaveLength(3);
  expect(within(bar).getByRole('link', { name: 'Go to home' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(bar).getByRole('button', { name: 'More' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/fees');
  expect(within(sheet).getByText('ana@personas.test')).toBeVisible();
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
  ['side navigation', '/home', <SideNavigation key="side" rows={rows} />, '*'],
  ['404', '/nowhere', <NotFound key="404" />, '*'],
  ['error', '/broken', <ErrorScreen key="error" />, '*'],
  ['next step', '/next-step/kyc', <NextStep key="step" />, '/next-step/:step'],
])('axe finds nothing on: %s', async (_, path, element, pattern) => {
  const { container } = at(path, element, pattern);
  let found: readonly { id: string }[] = [];
  await act(async () => {
    found = (await axe(container)).violations;
  });
  expect(found.map(({ id }) => id)).toEqual([]);
});
