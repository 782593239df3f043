import { documentStatusId, type UploadedDocument } from '@bank/protocol/documents';
import type { Account } from '@bank/protocol/accounts';
import type { ExtraParam } from '@bank/protocol/extra-params';
import type { Transaction } from '@bank/protocol/history';
import type { CreatedPayment, PaymentStatus, PaymentStep, PaymentSummary } from '@bank/protocol/payment';

/** An open payment account in euro. */
export function sampleAccount(fields: Partial<Account> = {}): Account {
  return {
    accountId: 11,
    type: 1001,
    subType: null,
    accountStatusId: 2,
    name: 'Main EUR',
    currencyCode: 'EUR',
    isCrypto: false,
    walletAddress: null,
    balance: '1250.5',
    available: '1200.5',
    accountBalanceMin: '0',
    pendingAmount: '0',
    customerId: 1,
    isSettlementAccount: false,
    settlementAccountId: null,
    cardIsVirtual: null,
    cardExpiryMonth: null,
    cardExpiryYear: null,
    cardReissuedStatusId: null,
    ...fields,
  };
}

export function sampleTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    transactionId: 'T1',
    accountId: 11,
    date: '2026-11-20T10:00:00.000Z',
    operationType: 'P2P',
    direction: 'out',
    amount: '25',
    currencyCode: 'EUR',
    fee: '0',
    status: 'completed',
    counterpartyName: 'Ben Ode',
    counterpartyEmail: 'ben@personas.test',
    description: 'Dinner',
    balanceAfter: '1225.5',
    feeOf: null,
    category: null,
    ...fields,
  };
}

const AT = '2026-11-22T14:02:11.000Z';
const done = (step: PaymentStep['step']): PaymentStep => ({ step, at: AT });
const toCome = (step: PaymentStep['step']): PaymentStep => ({ step, at: null });
/** The steps of a payment by its status, as the bank says them. */
const STEPS: Readonly<Record<PaymentStatus, PaymentStep[]>> = {
  pending: [done('ordered'), toCome('approved'), toCome('arrived')],
  created: [done('ordered'), toCome('approved'), toCome('arrived')],
  held: [done('ordered'), done('approved'), toCome('held'), toCome('arrived')],
  released: [done('ordered'), done('approved'), done('sent'), toCome('arrived')],
  posted: [done('ordered'), done('approved'), done('arrived')],
  returned: [done('ordered'), done('approved'), done('sent'), done('returned')],
  rejected: [done('ordered'), done('declined')],
  cancelled: [done('ordered'), done('approved'), done('cancelled')],
  expired: [done('ordered'), done('expired')],
};

/** 250 EUR from Ana to Ben, waiting for Ana's code. */
export function sampleTransfer({
  summary,
  ...fields
}: Partial<Omit<CreatedPayment, 'summary'>> & { summary?: Partial<PaymentSummary> } = {}): CreatedPayment {
  return {
    trxid: 'P900',
    kind: 'P2P',
    status: 'pending',
    approveType: 'otp',
    approvalSentTo: 'a••@personas.test',
    approvalExpiresAt: '2036-11-21T10:10:00.000Z',
    approvalNumber: null,
    steps: STEPS[fields.status ?? 'pending'],
    summary: {
      fromAccountId: 11,
      payee: { kind: 'customer', name: 'Ben Ode', email: 'ben@personas.test' },
      amount: '250',
      currencyCode: 'EUR',
      debitAmount: '250',
      fee: '1.2',
      total: '251.2',
      debitCurrencyCode: 'EUR',
      exchangeRate: '1',
      note: '',
      ...summary,
    },
    ...fields,
  };
}

/** The history of an account that nothing has happened on. */
export const noTransactions = {
  accountId: null,
  pageNumber: 1,
  transactions: { transaction: [] },
  results: 0,
  rejectedCount: 0,
  processingCount: 0,
  exportCsv: null,
};

/** A text that the bank asks for. */
export function sampleExtraParam(name: string, fields: Partial<ExtraParam> = {}): ExtraParam {
  return {
    name,
    kind: 'text',
    label: name,
    hint: null,
    isRequired: true,
    minLength: null,
    maxLength: null,
    pattern: null,
    options: [],
    ...fields,
  };
}

/** A file as the bank shows it: sent, and being checked. */
export const sampleDocument = (fields: Partial<UploadedDocument> = {}): UploadedDocument => ({
  id: 'd1',
  statusId: documentStatusId.pending,
  fileName: 'passport.pdf',
  uploaded: '2026-11-20T10:00:00.000Z',
  documentTypeId: null,
  documentType: null,
  isSubDocument: false,
  issuedDate: null,
  expiresDate: null,
  createdUsername: null,
  rejectReason: null,
  ...fields,
});
