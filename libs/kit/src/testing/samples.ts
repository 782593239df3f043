import type { Account, CreatedTransfer, Customer, CustomerAccess, Transaction, TransferSummary } from '@bank/protocol';

/** A verified personal customer with full rights; the fields given replace the sample's. */
export function sampleCustomer(fields: Partial<Customer> = {}): Customer {
  return {
    userId: 1,
    customerId: 1,
    login: { email: 'ana@personas.test' },
    firstName: 'Ana',
    lastName: 'Pop',
    businessName: null,
    customerType: 'personal',
    transactionApproveMode: 'otp',
    login2faMode: 'simple',
    isAdmin: false,
    isHaveRelatedAccounts: false,
    useOldWeb: false,
    oldWebUrl: null,
    customerCreationDate: '2025-01-01T00:00:00.000Z',
    residenceCountryCode: 'RO',
    permissions: [],
    verified: true,
    limited: false,
    isNeedPersonalInfoUpdate: false,
    isNeedKyc: false,
    ...fields,
  };
}

export function sampleAccess(fields: Partial<CustomerAccess> = {}): CustomerAccess {
  return {
    permissions: [],
    accessRights: 2,
    accessList: { balanceInfo: true },
    businessRepresentativePositionIds: [],
    isNeedKyc: false,
    taxResidencySelfCertificationDocumentStatus: 'notRequired',
    employeeFirstName: null,
    employeeLastName: null,
    ...fields,
  };
}

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
    ...fields,
  };
}

/** 250 EUR from Ana to Ben, waiting for Ana's code. */
export function sampleTransfer({
  summary,
  ...fields
}: Partial<Omit<CreatedTransfer, 'summary'>> & { summary?: Partial<TransferSummary> } = {}): CreatedTransfer {
  return {
    trxid: 'P900',
    status: 'pending',
    approveType: 'otp',
    approvalSentTo: 'a••@personas.test',
    approvalExpiresAt: '2026-11-21T10:10:00.000Z',
    summary: {
      fromAccountId: 11,
      payeeName: 'Ben Ode',
      payeeEmail: 'ben@personas.test',
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
