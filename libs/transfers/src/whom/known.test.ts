// Rules: R0.110, R2.4.8.
import { sampleInvoice } from '@bank/kit/testing';
import { dueOf } from './known';

test('invoices that can be paid stand with those due first before the others, each with its payment', () => {
  const later = sampleInvoice({ id: 1, dueDate: '2026-12-09' });
  const inParts = sampleInvoice({ id: 2, dueDate: '2026-12-01', allowsParts: true, openAmount: '100.00' });
  const others = [
    sampleInvoice({ status: 'rejected' }),
    sampleInvoice({ isFunding: true }),
    sampleInvoice({ payeeName: null, payerName: 'Lumen Press' }),
  ];
  const due = dueOf([later, ...others, inParts]);
  expect(due.map(({ id, date }) => [id, date])).toEqual([
    ['invoice-2', '2026-12-01'],
    ['invoice-1', '2026-12-09'],
  ]);
  expect(due.map(({ lead }) => lead.filled?.values)).toMatchObject([
    { toEmail: 'hugo@personas.test', amount: '100.00', invoiceId: '2', invoiceOpen: '100.00' },
    { toEmail: 'hugo@personas.test', amount: '145.00', invoiceId: '1', invoiceOpen: '' },
  ]);
});
