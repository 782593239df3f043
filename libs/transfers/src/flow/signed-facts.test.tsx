// Rules: R0.22.
import { fakeBank, noTransactions, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { SIGNED_FACTS, type SignedFact } from '@bank/protocol/signed-facts';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import type { PaymentSummary } from '@bank/protocol/payment';
import { screen } from '@testing-library/react';
import { RequestSummary } from '../approved/request-summary';
import messages from '../messages-steps/en.json';
import { p2pKind } from '../p2p/p2p-kind';
import { SignedPayment } from './signed-payment';

/** A payment that has every fact but the count of a batch. */
const PAYMENT: PaymentSummary = {
  fromAccountId: 11,
  payee: { kind: 'bankAccount', name: 'Müller GmbH', accountNumber: 'DE89370400440532013000' },
  bank: 'COBADEFF',
  way: 'SWIFT',
  amount: '108',
  currencyCode: 'USD',
  debitAmount: '100',
  fee: '1.2',
  total: '101.2',
  debitCurrencyCode: 'EUR',
  exchangeRate: '1.08',
  note: '',
  leavesAt: '2026-12-01T05:00:00.000Z',
  subscription: { period: 'month', endsOn: '2027-12-01' },
};
const BATCH: PaymentSummary = { ...PAYMENT, payee: { kind: 'batch', name: 'Payroll.csv', rows: 40 } };

interface Case {
  summary: PaymentSummary;
  from: string;
}
const changed = (change: Partial<PaymentSummary>, summary = PAYMENT): readonly [Case, Case] => [
  { summary, from: 'Main' },
  { summary: { ...summary, ...change }, from: 'Main' },
];

/** Each fact, changed alone. */
const CHANGED: Readonly<Record<SignedFact, readonly [Case, Case]>> = {
  amount: changed({ amount: '1080' }),
  payee: changed({ payee: { kind: 'bankAccount', name: 'Miller GmbH', accountNumber: 'DE89370400440532013000' } }),
  lastFour: changed({ payee: { kind: 'bankAccount', name: 'Müller GmbH', accountNumber: 'DE89370400440532014000' } }),
  count: changed({ payee: { kind: 'batch', name: 'Payroll.csv', rows: 41 } }, BATCH),
  bank: changed({ bank: 'DEUTDEFF' }),
  way: changed({ way: 'SEPA' }),
  debit: changed({ debitAmount: '110' }),
  rate: changed({ exchangeRate: '1.07' }),
  fee: changed({ fee: '12' }),
  total: changed({ total: '112' }),
  fromAccount: [
    { summary: PAYMENT, from: 'Main' },
    { summary: PAYMENT, from: 'Savings' },
  ],
  sendDate: changed({ leavesAt: '2026-12-02T05:00:00.000Z' }),
  period: changed({ subscription: { period: 'week', endsOn: '2027-12-01' } }),
  end: changed({ subscription: { period: 'month', endsOn: null } }),
};

const request = (id: string, { summary, from }: Case): TransactionRequest => ({
  transactionId: id,
  transactionType: 'P2P',
  createdAt: '2026-11-22T10:00:00.000Z',
  createdBy: { userId: 7, name: 'Lev Duma' },
  isOwn: false,
  fromAccountName: from,
  expiresAt: null,
  summary,
  approvalsNeeded: 1,
  approvals: [],
  waitsFor: [],
});

const SHEETS: Readonly<Record<string, (told: Case) => React.ReactNode>> = {
  'one’s own payment': ({ summary, from }) => (
    <SignedPayment
      summary={summary}
      words={p2pKind(() => '').words}
      details={[]}
      fromAccount={from}
      others={{ needed: 0, names: [] }}
    />
  ),
  'a request of another': (told) => <RequestSummary requests={[request('T1', told)]} isDeclined={false} />,
  'several requests': (told) => (
    <RequestSummary
      requests={[request('T1', told), request('T2', { summary: PAYMENT, from: 'Main' })]}
      isDeclined={false}
    />
  ),
};

async function textOf(sheet: React.ReactNode): Promise<string> {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    transactionHistory: () => noTransactions,
  });
  const { container, unmount } = renderBank({ Component: () => <div>{sheet}</div> }, { at: '/transfer/p2p', messages });
  await screen.findAllByText(/Fee/);
  const text = container.textContent;
  unmount();
  return text;
}

describe.each(Object.entries(SHEETS))('the sheet of %s', (_name, sheetOf) => {
  it.each(SIGNED_FACTS)('tells %s', async (fact) => {
    const [before, after] = CHANGED[fact];
    expect(await textOf(sheetOf(after))).not.toBe(await textOf(sheetOf(before)));
  });
});

it('says how many of several repeat', async () => {
  const once = { ...PAYMENT, subscription: null };
  const requests = [PAYMENT, once, PAYMENT].map((summary, n) => request(`T${n}`, { summary, from: 'Main' }));
  const text = await textOf(<RequestSummary requests={requests} isDeclined={false} />);
  expect(text).toContain('2 of them repeat.');
});
