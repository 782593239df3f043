/** @jest-environment @bank/testing/environment */
// Rules: R1.2.18, R1.2.19, R1.2.21.
import { queryClient } from '@bank/api-client';
import { knownRoutes, preferences, SIGNED_IN } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { customerQueries } from '@bank/session/calls';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import messages from '../messages/en.json';
import { Component, loader } from './settings-screen';

const SCREENS = [
  '/settings',
  '/profile',
  '/profile/notifications',
  '/setting',
  '/login-history',
  '/payout-blacklist',
  '/company',
  '/company-access',
  '/company-emails',
  '/legal',
];

async function show(persona: string, search = '') {
  knownRoutes.set([{ id: SIGNED_IN, children: SCREENS.map((path) => ({ path })) }]);
  return renderScreen(`/settings${search}`, {
    routes: [
      {
        // The guards of the application have loaded the user by the time that a screen renders.
        loader: async () => {
          await Promise.all([
            queryClient.ensureQueryData(customerQueries.info()),
            queryClient.ensureQueryData(customerQueries.access()),
          ]);
          return null;
        },
        HydrateFallback: () => null,
        element: <Outlet />,
        children: [{ path: '/settings', Component, loader }],
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    brand: { languages: ['en', 'ro'] },
    persona,
    messages: { ...kitMessages, ...messages },
  });
}

const group = (name: string) => screen.findByRole('region', { name });

test('each entry says what is set now, and leads there', async () => {
  const { container } = await show('ana');
  const you = await group('You');
  expect(await within(you).findByRole('link', { name: /^Profile Ana Marin/ })).toHaveAttribute('href', '/profile');
  const safety = await group('Safety');
  await waitFor(() => expect(within(safety).getByRole('link', { name: /^Logging in Password only/ })).toBeVisible());
  expect(await within(safety).findByRole('link', { name: /^Login history Last: / })).toHaveAttribute(
    'href',
    '/login-history',
  );
  expect(await within(await group('Payments')).findByRole('link', { name: /^Blocked payees Nobody/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Agreements / })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Company' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Merchant' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test('a company has its own group, with how many people and addresses there are', async () => {
  await show('olivia');
  const company = await group('Company');
  expect(await within(company).findByRole('link', { name: /^People and rights \d+ people$/ })).toHaveAttribute(
    'href',
    '/company-access',
  );
  expect(await within(company).findByRole('link', { name: /^Payment e-mails (None yet|\d+ address)/ })).toBeVisible();
});

test('the company stands out while something waits there, and is not called verified beside it', async () => {
  await show('carl');
  const details = await within(await group('Company')).findByRole('link', { name: /^Company.*to do/ });
  expect(await within(details).findByText('Something needs your attention')).toBeVisible();
  expect(within(details).queryByText('Verified')).toBeNull();
});

test('appearance and language are chosen here, and Back closes them', async () => {
  const user = userEvent.setup();
  const view = await show('ana');
  await user.click(await screen.findByRole('button', { name: /^Appearance and language Like the device · English/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Appearance and language' });
  await user.click(within(sheet).getByRole('radio', { name: 'Dark' }));
  expect(preferences.getState().theme).toBe('dark');
  expect(within(sheet).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await user.click(within(sheet).getByRole('switch', { name: 'Hide balances' }));
  expect(preferences.getState().hideBalances).toBe(true);
  expect(await axeFindings(sheet)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(view.address()).toBe('/settings'));
  expect(await screen.findByRole('button', { name: /^Appearance and language Dark · English/ })).toBeVisible();
});
