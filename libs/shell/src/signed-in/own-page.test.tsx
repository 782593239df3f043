/** @jest-environment @bank/testing/environment */
// Rules: R1.6.9.
import { call } from '@bank/api-client';
import { paths } from '@bank/paths';
import { adminActStart } from '@bank/protocol/admin';
import { session, signIn } from '@bank/session';
import { signInAs } from '@bank/testing';
import { screen } from '@testing-library/react';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';
// At hand from the start: a lazy part must not make its first test wait for the compiler.
import './acting-banner';

// ADR-22: a page about the user's own login says so while the user acts for a customer.

beforeAll(prepareBank);
beforeEach(forgetEverything);

const ANA = 1001;
const NOTE = 'This page is about your own login, Ada Keller. Nothing on it belongs to Ana Marin.';

async function adaActsForAnaAt(address: string) {
  signIn(await signInAs('ada'));
  const bank = openBank('/login');
  await call(adminActStart, { customerId: ANA, reason: 'Asked by Ana on the phone' });
  bank.unmount();
  // Only now: the bank refuses a call for a customer before `adminActStart`, and the page would go back to Ada.
  session.setState({ actingCustomerId: ANA });
  openBank(address);
  expect(await screen.findByText('You’re acting for Ana Marin')).toBeVisible();
}

test.each([paths.setting.to(), paths.loginHistory.to(), paths.profileNotifications.to(), paths.legal.to()])(
  '%s says whose it is',
  async (address) => {
    await adaActsForAnaAt(address);
    expect(await screen.findByText(NOTE)).toBeVisible();
  },
);

test('the customer’s own pages have no such note, and the profile says whose login address it shows', async () => {
  await adaActsForAnaAt(paths.profile.to());
  expect(await screen.findByText('Your own login address')).toBeVisible();
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('the owner of an account reads no note on their own pages', async () => {
  signIn(await signInAs('ana'));
  openBank(paths.setting.to());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/This page is about/)).toBeNull();
});
