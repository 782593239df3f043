import type { AccessRight } from '@bank/protocol';

/**
 * Who may make which call, written by hand from the rules (R1.2.28, R1.3.8, R1.6, R2.6, R3.6) and never read from the method table:
 * a row that opens a call to too many contradicts this file. `rights.test.ts` tries every line, and fails for a row without one.
 *
 * Before the slash stand those who may see the customer's balances: P a personal customer, 0 to 5 an employee's level (the owner of
 * a company has 2), A an administrator who has opened an act. After it those who may not: 0 to 5 an employee's level, R a representative,
 * whose level is READ, a an administrator who acts for nobody. A call that acts for nobody is open to whoever is signed in.
 */
type Line = `${string}/${string}`;

// What the user is told about themselves, before anything else is known.
const WHOEVER: Line = 'P012345A/012345Ra';
// Figures, transactions and the company's people: level READ and up, and balance information.
const SEES: Line = 'P12345A/';
// The same without figures: who one is, papers and their state.
const KNOWS: Line = 'P12345A/12345R';
const SENDS: Line = 'P234A/';
const APPROVES: Line = 'P24A/';
const MANAGES: Line = 'P2A/';
const KEEPS_PAPERS: Line = 'P2A/2';
const UPLOADS: Line = 'P25A/25';

/** For calls that act for a customer, by wire name. */
export const ACTING: Readonly<Record<string, Line>> = {
  // Who one is (R1.3.7, R1.4.11).
  customerInfoGet: WHOEVER,
  userAccessInfo: WHOEVER,
  requiredActions: WHOEVER,
  // The person and their papers (R3.3).
  personalInfoGet: KNOWS,
  personalInfoUpdate: KEEPS_PAPERS,
  addressesGet: KNOWS,
  addressCreate: KEEPS_PAPERS,
  confirmAddress: KEEPS_PAPERS,
  deleteAddress: KEEPS_PAPERS,
  addressDocumentUpload: UPLOADS,
  companyInfoGet: KNOWS,
  companyDocumentUpload: UPLOADS,
  companyPersonDocumentUpload: UPLOADS,
  verificationStateGet: KNOWS,
  limitReasonGet: KNOWS,
  limitDocumentUpload: UPLOADS,
  verificationDocumentUpload: UPLOADS,
  // The e-mail addresses: of a company they belong to its own pages (R1.2.19).
  emailsGet: SEES,
  addEmail: MANAGES,
  confirmEmail: MANAGES,
  confirmEmailRequest: MANAGES,
  deleteEmail: MANAGES,
  setPrimaryEmail: MANAGES,
  usernameChangeRequests: SEES,
  usernameChangeConfirm: MANAGES,
  usernameChangeCancel: MANAGES,
  // Money and what became of it (R2.7).
  balanceInquiry: SEES,
  balanceHistory: SEES,
  transactionHistory: SEES,
  exportStart: SEES,
  exportStatus: SEES,
  exportSendToEmail: SEES,
  'GET /history/exports/{exportId}': SEES,
  recentTransfersList: SEES,
  p2pTransferFee: SEES,
  p2pTransfer: SENDS,
  normalConfirm: SENDS,
  resendSmsForTransfer: SENDS,
  transferCancel: SENDS,
  // Between accounts of one's own (R2.7).
  accountTransferFee: SEES,
  accountTransferMaxAmount: SEES,
  accountTransferLimits: SEES,
  accountTransfer: SENDS,
  // What became of one's own order: also for who was denied the balances meanwhile (R0.20).
  transferOutcome: KNOWS,
  // Approving what others made (R1.3.8, R2.4.6).
  transactionRequestList: SENDS,
  notificationsCount: SEES,
  approve: APPROVES,
  businessRequest: APPROVES,
  businessRequestConfirm: APPROVES,
  businessRequestPasskeyOptions: APPROVES,
  businessRequestPasskeyConfirm: APPROVES,
  // The company's people, its blacklist, who of the bank acted for it (R2.6.2, R2.7.10, R1.6.8).
  businessUserList: SEES,
  businessAccessRightsList: SEES,
  businessAccessRightsUpdate: MANAGES,
  businessUserDelete: MANAGES,
  businessUserInvite: MANAGES,
  potentialUsersList: SEES,
  representativeAdd: MANAGES,
  businessRepresentativeDelete: MANAGES,
  blackListGet: SEES,
  blackListAdd: MANAGES,
  blackListDelete: MANAGES,
  accessLog: SEES,
  'GET /contract/stats': SEES,
};

/** Calls that act for nobody and that administrators of the bank alone may make (R1.6.1). */
export const ADMINISTRATORS: readonly string[] = ['adminCustomerSearch', 'adminActStart', 'adminActEnd'];

/** Calls that act for nobody and that everybody who is signed in may make: they concern the user alone. */
export const SIGNED_IN: readonly string[] = [
  'termsAccept',
  'relatedCustomersList',
  'businessAuthorizedUserGet',
  // A person is active: it keeps their own session (R0.19).
  'POST /auth/activity',
  'POST /auth/postlogin',
  'POST /auth/posttoken',
  'PUT /auth/login/{key}/confirm',
  'GET /auth/devices',
  'POST /auth/devices',
  'GET /auth/devices/{deviceId}',
  'DELETE /auth/devices/{deviceId}',
  'GET /auth/devices/approve-methods',
  'POST /auth/devices/{deviceId}/approve',
  'PATCH /auth/devices/{deviceId}/approve/{methodId}',
  'GET /device-api/device',
  'DELETE /device-api/device/{id}',
  'GET /auth/passkeys',
  'POST /auth/passkeys',
  'POST /auth/passkeys/register-options',
  'DELETE /auth/passkeys/{passkeyId}',
  'POST /auth/passkeys/approve-options',
  'POST /auth/passkeys/approve',
  'GET /auth/sei/authorize',
  'POST /auth/sei/authorize/{authorizationId}',
  'addressDocumentTypes',
  'notificationSettingsGet',
  'notificationSettingsSet',
  'legalInfo',
  'addPhone',
  'POST /verification/phones/{phoneId}/verify',
  'confirmPhone',
  'deletePhone',
  'phoneForCodesSet',
  'exchangeRate',
  'checkPayeeEmail',
  'securitySettingsGet',
  'POST /customer/two-step-verification',
  'POST /customer/two-step-verification/{reqId}/confirm',
  'passwordChange',
  'securityChangeConfirm',
  'ipWhitelistList',
  'ipWhitelistAdd',
  'ipWhitelistDelete',
  'ipWhitelistModeSet',
  'otherSessionsEnd',
  'loginHistory',
];

/** A caller as a line of the table names them. */
export type Role = { sees: true; as: 'P' | 'A' | AccessRight } | { sees: false; as: 'R' | 'a' | AccessRight };

/** Whether the oracle opens a call to a role. @throws for a call that it does not know */
export function isOpen(name: string, role: Role): boolean {
  if (ADMINISTRATORS.includes(name)) return role.as === 'A' || role.as === 'a';
  if (SIGNED_IN.includes(name)) return true;
  const line = ACTING[name];
  if (line === undefined) throw new Error(`Say in test-rights-oracle.ts who may call ${name}.`);
  const [sees = '', blind = ''] = line.split('/');
  return (role.sees ? sees : blind).includes(String(role.as));
}
