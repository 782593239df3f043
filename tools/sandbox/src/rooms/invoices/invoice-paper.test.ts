// Rules: R0.175.
import type { Invoice } from '@bank/protocol/invoices';
import { letterheadOf } from '../../platform/papers/letterheads';
import { textsOf } from '../../platform/papers/plain-paper';
import { invoicePaper } from './invoice-paper';

const INVOICE: Invoice = {
  ...{ id: 7, payerName: null, payeeName: null, payerEmail: '7@personas.test', payeeEmail: '8@personas.test' },
  ...{ payerAccountId: null, payeeAccountId: null, currencyCode: 'EUR', amount: '5.00', feePayment: '0.00' },
  ...{ total: '5.00', paid: '0.00', openAmount: '5.00', allowsParts: false, payments: [], statusId: 1 },
  ...{ status: 'unpaid', noteBody: '', rejectNote: '', bill: null, dueDate: '2026-10-31', remindedDate: null },
  ...{ sentDate: '2026-10-01T10:00:00.000Z', updatedDate: '2026-10-01T10:00:00.000Z', isFunding: false },
  ...{ isSystem: false, urlPdf: '' },
};

test('names in Hebrew turn nothing of the addresses behind them', () => {
  const head = letterheadOf('d');
  if (!head) throw new Error('no letterhead of d');
  const names = { payeeName: 'עדנה', payerName: 'דני' };
  const texts = textsOf(invoicePaper({ head, invoice: INVOICE, ...names, accountNumber: null }, 'en').blocks);
  expect(texts).toContain('\u2068עדנה\u2069, 8@personas.test');
  expect(texts).toContain('\u2068דני\u2069, 7@personas.test');
});
