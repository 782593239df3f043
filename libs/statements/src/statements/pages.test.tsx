// Rules: R2.2.6, R2.7.60, R2.9.2.
import { fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './statements-screen';

/** An account whose newest statement is of October 2026. */
function open(total: number, at = '/statements?accountId=7') {
  const pages: number[] = [];
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    accountStatements: () => ({
      accounts: [{ accountId: 7, name: 'Everyday', currencyCode: 'EUR', isClosed: false, years: [] }],
    }),
    statementExportList: ({ input }) => {
      const page = Number(input['pageNumber']);
      const size = Number(input['pageSize']);
      pages.push(page);
      const count = Math.max(0, Math.min(size, total - (page - 1) * size));
      return {
        total,
        exports: Array.from({ length: count }, (_, at) => {
          const month = new Date(Date.UTC(2026, 9 - (page - 1) * size - at, 1)).toISOString().slice(0, 10);
          const none = {
            openingBalance: '0.00',
            closingBalance: '0.00',
            moneyIn: '0.00',
            moneyOut: '0.00',
            entries: 0,
          };
          return { accountId: 7, dateFrom: month, dateTo: month, currencyCode: 'EUR', ...none };
        }),
      };
    },
  });
  return { ...renderBank({ Component, loader }, { at, brand: { id: 'd' }, messages }), pages };
}

test('a page has twelve months, and the address keeps which page it is', async () => {
  const { address } = open(30);
  expect(await screen.findAllByRole('button', { name: /Save the statement of/ })).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('button', { name: /Save the statement of October 2025/ })).toBeVisible();
  expect(address()).toMatch(/page=2/);
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('button', { name: /Save the statement of May 2024/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Save the statement of/ })).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
});

test('a page that there is not leads to the first one', async () => {
  const { address } = open(3, '/statements?accountId=7&page=9');
  expect(await screen.findByRole('button', { name: /Save the statement of October 2026/ })).toBeVisible();
  expect(address()).toBe('/statements?accountId=7');
});

test('a new account says when its first statement comes', async () => {
  open(0);
  expect(await screen.findByText('No statement yet')).toBeVisible();
  expect(screen.getByText(/The next statement will be ready on 1 /)).toBeVisible();
});
