// Rules: R1.2.28.
import { call } from '@bank/api-client';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { can, session, type Permission } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { askBank } from './bank-window';
import { sandboxAdapter, signInAs } from './index';

/** What the client's permission opens at the bank; none where the bank has no such call yet. */
const CALLS: Readonly<Record<Permission, readonly string[]>> = {
  seeBalances: ['balanceInquiry', 'balanceHistory', 'recentTransfersList'],
  seeHistory: ['transactionHistory', 'exportStart', 'exportStatus', 'exportSendToEmail'],
  sendP2p: ['p2pTransfer', 'normalConfirm', 'resendSmsForTransfer', 'transferCancel'],
  moveBetween: ['accountTransfer'],
  approveTransfers: ['approve', 'businessRequest', 'businessRequestConfirm'],
  seeCompany: ['businessUserList', 'businessAccessRightsList', 'potentialUsersList'],
  editCompany: ['addressCreate', 'deleteAddress'],
  manageUsers: ['businessAccessRightsUpdate', 'businessUserInvite', 'businessUserDelete', 'representativeAdd'],
  manageBlacklist: ['blackListAdd', 'blackListDelete'],
  uploadDocuments: ['companyDocumentUpload', 'verificationDocumentUpload', 'limitDocumentUpload'],
  requestMoney: [],
  merchantKeys: [],
  contracts: [],
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
