import type { Invoice } from '@bank/protocol/invoices';

/** 145 EUR that Norte Foto asks of the reader, unpaid. */
export function sampleInvoice(fields: Partial<Invoice> = {}): Invoice {
  return {
    id: 560010,
    payerName: null,
    payeeName: 'Norte Foto',
    payerEmail: 'gala@personas.test',
    payeeEmail: 'hugo@personas.test',
    payerAccountId: null,
    payeeAccountId: null,
    currencyCode: 'EUR',
    amount: '145.00',
    feePayment: '0.73',
    total: '145.73',
    paid: '0.00',
    openAmount: '145.00',
    allowsParts: false,
    payments: [],
    statusId: 1,
    status: 'unpaid',
    noteBody: 'Photographs of the stand',
    rejectNote: '',
    bill: null,
    remindedDate: null,
    dueDate: '2026-12-03',
    sentDate: '2026-11-19T09:00:00.000Z',
    updatedDate: '2026-11-19T09:00:00.000Z',
    isFunding: false,
    isSystem: false,
    urlPdf: '/invoices/{brand}/560010',
    ...fields,
  };
}
