/** @jest-environment @bank/testing/environment */
// Rules: R0.120.
import { kitMessages } from '@bank/kit/testing';
import { closed, recordingBank, renderScreen, reopen, Reopened, testCountryForms } from '@bank/testing';
import { dropAllDrafts } from '@bank/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { AddressForm } from './addresses/address-form';
import messages from './messages/en.json';
import * as update from './profile-update/profile-update-screen';

const bank = recordingBank();
const texts = { ...kitMessages, ...messages };

const at = (path: string, route: RouteObject) =>
  renderScreen(path, {
    routes: [
      { path, ...route },
      { path: '/profile', element: <h1>Profile</h1> },
    ],
    persona: 'ana',
    messages: texts,
    adapter: bank.adapter,
  });

const addresses = <Reopened>{(close) => <AddressForm countryCode="ES" onClose={close} />}</Reopened>;

beforeEach(dropAllDrafts);

testCountryForms([
  {
    file: 'libs/profile/src/addresses/address-form.tsx',
    what: 'one more address',
    open: () => at('/addresses', { element: addresses }),
    leave: reopen,
    label: 'Country',
    before: {
      country: 'United States',
      fields: {
        'Street and number': 'Main Street 5',
        Postcode: '30103',
        'Town or city': 'Springfield',
        'State, province or region': 'Georgia',
      },
    },
    after: { country: 'Estonia' },
    async send() {
      await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
      await closed();
      return bank.taken('addressCreate');
    },
    gone: ['"US"', 'Georgia'],
    kept: ['"EE"', 'Main Street 5'],
  },
  {
    // A tax number belongs to where a person lives, which is not asked with the citizenship.
    file: 'libs/profile/src/profile-update/profile-update-screen.tsx',
    what: 'another citizenship',
    open: () => at('/profile-update', update),
    label: 'Citizenship',
    before: { country: 'Moldova' },
    after: { country: 'Estonia' },
    async send() {
      await userEvent.click(await screen.findByRole('button', { name: 'Save and go on' }));
      await screen.findByRole('heading', { name: 'Profile' });
      return bank.taken('personalInfoUpdate');
    },
    gone: ['"MD"'],
    kept: ['"EE"'],
  },
]);
