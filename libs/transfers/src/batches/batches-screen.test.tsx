// Rules: R3.9.4, R2.7.213.
import { fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
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
  onItsWay: 0,
  debitAmount: '10.00',
  fee: '0.00',
  total: '10.00',
  currencyCode: 'EUR',
  available: '500.00',
};

test.each([
  ['On its way', { type: 'eft', status: 'posted', onItsWay: 1 }],
  ['On its way', { type: 'eft', status: 'posted', onItsWay: 1, returned: 1 }],
  ['Paid in part', { type: 'eft', status: 'posted', returned: 1 }],
  ['Paid', { type: 'eft', status: 'posted' }],
  ['Being paid', { status: 'released' }],
])('a batch is %s while %j', async (says, change) => {
  fakeBank({
    batchTransferList: () => ({ batchTransfer: { transfer: [{ ...batch, ...change }] }, total: 1 }),
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
  });
  renderBank({ Component, loader }, { at: '/history/batch-transfers', messages });
  expect(within(await screen.findByRole('button', { name: /Salaries/ })).getByText(says)).toBeVisible();
});

test('a batch that is on its way says how many of its payments have arrived, and how many have not', async () => {
  const sent = { ...batch, type: 'eft', status: 'posted', rows: 5, paid: 5, onItsWay: 3 };
  fakeBank({
    batchTransferList: () => ({ batchTransfer: { transfer: [sent] }, total: 1 }),
    batchTransferViewFile: () => ({ batch: sent, rows: [], approval: { by: 'self', needed: 0, names: [] } }),
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
  });
  renderBank({ Component, loader }, { at: '/history/batch-transfers?open=batch&id=b1', messages });
  expect(await screen.findByText('2 of 5')).toBeVisible();
  expect(
    screen
      .getAllByRole('term')
      .map(({ textContent }, at) => [textContent, screen.getAllByRole('definition')[at]?.textContent]),
  ).toEqual(
    expect.arrayContaining([
      ['Paid', '2 of 5'],
      ['On its way', '3'],
    ]),
  );
});

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
