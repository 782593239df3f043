/** @jest-environment @bank/testing/environment */
// Rules: R0.120, R0.121.
import { kitMessages } from '@bank/kit/testing';
import { closed, recordingBank, renderScreen, reopen, Reopened, testCountryForms } from '@bank/testing';
import { dropAllDrafts } from '@bank/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { testBrand } from '../testing/brand';
import { AddressDialog } from './address-dialog';

const bank = recordingBank();
const onCreated = jest.fn();

const element = (
  <Reopened>{(close) => <AddressDialog countryCodes={['IE', 'RO']} onCreated={onCreated} onClose={close} />}</Reopened>
);

const open = () =>
  renderScreen('/add-card', {
    routes: [{ path: '/add-card', element }],
    brand: testBrand,
    persona: 'kai',
    messages: { ...kitMessages, ...messages },
    adapter: bank.adapter,
  });

beforeEach(dropAllDrafts);

testCountryForms([
  {
    file: 'libs/cards/src/delivery/address-dialog.tsx',
    what: 'another address for a card',
    open,
    leave: reopen,
    label: 'Country',
    before: {
      country: 'Romania',
      fields: { 'Street and number': 'Strada Horea 5', Postcode: '400174', Town: 'Cluj-Napoca' },
      choices: { 'State or region': 'Cluj' },
    },
    after: { country: 'Ireland' },
    async send() {
      await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
      await closed();
      return bank.taken('addressCreate');
    },
    gone: ['"RO"', 'CJ'],
    kept: ['"IE"', 'Strada Horea 5'],
  },
]);
