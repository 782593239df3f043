import { queryClient } from '@bank/api-client';
import { BrandProvider, type Brand } from '@bank/brand';
import { I18nProvider, loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts, preferences, type MenuRow } from '@bank/kit';
import { session } from '@bank/session';
import { customerQueries } from '@bank/session/calls';
import { answerCalls, sampleAccess, sampleCustomer } from '@bank/session/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorScreen } from '../errors/error-screen';
import { Component as NotFound } from '../errors/not-found-screen';
import { loadMessages } from '../messages';
import { Component as NextStep } from '../next-step/next-step-screen';
import { BottomBar } from './bottom-bar';
import { PersonalMenu } from './personal-menu';
import { SideNavigation } from './side-navigation';

const brand = {
  name: 'Testbank',
  languages: ['en', 'es'],
  mark: { viewBox: '0 0 1 1', shapes: [] },
  supportNumber: '+1 555',
} as unknown as Brand; // the part of a brand that these screens read

const row = (to: string, label: MenuRow['label'], place: MenuRow['place']): MenuRow => ({
  to,
  label,
  place,
  order: 1,
  icon: House,
});
const rows = [
  row('/home', 'shell.error.home', 'home'),
  row('/pay', 'shell.menu.theme', 'pay'),
  row('/legal', 'shell.external.terms', 'more'),
  row('/fees', 'shell.external.fees', 'more'),
];

function at(path: string, element: ReactNode, pattern = '*') {
  const router = createMemoryRouter(
    [
      { path: pattern, element },
      { path: '/login', element: <h1>Sign-in</h1> },
    ],
    {
      initialEntries: [path],
    },
  );
  const view = render(
    <QueryClientProvider client={queryClient}>
      <BrandProvider brand={brand}>
        <I18nProvider lang="en">
          <RouterProvider router={router} />
        </I18nProvider>
      </BrandProvider>
    </QueryClientProvider>,
  );
  return { router, ...view };
}

beforeEach(async () => {
  await loadCatalogues('en', [loadMessages, kitTexts]);
  answerCalls();
  session.setState({ accessToken: 'a', refreshToken: 'b' });
  preferences.getState().setHideBalances(false);
  queryClient.setQueryData(customerQueries.info().queryKey, { customer: sampleCustomer() });
  queryClient.setQueryData(customerQueries.access().queryKey, { customerAccess: sampleAccess() });
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

test('the bar shows three places, and "More" holds the rest and the person', async () => {
  const user = userEvent.setup();
  at('/home', <BottomBar rows={rows} />);
  const bar = screen.getByRole('navigation', { name: 'Main menu' });
  expect(within(bar).getAllByRole('link')).toHaveLength(3);
  expect(within(bar).getByRole('link', { name: 'Go to the start' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(bar).getByRole('button', { name: 'More' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/fees');
  expect(within(sheet).getByText('ana@personas.test')).toBeVisible();
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
