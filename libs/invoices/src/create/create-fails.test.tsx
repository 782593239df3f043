// Rules: R2.8.7, R0.20.
import { fakeBank, renderBank, sampleAccess, sampleAccount, sampleCustomer, sampleInvoice } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, loader } from '../list/invoices-screen';
import messages from '../messages/en.json';

test('an invoice that cannot be made says so, and the next try asks for the same one', async () => {
  const asked: unknown[] = [];
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerType: 'business', permissions: ['requestMoney'] }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 2, permissions: ['requestMoney'] }) }),
    balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }),
    invoiceListSent: () => ({ total: 0, invoices: [], open: [] }),
    invoiceCreate: ({ input }) => {
      asked.push(input['requestId']);
      if (asked.length === 1) return { refused: 'Something broke.', code: 'UE' };
      return { invoice: sampleInvoice({ payeeName: null, payerName: 'Lumen Press' }) };
    },
  });
  renderBank({ Component, loader }, { at: '/transfer/invoices?type=sent&open=new', messages });
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog');
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await user.type(
    await within(dialog).findByRole('textbox', { name: messages['invoices.payerEmail'] }),
    'gala@personas.test',
  );
  await user.type(field(messages['invoices.amount']), '20');
  await user.type(field(messages['invoices.note']), 'Paper');
  await user.click(within(dialog).getByRole('button', { name: messages['invoices.send'] }));
  expect(await within(dialog).findByText('Failed to generate invoice. Please, try again.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: messages['invoices.send'] }));
  expect(await screen.findByText(messages['invoices.empty'])).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(asked[1]);
});
