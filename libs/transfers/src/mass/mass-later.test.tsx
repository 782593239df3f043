// Rules: R0.56.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleAccount, sampleCustomer } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as batches from '../batches/batches-screen';
import messages from '../messages-steps/en.json';
import * as confirm from './confirm/confirm-screen';

const money = { debitAmount: '10.00', fee: '0.10', currencyCode: 'EUR' };
const row = (n: number, change: object) => ({
  ...{
    row: n,
    payee: `p${n}@personas.test`,
    cells: { email: `p${n}@personas.test` },
    amount: '10.00',
    note: '',
    ...money,
  },
  ...{ name: null, checkedAtPayment: false, state: 'ready', reason: null, field: null, returnedFor: null },
  ...{ nameCheck: null, paidBefore: null, ...change },
});
const batch = {
  ...{ id: 'b1', name: 'Salaries', type: 'p2p', accountId: 11, at: '2026-11-20T10:00:00.000Z', status: 'checked' },
  ...{ rows: 3, wrong: 0, paid: 0, failed: 0, returned: 0, onItsWay: 0, available: '500.00', ...money, total: '30.30' },
};
const rows = [row(1, { name: 'Ben Ode' }), row(2, { checkedAtPayment: true }), row(3, { checkedAtPayment: true })];

const bank = (of: object = {}) =>
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: ['mass.p2p'] }) }),
    balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }),
    batchTransferList: () => ({ batchTransfer: { transfer: [{ ...batch, ...of }] }, total: 1 }),
    batchTransferViewFile: () => ({ batch: { ...batch, ...of }, rows, approval: { by: 'self', needed: 0, names: [] } }),
  });

test('the review says how many payees the bank looks for when it pays them, and why, and marks each', async () => {
  bank();
  const { container } = renderBank(confirm, { at: '/transfer/mass/p2p/confirm?batch=b1&ask=amount', messages });
  expect(await screen.findByText('Checked when paid: 2 payments')).toBeVisible();
  expect(
    screen.getByText(/You have looked up many people, so the bank looks for these payees when it pays/),
  ).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Who is paid' }));
  expect(table.getAllByText('Checked when paid')).toHaveLength(2);
  expect(table.getByText('Ben Ode')).toBeVisible();
  expect(table.getByText('p2@personas.test')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a batch on its way says it of each row that waits', async () => {
  bank({ status: 'released' });
  renderBank(batches, { at: '/history/batch-transfers', messages });
  await userEvent.setup().click(await screen.findByRole('button', { name: /Salaries/ }));
  const list = within(await screen.findByRole('list', { name: 'Rows' }));
  expect(list.getAllByText('Checked when paid')).toHaveLength(2);
});
