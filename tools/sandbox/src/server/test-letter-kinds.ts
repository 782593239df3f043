import { accessRight } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import type { CreatedPayment, Payee, PaymentSummary } from '@bank/protocol/payment';
import type { RequestApproval, TransactionRequest } from '@bank/protocol/transfer-requests';
import { tellOffer } from '../identity/activation/offer';
import { tellOfEnd } from '../identity/standing/expiry/notices';
import { worded } from '../ledger/notices';
import { noticesOfBack } from '../ledger/take-back';
import { fixedClock } from '../platform/clock';
import { configFrom } from '../platform/config';
import type { Tx } from '../platform/db';
import { documentNotice } from '../platform/documents/notice-lines';
import { sayNotice } from '../platform/documents/notice-texts';
import type { CallContext } from '../platform/handler';
import { randomIds } from '../platform/ids';
import type { JobContext } from '../platform/jobs/worker';
import type { Language } from '../platform/languages';
import type { Outbox } from '../platform/outbox';
import { tellPayer, tellRejected, tellReminder } from '../rooms/invoices/notices';
import { announceSent } from '../rooms/transfers/announce-sent';
import { noticeOf } from '../rooms/transfers/policies/notice';
import { announceUnpaid } from '../rooms/transfers/recurring/announce-unpaid';
import { OTHER_PAYEE } from '../rooms/transfers/recurring/failures';
import { sendRequestCode, tellMakers } from '../rooms/transfers/request-messages';

// The letters that the bank makes of several parts, each written by the function that writes it, with one text in every place where a
// customer or another bank wrote one.

export type Bank = CallContext & JobContext;

/** Writes the letter. */
export type Write = (text: string, bank: Bank) => unknown;

/** A bank without a database, whose letters go to this outbox. */
export function bankWith(outbox: Outbox, lang: Language): Bank {
  const tx: Tx = { query: () => Promise.resolve([]), prepared: () => Promise.resolve([]) };
  const caller = {
    ...{ userId: 1, sessionId: 'session', customerId: 1001, right: accessRight.fullAccess },
    ...{ balanceInfo: true, isAdmin: false, email: 'ana@personas.test' },
  };
  return {
    ...{ tx, outbox, lang, caller, clock: fixedClock(0), ids: randomIds(() => 0), config: configFrom({}) },
    db: { ...tx, transaction: (work) => work(tx) },
    publish: () => undefined,
    signal: new AbortController().signal,
    ...{ idempotencyKey: null, bodyHash: '', ip: '127.0.0.1', userAgent: 'test', origin: null, brand: null },
  };
}

/** A payee of each kind. Behind a name that turned them the figures of these details would stand elsewhere. */
const PAYEES: { readonly [Kind in Payee['kind']]: (name: string) => Extract<Payee, { kind: Kind }> } = {
  customer: (name) => ({ kind: 'customer', name, email: '7@personas.test' }),
  email: (name) => ({ kind: 'email', name, email: '7@example.test' }),
  ownAccount: (name) => ({ kind: 'ownAccount', name, accountId: 10012 }),
  bankAccount: (name) => ({ kind: 'bankAccount', name, accountNumber: '12 345 678' }),
  card: (name) => ({ kind: 'card', name, cardNumber: '4242 •••• 4242' }),
  wallet: (name) => ({ kind: 'wallet', name, address: '0x5aAeb6053F3E94C9' }),
  batch: (name) => ({ kind: 'batch', name, rows: 40 }),
};

const summaryOf = (text: string, payee: Payee = PAYEES.customer(text)): PaymentSummary => ({
  ...{ fromAccountId: 10011, fromAccountName: text, payee, amount: '40', currencyCode: 'USD', debitAmount: '37' },
  ...{ fee: '0.2', total: '37.2', debitCurrencyCode: 'EUR', exchangeRate: '1.08', note: 'Rent', bank: 'COBADEFF' },
});
const paymentOf = (text: string): CreatedPayment => ({
  ...{ trxid: 'T1', kind: 'P2P', status: 'posted', approveType: 'none', approvalSentTo: null, steps: [] },
  ...{ approvalExpiresAt: null, approvalNumber: null, summary: summaryOf(text) },
});
const requestOf = (text: string, payee?: Payee): TransactionRequest => ({
  ...{ transactionId: 'T1', transactionType: 'P2P', createdAt: '2026-11-30T10:00:00.000Z', expiresAt: null },
  ...{ createdBy: { userId: 7, name: text }, isOwn: false, fromAccountName: text, approvalsNeeded: 1 },
  ...{ approvals: [], waitsFor: [], summary: summaryOf(text, payee) },
});
const approvalOf = (...requests: TransactionRequest[]): RequestApproval => ({
  ...{ approvalTransactionId: 'A1', status: 'waiting', approveType: 'otp', approvalSentTo: null },
  ...{ approvalExpiresAt: null, approvalNumber: null, requests },
});

/** What is told of a payment in one sentence. */
const TOLD = [
  ...(['sent', 'waits', 'stillWaits', 'declined', 'expired', 'delivered'] as const),
  ...(['returned', 'recalled', 'recallDeclined'] as const),
];

const RELEASED = '2026-12-01T05:00:00.000Z';
/** What becomes of a request. */
const DECIDED = {
  approved: { status: 'approved', isWaiting: false, releasesAt: null },
  'approved for a day': { status: 'approved', isWaiting: false, releasesAt: RELEASED },
  'approved by the first of two': { status: 'approved', isWaiting: true, releasesAt: null },
  declined: { status: 'declined', isWaiting: false, releasesAt: null },
} as const;

const INVOICE = { id: 7, amount: '5', currencyCode: 'EUR', dueDate: '2026-12-31' };
const PAPER = { categoryId: documentCategory.control, documentTypeId: null, isCheck: false, isTaxForm: false };
const ENDING = {
  ...{ id: 'D1', customerId: 1001, statusId: 1, fileName: 'a.pdf', uploaded: new Date(0), documentTypeId: null },
  ...{ issuedDate: null, expiresDate: '2026-12-31', createdUsername: null, createdName: '', rejectReason: null },
  ...{ rejectCode: null, categoryId: documentCategory.control, isCheck: false },
};

/** Names of kinds, each with how it is written. */
const kinds = <Key extends string>(keys: readonly Key[], nameOf: (key: Key) => string, write: (key: Key) => Write) =>
  keys.map((key): readonly [string, Write] => [nameOf(key), write(key)]);
const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(of).filter((key): key is Key => key in of);

export const LETTER_KINDS: readonly (readonly [string, Write])[] = [
  ...kinds(
    keysOf(PAYEES),
    (kind) => `the code for requests to pay a payee of the kind ${kind}`,
    (kind) => (text, bank) => {
      const request = requestOf(text, PAYEES[kind](text));
      return sendRequestCode(bank.tx, bank, approvalOf(request, request), { code: '123456', phone: '+40700000001' });
    },
  ),
  ...kinds(
    ['sms', 'push'],
    (way) => `the question by ${way}`,
    (approveType) => (text, bank) => {
      const approval = { ...approvalOf(requestOf(text)), approveType };
      return sendRequestCode(bank.tx, bank, approval, { code: '123456', phone: '+40700000001' });
    },
  ),
  ...kinds(
    keysOf(DECIDED),
    (outcome) => `a request that was ${outcome}`,
    (outcome) => (text, bank) => {
      const { status, ...how } = DECIDED[outcome];
      const sides = { trxid: 'T1', maker: 7, from: 10051, to: 10021, payeeCustomer: 1002, payerName: text };
      const touched = [{ ...sides, ...how }];
      return tellMakers(bank.tx, bank, { ...approvalOf(requestOf(text)), status }, { touched, reason: text });
    },
  ),
  ...kinds(
    TOLD,
    (id) => `the notice "${id}" of a payment`,
    (id) => (text, bank) => {
      const words = (language: Language) => worded(paymentOf(text), language, id);
      return bank.outbox.notify(bank.tx, { userId: 1, topic: 'transfers', words });
    },
  ),
  [
    'money that was taken back',
    (text, bank) => {
      const amounts = {
        debit: '40',
        debitCurrency: 'EUR',
        amount: '40',
        currency: 'USD',
        payerName: text,
        payeeName: text,
      };
      const sides = { fromCustomer: 1002, fromAccount: 10021, toCustomer: 1001, toAccount: 10011 };
      return bank.outbox.notify(bank.tx, ...noticesOfBack({ ...amounts, ...sides }, 'P1'));
    },
  ],
  [
    'money that has arrived',
    (text, bank) => {
      const sides = { customerId: 1001, userId: 1, from: 10011, to: 10021, payeeCustomer: 1002, payerName: text };
      return announceSent({ payment: paymentOf(text), ...sides }, bank);
    },
  ],
  ...kinds(
    ['retry', 'skip', 'stop', OTHER_PAYEE],
    (consequence) => `the notice "${consequence}" of a date that was not paid`,
    (consequence) => (text, bank) => {
      const order = { id: 'S1', customerId: 1001, userId: 1, from: 10011, amount: '5', currency: 'EUR', payee: text };
      return announceUnpaid(order, consequence, '2026-12-31', bank);
    },
  ),
  [
    'an invoice',
    (text, bank) => tellPayer({ ...INVOICE, payerCustomer: 1002, from: { customerId: 1001, name: text } }, bank),
  ],
  [
    'a reminder of an invoice',
    (text, bank) => {
      const from = { customerId: 1001, name: text };
      return tellReminder({ ...INVOICE, openAmount: '5', payerCustomer: 1002, from }, bank);
    },
  ],
  [
    'an invoice that was rejected',
    (text, bank) => {
      const payer = { customerId: 1002, name: text };
      return tellRejected({ ...INVOICE, rejectNote: text, payeeCustomer: 1001, payer }, bank);
    },
  ],
  ...kinds(
    ['uploaded', 'rejected'],
    (status) => `a document that was ${status}`,
    (status) => (text, bank) => {
      const said = { paper: { ...PAPER, person: text }, reason: 'It is too dark.' };
      const words = (language: Language) => sayNotice(language, status, said);
      return bank.outbox.notify(bank.tx, documentNotice('info', { customerId: 1001 }, words));
    },
  ),
  ...kinds(
    ['endsSoon', 'ended', 'limit'],
    (stage) => `the notice "${stage}" of a document`,
    (stage) => (text, bank) => tellOfEnd(stage, ENDING, { status: 'validated', name: text, documents: [] }, bank),
  ),
  ...kinds(
    ['asked', 'approved', 'declined'],
    (what) => `a change of policies that was ${what}`,
    (what) => async (text, bank) => {
      const notice = await noticeOf(bank.tx, what, { to: 5, by: 7, customerId: 1005, company: text });
      await bank.outbox.notify(bank.tx, notice);
    },
  ),
  [
    'the invitation of a company',
    (text, bank) => tellOffer(bank.tx, bank, { customerId: 1005, company: text, userId: 5, name: text }, 2),
  ],
];
