import {
  type Answer,
  fakeBank,
  type ReceivedCall,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransfer,
} from '@bank/kit/testing';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';

/** A request of Lev's over so much. */
export const request = (n: number, fields: Partial<TransactionRequest> = {}): TransactionRequest => ({
  transactionId: `R${n}`,
  transactionType: 'P2P',
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: { userId: 7, name: 'Lev Moroz' },
  isOwn: false,
  fromAccountName: 'Operations',
  expiresAt: '2026-11-27T10:00:00.000Z',
  approvalsNeeded: 1,
  approvals: [],
  waitsFor: ['Abel Costa', 'Olivia Stan'],
  ...fields,
  summary: {
    ...sampleTransfer({ summary: { amount: `${n}`, total: `${n}.2`, fee: '0.2', note: `Note ${n}` } }).summary,
    ...fields.summary,
  },
});
/** What the bank answers about a set. */
export const approval = (requests: readonly TransactionRequest[], status: string, approveType = 'otp') => ({
  approvalTransactionId: status === 'waiting' ? 'A1' : null,
  status,
  approveType,
  approvalSentTo: 'a•••@personas.test',
  approvalExpiresAt: '2036-11-21T10:10:00.000Z',
  approvalNumber: approveType === 'push' ? '47' : null,
  requests,
});

type Answers = Record<string, (call: ReceivedCall) => Answer | Promise<Answer>>;

/** A company with these requests, as an approver sees it. */
export function bank({
  requests = [request(40), request(2)],
  right = 4,
  count = requests.length,
  ...more
}: { requests?: TransactionRequest[]; right?: number; count?: number } & { answers?: Answers } = {}) {
  const customer = sampleCustomer({ customerType: 'business', login: { email: 'abel@personas.test' } });
  return fakeBank({
    customerInfoGet: () => ({ customer }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: right }) }),
    transactionRequestList: () => ({
      transactionRequestList: requests,
      massTransactionRequestList: [],
      transactionRequestCount: count,
      massTransactionRequestCount: 0,
      creators: [{ userId: 7, name: 'Lev Moroz' }],
    }),
    balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }),
    notificationsCount: () => ({ transactionRequestCount: requests.length, massTransactionRequestCount: 0 }),
    recentTransfersList: () => ({ transfers: [] }),
    approve: ({ input }) => approval(requests, input['declined'] === true ? 'declined' : 'waiting'),
    businessRequestConfirm: () => approval(requests, 'approved'),
    ...more.answers,
  });
}
