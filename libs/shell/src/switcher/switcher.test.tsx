// Rules: R1.2.35.
import { query, queryClient } from '@bank/api-client';
import { loadCatalogues } from '@bank/i18n';
import { knownRoutes, loadMessages as kitTexts, loadScreenMessages, SIGNED_IN } from '@bank/kit';
import { relatedCustomers } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { sampleCustomer } from '@bank/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { loadMessages } from '../messages';
import { renderRoutes, signAnaIn } from '../testing/signed-in-routes';
import { Switcher } from './switcher';

let isLaptop = true;
const original = globalThis.matchMedia;
beforeAll(() => {
  globalThis.matchMedia = (media) => ({
    ...original(media),
    matches: isLaptop,
    addEventListener() {},
    removeEventListener() {},
  });
});
afterAll(() => {
  globalThis.matchMedia = original;
});
beforeEach(async () => {
  isLaptop = true;
  await loadCatalogues('en', [loadMessages, kitTexts, loadScreenMessages]);
  knownRoutes.set([{ id: SIGNED_IN, children: [{ path: '/profile' }] }]);
  signAnaIn({ isHaveRelatedAccounts: true });
  session.setState({ actingCustomerId: null });
});

const OWN = sampleCustomer({}).customerId;
const related = [
  { customerId: OWN, name: 'Ana Pop', customerType: 'personal', accessRights: 2, isRepresentative: false },
  { customerId: 501, name: 'Atelier Verde', customerType: 'business', accessRights: 4, isRepresentative: false },
  { customerId: 502, name: 'Umbra Studio', customerType: 'business', accessRights: 1, isRepresentative: true },
] as const;

function show(customers: readonly (typeof related)[number][] = related) {
  queryClient.setQueryData(query(relatedCustomers).queryKey, { customers: [...customers] });
  return renderRoutes(
    [
      { path: '/history', element: <Switcher /> },
      { path: '/profile', element: <h1>Profile</h1> },
      { path: '/', element: <h1>Start</h1> },
    ],
    '/history',
  );
}
const button = () => screen.getByRole('button', { name: 'Ana Pop, Personal' });

test('the menu names everybody whom one can act for, with the right there, and checks the present one', async () => {
  show();
  await userEvent.click(button());
  const menu = await screen.findByRole('menu');
  const others = within(menu).getByRole('group', { name: 'You act for' });
  expect(
    within(others)
      .getAllByRole('menuitemradio')
      .map(({ textContent }) => textContent),
  ).toEqual(['AVAtelier Verdeapprove', 'USUmbra Studiorepresentative']);
  expect(within(menu).getByRole('menuitemradio', { name: /^Ana Pop/ })).toBeChecked();
  expect(within(menu).getByRole('menuitem', { name: /^Language.*English$/ })).toBeVisible();
  expect((await axe(menu)).violations).toEqual([]);
});

test('choosing another acts at once', async () => {
  show();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Umbra Studio/ }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  expect(session.getState().actingCustomerId).toBe(502);
});

test('choosing the present one changes nothing', async () => {
  const { router } = show();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Ana Pop/ }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(router.state.location.pathname).toBe('/history');
  expect(session.getState().actingCustomerId).toBeNull();
});

test('by keyboard: a menu button that Escape closes, with the focus back on it', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /^Ana Pop/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
});

test('an administrator who acts for somebody finds the way back to themself', async () => {
  signAnaIn({ isAdmin: true, actingFor: { customerId: 77, name: 'Otis Lind' }, customerId: 77 });
  session.setState({ actingCustomerId: 77 });
  show([]);
  await userEvent.click(screen.getByRole('button', { name: /^Otis Lind, Ana Pop · / }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Ana Pop/ }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  expect(session.getState().actingCustomerId).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => {
    isLaptop = false;
  });

  test('it is a sheet, which Back closes over the same page', async () => {
    const { router } = show();
    await userEvent.click(button());
    const sheet = await screen.findByRole('dialog', { name: 'Who are you acting for?' });
    expect(within(sheet).getByRole('button', { name: /^Ana Pop/ })).toHaveAttribute('aria-current', 'true');
    expect((await axe(sheet)).violations).toEqual([]);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/history');
  });

  test('a link of it takes its place in the history', async () => {
    const { router } = show();
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('link', { name: 'Profile' }));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname + router.state.location.search).toBe('/history');
  });

  test('looks and language open in its place', async () => {
    const { router } = show();
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: /^Language/ }));
    expect(await screen.findByRole('dialog', { name: 'Appearance and language' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname + router.state.location.search).toBe('/history');
  });
});
