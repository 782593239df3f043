// Rules: R2.7.40.
import { type Answer, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import messages from '../messages/en.json';
import { Component, loader } from './insight-screen';

const month = { month: '2026-11', in: '0.00', out: '0.00', outToDay: '0.00', fees: '0.00', balance: '0.00' };

function open(insightOverview: () => Answer) {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    insightOverview,
  });
  renderBank({ Component, loader }, { at: '/insight', messages });
}

test.each([
  ['accounts', { currencies: [], currencyCode: null, months: [] }],
  ['money', { currencies: ['EUR'], currencyCode: 'EUR', months: [month] }],
])('a customer without %s reads what will be here', async (_, answer) => {
  open(() => ({ ...answer, categories: [], payees: [] }));
  expect(await screen.findByText('Nothing to look back on yet')).toBeVisible();
});

test('a currency without payments stays open to the others', async () => {
  open(() => ({ currencies: ['EUR', 'USD'], currencyCode: 'USD', months: [month], categories: [], payees: [] }));
  expect(await screen.findByText('Nothing went out this month.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'EUR' })).toBeEnabled();
});
