// Rules: R3.9.4.
import { fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './batches-screen';

const batch = {
  id: 'b1',
  name: 'Salaries',
  type: 'p2p',
  accountId: 11,
  at: '2026-11-20T10:00:00.000Z',
  status: 'checked',
  rows: 1,
  wrong: 0,
  paid: 1,
  failed: 0,
  returned: 0,
  debitAmount: '10.00',
  fee: '0.00',
  total: '10.00',
  currencyCode: 'EUR',
  available: '500.00',
};

test('a page holds 20 batches, and stands in the address', async () => {
  const calls = fakeBank({
    batchTransferList: () => ({ batchTransfer: { transfer: [batch] }, total: 21 }),
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
  });
  const view = renderBank({ Component, loader }, { at: '/history/batch-transfers', messages });
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(view.address()).toBe('/history/batch-transfers?page=2');
  expect(calls.of('batchTransferList').at(-1)?.input).toEqual({ pageNumber: 2, pageSize: 20 });
});
