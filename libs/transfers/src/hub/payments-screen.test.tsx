// Rules: R2.2.3, R2.7.8.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
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
    recentTransfersList: () => ({ transfers: [carla, { ...carla, name: 'Ben Ode', email: 'ben@personas.test' }] }),
  });

test('a person finds sending and exchanging, and the people paid last lead into the filled flow', async () => {
  personal();
  const user = userEvent.setup();
  const view = show();
  expect(await screen.findByRole('link', { name: /^Send To another/ })).toHaveAttribute('href', '/transfer/p2p');
  expect(screen.getByRole('link', { name: /^Move money Between your own accounts/ })).toHaveAttribute(
    'href',
    '/transfer/account',
  );
  expect(screen.queryByRole('link', { name: /Approvals/ })).toBeNull();
  const people = await screen.findByRole('list', { name: 'Recent payees' });
  expect(within(people).getAllByRole('link')).toHaveLength(2);
  expect(await axeFindings(view.container)).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Who should get money?' }), 'ruiz');
  expect(within(people).getByRole('link')).toHaveAttribute('href', '/transfer/p2p?to=carla%40personas.test');
  await user.keyboard('{Enter}');
  expect(view.address()).toBe('/transfer/p2p?to=carla%40personas.test');
});

test('an address that nobody was paid at before leads there as well', async () => {
  personal();
  const user = userEvent.setup();
  const view = show();
  await user.type(await screen.findByRole('searchbox'), 'new@personas.test{Enter}');
  expect(view.address()).toBe('/transfer/p2p?to=new%40personas.test');
});

test('who decides for a company sees how many wait, on the tab and on the card', async () => {
  company();
  show();
  const tabs = await screen.findByRole('navigation', { name: 'Payments' });
  expect(await within(tabs).findByRole('link', { name: /Approvals\s*2/ })).toHaveAttribute(
    'href',
    '/transfer/approved',
  );
  expect(screen.getByRole('link', { name: /2\s*Approvals What colleagues/ })).toBeVisible();
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
