/** @jest-environment @bank/testing/environment */
// Rules: R0.120.
import { kitMessages } from '@bank/kit/testing';
import { outboxOf, recordingBank, renderScreen, testCountryForms } from '@bank/testing';
import { dropAllDrafts } from '@bank/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import * as external from './external/external-screen';
import * as batch from './global-batch/global-batch-screen';
import * as global from './global/global-screen';
import messages from './messages-steps/en.json';

const bank = recordingBank();

const at = (path: string, { Component, loader }: Pick<RouteObject, 'Component' | 'loader'>, persona = 'ana') =>
  renderScreen(path, {
    routes: [
      { path, Component, loader },
      { path: '/elsewhere', element: null },
    ],
    persona,
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
    adapter: bank.adapter,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  dropAllDrafts();
  sessionStorage.clear();
});

const EXTERNAL = {
  file: 'libs/transfers/src/external/destination-fields.tsx',
  label: 'Country of the bank',
  open: () => at('/transfer/external', external),
  async send() {
    await press('Continue');
    await screen.findByLabelText('Payee gets');
    return bank.taken('externalDetailsCheck');
  },
} as const;

const NAME = { 'Name of the payee': 'Greta Blum' };
const JAPAN = {
  country: 'Japan',
  fields: {
    ...NAME,
    'Account number': '7654321',
    'SWIFT code': 'SAKUJPJT',
    'Address of the payee': '3-1 Marunouchi, Tokyo',
  },
  choices: { 'Bank code': 'Sakura Shinkin (0138)', 'Branch code': 'Marunouchi (001)' },
};
const GERMANY = { country: 'Germany', fields: { ...NAME, IBAN: 'DE89 3704 0044 0532 0130 00' } };
const AUSTRIA = { country: 'Austria', fields: { ...NAME, IBAN: 'AT61 1904 3002 3457 3201' } };

const HEAD = 'Kind of payee;Name of the payee;E-mail;Country;Amount;Currency;Note';
let batches = 0;

testCountryForms([
  {
    ...EXTERNAL,
    what: 'an account by its IBAN',
    ...{ before: GERMANY, after: AUSTRIA },
    gone: ['DE89', '"DE"'],
    kept: ['AT61', '"AT"'],
  },
  {
    ...EXTERNAL,
    what: 'an account by its number and codes',
    ...{ before: JAPAN, after: GERMANY },
    gone: ['7654321', 'SAKUJPJT', '0138', '"JP"'],
    kept: ['DE89', '"DE"'],
  },
  {
    // The recipient chooses how it arrives: nothing else is asked about the country.
    file: 'libs/transfers/src/global/global-form.tsx',
    what: 'a payment by a link',
    open: () => at('/transfer/global', global),
    label: 'Where they live',
    before: { country: 'Germany', fields: { ...NAME, 'Payee e-mail': 'greta@example.test' } },
    after: { country: 'Austria' },
    async send() {
      await press('Continue');
      await userEvent.type(await screen.findByLabelText('Amount'), '20');
      await press('Check and send');
      await press('Confirm with a code');
      const field = await screen.findByRole('textbox', { name: 'Code' });
      const code = (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '';
      await userEvent.type(field, code);
      await screen.findByRole('heading', { name: /€20\.00/ });
      return bank.taken('globalPayment');
    },
    gone: ['"DE"'],
    kept: ['"AT"', 'Greta Blum'],
  },
  {
    file: 'libs/transfers/src/global-batch/edit/payment-dialog.tsx',
    what: 'a payment of a batch',
    async open() {
      const view = await at('/transfer/mass/global', batch, 'olivia');
      batches += 1;
      const row = `personal;Rita Melo;rita${batches}@example.test;PT;20;EUR;First`;
      await userEvent.upload(
        await screen.findByLabelText('Choose a file'),
        new File([[HEAD, row].join('\n')], `Winners ${batches}.csv`, { type: 'text/csv' }),
      );
      await press('Upload');
      const list = await screen.findByRole('list', { name: 'Payments' });
      await userEvent.click(await within(list).findByRole('button', { name: /Rita Melo/ }));
      return view;
    },
    label: 'Where they live',
    before: {
      country: 'Germany',
      also: async () => userEvent.click(await screen.findByRole('checkbox', { name: /Wire/, checked: true })),
    },
    after: { country: 'Austria' },
    async send() {
      await press('Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return bank.taken('globalPayBatchUpdatePayments');
    },
    gone: ['"DE"', 'true'],
    kept: ['"AT"'],
  },
]);
