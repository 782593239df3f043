// Rules: R1.2.28, R2.7.52.
import { call } from '@bank/api-client';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { can, session, type Permission } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { askBank } from './bank-window';
import { sandboxAdapter, signInAs } from './index';

/** What the client's permission opens at the bank; none where the bank has no such call yet. */
const CALLS: Readonly<Record<Permission, readonly string[]>> = {
  seeBalances: [
    'balanceInquiry',
    'balanceHistory',
    'invoiceListReceived',
    'invoiceGet',
    'accountHoldList',
    'paymentInstructionsList',
    'markInstructionViewed',
    'recentTransfersList',
    'recentTransferDetails',
    'cardList',
    'cardPause',
  ],
  seeHistory: [
    'transactionHistory',
    'transactionSummary',
    'transactionDetails',
    'exportStart',
    'exportStatus',
    'exportList',
    'exportSendToEmail',
    'historyViewList',
    'historyViewRemove',
  ],
  keepBooks: ['payeeCategorySet', 'transactionNoteSet', 'attachmentRemove'],
  sendP2p: ['p2pTransfer', 'normalConfirm', 'resendSmsForTransfer', 'transferCancel'],
  // No call is of settlement accounts alone.
  paySettlement: [],
  sendMass: ['massTransfer'],
  sendGlobalBatch: ['globalPayBatchSubmit'],
  sendMassP2p: ['massTransferByFile'],
  sendMassEft: ['massOutsideByFile'],
  sendMassWire: ['massOutsideByFile'],
  sendMassInstant: ['massOutsideByFile'],
  sendMassInterac: ['massOutsideByFile'],
  sendMassOct: ['massOutsideByFile'],
  sendMassDigital: ['massOutsideByFile'],
  sendOut: [
    ...['eftTransfer', 'wireTransfer', 'instantPayment', 'interac', 'octTransfer', 'cryptoEft', 'payoutCardAdd'],
  ],
  sendByLink: ['globalPayment'],
  moveBetween: ['accountTransfer'],
  loadCard: ['accountTransfer'],
  useCards: ['cardControlSet'],
  spendByCards: ['cardUnpause', 'cardActivate', 'cardBlock'],
  seeCardSecrets: ['cardShowPin', 'cardChangePin', 'cardShowDetails'],
  orderCards: ['cardApply'],
  openAccounts: ['addCurrency'],
  openWallets: ['createWallet'],
  approveTransfers: ['approve', 'businessRequest', 'businessRequestConfirm', 'approvalPolicyDecide'],
  seeCompany: ['businessUserList', 'potentialUsersList'],
  editCompany: ['addressCreate', 'deleteAddress'],
  manageUsers: [
    ...['businessAccessRightsUpdate', 'businessUserInvite', 'businessUserDelete', 'representativeAdd'],
    ...['approvalPolicyAsk', 'companyOwnershipDeclare'],
  ],
  manageBlacklist: ['blackListAdd', 'blackListDelete'],
  uploadDocuments: ['companyDocumentUpload', 'verificationDocumentUpload', 'limitDocumentUpload'],
  requestMoney: ['invoiceListSent'],
  writeInvoices: ['invoiceCreate', 'fundingInvoiceCreate'],
  rejectInvoices: ['invoiceReject', 'invoiceRemind'],
  merchantKeys: [],
  contracts: [],
  certifyTax: ['fatcaCrsCertificationPersonalUpdate', 'fatcaCrsCertificationBusinessUpdate'],
  // Who is signed in guards their own account, whatever they may do for a customer.
  manageSecurity: [],
};

const PEOPLE = ['ana', 'ben', 'kyra', 'lina', 'olivia', 'rhea', 'lev', 'abel', 'erik', 'remy', 'uma', 'cora', 'cleo'];

it.each(PEOPLE)('the client offers %s nothing that the bank refuses, and hides nothing that it allows', async (key) => {
  connectBank({ baseUrl: '', language: () => 'en', adapter: sandboxAdapter() });
  const tokens = await signInAs(key);
  session.setState(tokens);
  const { customer } = await call(customerInfo);
  const { customerAccess } = await call(userAccessInfo);
  const { missing } = can(customer, customerAccess);
  const tried: [string, boolean][] = [];
  const expected: [string, boolean][] = [];
  for (const [permission, methods] of Object.entries(CALLS) as [Permission, readonly string[]][]) {
    const lack = missing[permission]?.kind;
    // Rights and balance information are the bank's to refuse; a status or a kind of customer has sentences of its own.
    if (lack !== undefined && lack !== 'right' && lack !== 'balanceInfo') continue;
    for (const method of methods) {
      expected.push([method, lack !== undefined]);
      tried.push([method, (await codeOf(method, tokens.accessToken)) === 'ENOA']);
    }
  }
  expect(tried).toEqual(expected);
});

async function codeOf(method: string, accessToken: string): Promise<string> {
  const { body } = await askBank({
    method: 'POST',
    url: `/?${method}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: '{}',
  });
  return (JSON.parse(body) as { responseCode: string }).responseCode;
}
