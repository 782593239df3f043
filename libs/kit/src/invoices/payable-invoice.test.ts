// Rules: R2.4.8, R2.7.197.
import { sampleInvoice } from '../testing';
import { isOpenToPay, paymentOf } from './payable-invoice';

test('only what came in, is unpaid and is from another customer can be paid', () => {
  const incoming = sampleInvoice();
  expect(isOpenToPay(incoming)).toBe(true);
  expect(isOpenToPay({ ...incoming, status: 'awaitingPayment' })).toBe(false);
  expect(isOpenToPay({ ...incoming, isFunding: true })).toBe(false);
  expect(isOpenToPay({ ...incoming, payeeName: null, payerName: 'Lumen Press' })).toBe(false);
});

test('its payment is of what is open, with as much of the note as a payment takes and no half of a sign', () => {
  const invoice = sampleInvoice({ paid: '45.00', openAmount: '100.00', noteBody: '🌿'.repeat(300) });
  const payment = {
    ...{ toEmail: 'hugo@personas.test', amount: '100.00', currency: 'EUR', note: '🌿'.repeat(140) },
    ...{ invoiceId: '560010', open: '' },
  };
  expect(paymentOf(invoice)).toEqual(payment);
  expect(paymentOf({ ...invoice, allowsParts: true })).toEqual({ ...payment, open: '100.00' });
});
