// Rules: R2.3.16, R2.7.197, R2.9.2.
import { sampleInvoice } from '@bank/kit/testing';
import { filterOf, isOverdue, isPartlyPaid, PAGE_SIZE, payAddress, searchOf } from './invoice-rules';

test('the address says what is listed, and nonsense in it counts as nothing', () => {
  const sent = { type: 'sent', status: 'paid', page: 3 } as const;
  expect(filterOf(searchOf(sent))).toEqual(sent);
  expect(filterOf(new URLSearchParams('type=lost&status=7&page=-1'))).toEqual({
    ...{ type: 'received', status: null, page: 1 },
  });
  expect(searchOf({ type: 'received', status: null, page: 1 }).toString()).toBe('');
  expect(PAGE_SIZE).toBe(20);
});

test('what is unpaid after its day is overdue; what waits or is over is not', () => {
  const due = sampleInvoice({ dueDate: '2026-11-20' });
  expect(isOverdue(due, '2026-11-20')).toBe(false);
  expect(isOverdue(due, '2026-11-21')).toBe(true);
  expect(isOverdue({ ...due, status: 'rejected' }, '2026-11-21')).toBe(false);
});

test('paying opens the filled payment, with as much of the note as a payment takes', () => {
  const address = new URL(payAddress(sampleInvoice({ noteBody: 'x'.repeat(300) })), 'https://bank.test');
  expect(address.pathname).toBe('/transfer/p2p');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ to: 'hugo@personas.test', amount: '145.00', currency: 'EUR', note: 'x'.repeat(140), invoice: '560010' },
  });
});

test('an invoice that may be paid in parts asks for what is open', () => {
  const invoice = sampleInvoice({ allowsParts: true, paid: '45.00', openAmount: '100.00' });
  const { searchParams } = new URL(payAddress(invoice), 'https://bank.test');
  expect([searchParams.get('amount'), searchParams.get('rest')]).toEqual(['100.00', '100.00']);
  expect(isPartlyPaid(invoice)).toBe(true);
  expect(isPartlyPaid({ ...invoice, paid: '0.00' })).toBe(false);
  expect(isPartlyPaid({ ...invoice, status: 'paid' })).toBe(false);
});
