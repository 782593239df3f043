// Rules: R2.2.3, R2.7.8, R0.54, R0.110.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { FORMS } from '../flow/forms';
import { handedTo } from '../flow/handed';
import { bank as company } from '../testing/requests';
import { Component, loader } from './payments-screen';

const show = () => renderBank({ Component, loader }, { at: '/payments', messages });
const carla = {
  transactionId: 'T9',
  type: 'p2p',
  permission: '3d',
  isDisabled: false,
  name: 'Carla Ruiz',
  ...{ email: 'carla@personas.test', ending: null, countryCode: null },
  amount: '10',
  currencyCode: 'EUR',
  date: '2026-11-01T10:00:00.000Z',
};
const personal = (permissions = ['other.p2p', 'sendMoneyUser', 'own.betweenAccounts'] as const) =>
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ permissions: [...permissions] }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: [] }) }),
    recentTransfersList: () => ({
      transfers: [carla, { ...carla, transactionId: 'T8', name: 'Ben Ode', email: 'ben@personas.test' }],
    }),
    payeeList: () => ({ payees: [] }),
    beneficiariesList: () => ({ templates: [], cards: [] }),
    invoiceListReceived: () => ({ total: 0, invoices: [], open: [] }),
  });

test('a person finds sending and exchanging, and the people paid last lead into the filled flow', async () => {
  personal();
  const user = userEvent.setup();
  const view = show();
  expect(await screen.findByRole('link', { name: /^Move money Between your own accounts/ })).toHaveAttribute(
    'href',
    '/transfer/account',
  );
  expect(screen.queryByRole('link', { name: /Approvals/ })).toBeNull();
  const people = await screen.findByRole('list', { name: 'Recent payees' });
  expect(within(people).getAllByRole('button')).toHaveLength(2);
  expect(await axeFindings(view.container)).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Who should get money?' }), 'ruiz');
  expect(within(people).getByRole('button')).toHaveAccessibleName('Send to Carla Ruiz, carla@personas.test');
  await user.keyboard('{Enter}');
  expect(view.address()).toBe('/transfer/p2p');
  expect(handedTo(FORMS.p2p)).toMatchObject({ toEmail: 'carla@personas.test' });
});

test.each([
  ['new@personas.test', '/transfer/p2p', FORMS.p2p, { toEmail: 'new@personas.test' }],
  ['DE89 3704 0044 0532 0130 00', '/transfer/external', FORMS.external, { iban: 'DE89370400440532013000' }],
])('%s leads into its kind, and nothing typed is in the address', async (typed, address, form, values) => {
  personal();
  const user = userEvent.setup();
  const view = show();
  await user.type(await screen.findByRole('searchbox'), `${typed}{Enter}`);
  expect(view.address()).toBe(address);
  expect(handedTo(form)).toMatchObject(values);
});

test('a name that nobody has stays in the field, with what can be typed instead', async () => {
  personal();
  const user = userEvent.setup();
  const view = show();
  await user.type(await screen.findByRole('searchbox'), 'Nobody{Enter}');
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/Choose a name from the list/);
  expect(screen.getByRole('searchbox')).toHaveValue('Nobody');
  expect(view.address()).toBe('/payments');
});

test('who decides for a company sees how many wait, on the tab', async () => {
  company();
  show();
  const tabs = await screen.findByRole('navigation', { name: 'Payments' });
  expect(await within(tabs).findByRole('link', { name: /Approvals\s*2/ })).toHaveAttribute(
    'href',
    '/transfer/approved',
  );
});

test('what is closed to the user says why', async () => {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business' }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 1 }) }),
    recentTransfersList: () => ({ transfers: [] }),
  });
  show();
  expect(await screen.findAllByText(/one of these rights/)).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: /^Send/ })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
