import type { AccessRight } from '@bank/protocol';

/**
 * Who may make which call, written by hand from the rules (R1.2.28, R1.3.8, R1.6, R2.6, R3.6) and never read from the method table:
 * a row that opens a call to too many contradicts this file. `rights.test.ts` tries every line; `closed.table.test.ts` names a call without one.
 *
 * Before the slash stand those who may see the customer's balances: P a personal customer, 0 to 5 an employee's level (the owner of
 * a company has 2), A an administrator who has opened an act and given their second factor, W one who has not given it (R0.52): they are
 * asked for it where A stands without W. After it those who may not: 0 to 5 an employee's level, R a representative, whose level is READ, a
 * an administrator who acts for nobody. A call that acts for no customer is open to every signed-in user.
 */
type Acting = `${string}/${string}`;
type Line = Acting | 'signed in' | 'administrators';

// What the user is told about themselves, before anything else is known.
const WHOEVER: Acting = 'P012345AW/012345Ra';
// Figures, transactions and the company's people: level READ and up, and balance information.
const SEES: Acting = 'P12345AW/';
// The same without figures: who one is, papers and their state.
const KNOWS: Acting = 'P12345AW/12345R';
const SENDS: Acting = 'P234A/';
// An order waits for the administrator's own code by itself (R0.38); what is prepared for it changes nothing.
const ORDERS: Acting = 'P234AW/';
const PREPARES: Acting = 'P234AW/';
const APPROVES: Acting = 'P24A/';
// Without a colleague's approval.
const SPENDS: Acting = APPROVES;
const MANAGES: Acting = 'P2A/';
// The customer's own, which nobody else may do for them.
const OWN_ONLY: Acting = 'P2/';
const SPENDS_ALONE: Acting = 'P24/';
// What activating a card would cost changes nothing; a pause outlasts the act.
const ASKS_COST: Acting = 'P24AW/';
const PAUSES: Acting = 'P12345A/';
const KEEPS_PAPERS: Acting = 'P2A/2';
// What one signs with one's own name.
const SIGNS: Acting = 'P2/2';
const UPLOADS: Acting = 'P25A/25';

/** Every call that needs a signed-in user, by wire name. */
export const ORACLE: Readonly<Record<string, Line>> = {
  // Who one is (R1.3.7, R1.4.11).
  customerInfoGet: WHOEVER,
  userAccessInfo: WHOEVER,
  requiredActions: WHOEVER,
  // What the user was told; lines about money are written for those only who see it.
  notificationList: WHOEVER,
  notificationsRead: WHOEVER,
  // The person and their papers (R3.3).
  personalInfoGet: KNOWS,
  personalInfoUpdate: KEEPS_PAPERS,
  addressesGet: KNOWS,
  addressCreate: KEEPS_PAPERS,
  confirmAddress: KEEPS_PAPERS,
  deleteAddress: KEEPS_PAPERS,
  addressDocumentUpload: UPLOADS,
  companyInfoGet: KNOWS,
  partnerAgreementGet: KNOWS,
  partnerAgreementSend: KEEPS_PAPERS,
  'GET /agreements/{brand}/{id}': KNOWS,
  companyDocumentUpload: UPLOADS,
  // What a company states of itself is changed by who manages it (R3.3.28).
  financialDetailUpdate: MANAGES,
  dueDiligenceUpdate: MANAGES,
  dueDiligenceInfo: KNOWS,
  companyPersonDocumentUpload: UPLOADS,
  verificationStateGet: KNOWS,
  documentTypesList: KNOWS,
  kycInfoGet: KNOWS,
  kycInfoUpdate: MANAGES,
  adminDocumentAssign: 'A/',
  adminDocumentRemove: 'A/',
  limitReasonGet: KNOWS,
  limitDocumentUpload: UPLOADS,
  verificationDocumentUpload: UPLOADS,
  // Where they pay tax: nobody certifies for another (R0.115).
  fatcaCrsCertificationPersonalGet: KNOWS,
  fatcaCrsCertificationPersonalUpdate: SIGNS,
  fatcaCrsCertificationBusinessGet: KNOWS,
  fatcaCrsCertificationBusinessUpdate: SIGNS,
  taxIdUpdate: SIGNS,
  // Their papers are sent by who sends any; what is in them is shown to who may sign.
  wFormUpload: UPLOADS,
  lossOfNationalityUpload: UPLOADS,
  'GET /tax/papers/{id}': KEEPS_PAPERS,
  // Sending a file and being checked by a provider answer the same question (R0.82).
  'POST /identity-verification': UPLOADS,
  'POST /customers/{id}/identity-verification': UPLOADS,
  'POST /verification/customer/{id}/verify': UPLOADS,
  customerVerifyConfirm: UPLOADS,
  // Invoices: what a company is owed and owes is a figure (R2.6.3); writing and rejecting them is for who may start a payment.
  invoiceListSent: SEES,
  invoiceListReceived: SEES,
  invoiceGet: SEES,
  'GET /invoices/{brand}/{invoiceId}': SEES,
  invoiceCreate: SENDS,
  fundingInvoiceCreate: SENDS,
  invoiceReject: SENDS,
  invoiceRemind: SENDS,
  // The e-mail addresses: of a company they belong to its own pages (R1.2.19).
  emailsGet: SEES,
  addEmail: MANAGES,
  confirmEmail: MANAGES,
  confirmEmailRequest: MANAGES,
  deleteEmail: MANAGES,
  setPrimaryEmail: OWN_ONLY,
  usernameChangeRequests: SEES,
  usernameChangeConfirm: OWN_ONLY,
  usernameChangeCancel: MANAGES,
  // Money and what became of it (R2.7).
  balanceInquiry: SEES,
  balanceHistory: SEES,
  totalHistory: SEES,
  monthSpending: SEES,
  transactionHistory: SEES,
  searchEverything: SEES,
  transactionSummary: SEES,
  transactionDetails: SEES,
  'GET /history/receipts/{brand}/{transactionId}': SEES,
  // What the books say is for those who order payments; saved views are the reader's own (R2.7.26 to R2.7.28).
  payeeCategorySet: SENDS,
  transactionNoteSet: SENDS,
  attachmentAdd: SENDS,
  attachmentRemove: SENDS,
  'GET /history/attachments/{attachmentId}': SEES,
  historyViewList: SEES,
  historyViewSave: SEES,
  historyViewRemove: SEES,
  exportStart: SEES,
  exportStatus: SEES,
  exportList: SEES,
  exportSendToEmail: SEES,
  'GET /history/exports/{exportId}': SEES,
  accountHoldList: SEES,
  paymentInstructionsList: SEES,
  markInstructionViewed: SEES,
  'GET /accounts/{brand}/{accountId}/confirmation': SEES,
  // Opening an account binds the customer (R2.7.52, R2.7.53).
  addCurrency: MANAGES,
  createWallet: MANAGES,
  insightOverview: SEES,
  accountStatements: SEES,
  statementExportList: SEES,
  'GET /statements/{brand}/{accountId}/months/{month}': SEES,
  'GET /statements/{brand}/{accountId}/years/{year}': SEES,
  recentTransfersList: SEES,
  recentTransferDetails: SEES,
  p2pTransferFee: SEES,
  p2pTransfer: ORDERS,
  normalConfirm: ORDERS,
  resendSmsForTransfer: ORDERS,
  // Only one’s own order is taken back: nothing of the customer’s changes by it.
  transferCancel: ORDERS,
  // Between accounts of one's own (R2.7).
  accountTransferFee: SEES,
  accountTransferMaxAmount: SEES,
  accountTransferLimits: SEES,
  accountTransfer: ORDERS,
  // What one's own history says about it (R2.4.60).
  paymentHints: SEES,
  // What can be done about it afterwards (R2.4.62 to R2.4.64).
  paymentAfter: SEES,
  paymentRecall: SENDS,
  paymentReturn: ORDERS,
  // Whether payments wait a moment before they leave is for all users of the customer (R2.4.61).
  paymentSettingsGet: SEES,
  paymentSettingsSet: MANAGES,
  // Pre-approved payments (R2.7.154).
  preApprovedList: SEES,
  preApprovedCancel: SENDS,
  // To another bank (R2.7.90, R2.7.91).
  externalWays: SEES,
  eftTransferFee: SEES,
  wireTransferFee: SEES,
  instantPaymentFee: SEES,
  interacFee: SEES,
  octTransferFee: SEES,
  cryptoEftFee: SEES,
  externalDetailsCheck: SEES,
  beneficiariesList: SEES,
  instantKeyInfo: SEES,
  externalMaxAmount: SEES,
  externalLimits: SEES,
  eftTransfer: ORDERS,
  wireTransfer: ORDERS,
  // The book of payees: a user who sees the money sees it, one who orders payments changes it, one who releases them trusts (ADR-58).
  payeeList: SEES,
  payeeDetails: SEES,
  payeeWays: SEES,
  payeeCandidateList: SEES,
  payeeAdd: SENDS,
  payeeUpdate: SENDS,
  payeeRemove: SENDS,
  payeeRestore: SENDS,
  payeeImport: SENDS,
  payeeNameCheck: PREPARES,
  payeeTrustSet: APPROVES,
  // Many at once (R2.7.140 to R2.7.143).
  massTransferByFile: SENDS,
  massOutsideByFile: SENDS,
  // The rows in preparation are for those who order them (R0.33).
  draftKey: PREPARES,
  // What is offered to be filled in (R2.7.191, R2.7.192).
  p2pTemplateList: SEES,
  p2pTemplateRemove: SENDS,
  p2pTemplateRestore: SENDS,
  savedCardRemove: SENDS,
  savedCardRestore: SENDS,
  massTransfer: ORDERS,
  batchTransferList: SEES,
  batchTransferViewFile: SEES,
  instantPayment: ORDERS,
  interac: ORDERS,
  octTransfer: ORDERS,
  cryptoEft: ORDERS,
  // To a recipient who chooses by a link where it arrives (R2.7.170).
  globalPaymentFee: SEES,
  globalPayment: ORDERS,
  // Many of them from a file (R2.7.200 to R2.7.205).
  globalPayBatchUpload: SENDS,
  globalPayBatch: SEES,
  globalPayBatchUpdatePayments: SENDS,
  globalPayBatchMeta: SEES,
  globalPayBatchSubmit: ORDERS,
  globalPayBatchReject: SENDS,
  globalPayBatchStatus: SEES,
  payoutCardAdd: SENDS,
  // What became of one's own order: also for who was denied the balances meanwhile (R0.20).
  transferOutcome: KNOWS,
  // Cards (R0.50): who sees a card may pause it; who prepares payments may also lower its limits and close it to uses and shops, while
  // cardControlSet refuses them more; who pays without a colleague's approval may do the rest, and ordering one is the owner's.
  cardList: SEES,
  cardPause: PAUSES,
  cardUnpause: SPENDS,
  cardSetAlias: SPENDS,
  cardBlock: SPENDS,
  cardReissue: SPENDS,
  cardUpgradeShipping: SPENDS,
  cardActivationData: ASKS_COST,
  cardActivate: SPENDS,
  cardShowPin: SPENDS_ALONE,
  cardGetPin: SPENDS_ALONE,
  cardChangePin: SPENDS_ALONE,
  cardShowDetails: SPENDS_ALONE,
  cardGetDetails: SPENDS_ALONE,
  applyForCardInfo: SEES,
  cardApply: MANAGES,
  // Where a card goes, and what ordering one would end (R2.7.38).
  addressInquiry: KNOWS,
  addressReplacementCompatibility: SEES,
  crossPlatformRequirementGet: SEES,
  cardPurchaseList: SEES,
  cardControlGet: SEES,
  cardControlSet: SENDS,
  debitCardAuthorizationList: SEES,
  currentAccountAuthorizationList: SEES,
  // Approving what others made (R1.3.8, R2.4.6).
  transactionRequestList: PREPARES,
  notificationsCount: SEES,
  approve: APPROVES,
  // Policies bind everybody of the company; who asks for another one is not who approves it (R2.4.72).
  approvalPolicyList: SEES,
  approvalPolicyAsk: MANAGES,
  approvalPolicyDecide: APPROVES,
  businessRequest: APPROVES,
  businessRequestConfirm: APPROVES,
  businessRequestPasskeyOptions: APPROVES,
  businessRequestPasskeyConfirm: APPROVES,
  // The company's people, its blacklist, who of the bank acted for it (R2.6.2, R2.7.10, R1.6.8).
  businessUserList: SEES,
  businessAccessRightsUpdate: MANAGES,
  businessUserDelete: MANAGES,
  businessUserInvite: MANAGES,
  potentialUsersList: SEES,
  representativeAdd: MANAGES,
  businessRepresentativeDelete: MANAGES,
  companyOwnershipGet: KNOWS,
  companyOwnershipDeclare: MANAGES,
  businessResolutionGet: KNOWS,
  businessResolutionSend: MANAGES,
  studioDeclarationGet: KNOWS,
  studioDeclarationSend: OWN_ONLY,
  streamingPlatformDeclarationGet: KNOWS,
  streamingPlatformDeclarationSend: OWN_ONLY,
  prohibitedEscortStatementGet: KNOWS,
  // Names a payee and no figure.
  checkPayeeEmail: KNOWS,
  prohibitedEscortStatementSend: OWN_ONLY,
  blackListGet: SEES,
  blackListAdd: MANAGES,
  blackListDelete: MANAGES,
  accessLog: SEES,
  'GET /contract/stats': SEES,
  // Of the bank's administrators (R1.6.1).
  adminCustomerSearch: 'administrators',
  adminActStart: 'administrators',
  adminActProve: 'administrators',
  adminActEnd: 'administrators',
  // What concerns the user alone, or nobody.
  bankDictionary: 'signed in',
  massSample: 'signed in',
  globalPayCountryMethods: 'signed in',
  massColumns: 'signed in',
  bankList: 'signed in',
  branchCodeOptions: 'signed in',
  instantBankList: 'signed in',
  blockedBinList: 'signed in',
  termsAccept: 'signed in',
  termsWaiting: 'signed in',
  relatedCustomersList: 'signed in',
  businessAuthorizedUserGet: 'signed in',
  // Who is asked answers for themself (R0.183).
  accessOfferList: 'signed in',
  accessOfferAccept: 'signed in',
  accessOfferDecline: 'signed in',
  // A person is active: it keeps their own session (R0.19).
  'POST /auth/activity': 'signed in',
  'POST /auth/postlogin': 'signed in',
  'POST /auth/posttoken': 'signed in',
  'PUT /auth/login/{key}/confirm': 'signed in',
  'GET /auth/devices': 'signed in',
  'POST /auth/devices': 'signed in',
  'GET /auth/devices/{deviceId}': 'signed in',
  'DELETE /auth/devices/{deviceId}': 'signed in',
  'GET /auth/devices/approve-methods': 'signed in',
  'POST /auth/devices/{deviceId}/approve': 'signed in',
  'PATCH /auth/devices/{deviceId}/approve/{methodId}': 'signed in',
  'GET /device-api/device': 'signed in',
  'DELETE /device-api/device/{id}': 'signed in',
  'GET /auth/passkeys': 'signed in',
  'POST /auth/passkeys': 'signed in',
  'POST /auth/passkeys/register-request': 'signed in',
  'POST /auth/passkeys/register-options': 'signed in',
  'DELETE /auth/passkeys/{passkeyId}': 'signed in',
  'POST /auth/passkeys/approve-options': 'signed in',
  'POST /auth/passkeys/approve': 'signed in',
  'GET /auth/sei/authorize': 'signed in',
  'POST /auth/sei/authorize/{authorizationId}': 'signed in',
  addressDocumentTypes: 'signed in',
  notificationSettingsGet: 'signed in',
  notificationSettingsSet: 'signed in',
  legalInfo: 'signed in',
  addPhone: 'signed in',
  'POST /verification/phones/{phoneId}/verify': 'signed in',
  confirmPhone: 'signed in',
  deletePhone: 'signed in',
  phoneForCodesSet: 'signed in',
  cardBinInfo: 'signed in',
  exchangeRate: 'signed in',
  defaultRatesList: 'signed in',
  securitySettingsGet: 'signed in',
  'POST /customer/two-step-verification': 'signed in',
  'POST /customer/two-step-verification/{reqId}/confirm': 'signed in',
  passwordChange: 'signed in',
  securityChangeConfirm: 'signed in',
  ipWhitelistList: 'signed in',
  ipWhitelistAdd: 'signed in',
  ipWhitelistDelete: 'signed in',
  ipWhitelistModeSet: 'signed in',
  otherSessionsEnd: 'signed in',
  loginHistory: 'signed in',
  announcementList: 'signed in',
  announcementGet: 'signed in',
  announcementChoose: 'signed in',
};

/** A caller as a line of the table names them. */
export type Role = { sees: true; as: 'P' | 'A' | 'W' | AccessRight } | { sees: false; as: 'R' | 'a' | AccessRight };

/** @throws for a call that the oracle does not know */
function lineOf(name: string): Line {
  const line = ORACLE[name];
  if (line === undefined) throw new Error(`Say in test-rights-oracle.ts who may call ${name}.`);
  return line;
}

/** Whether a call acts for a customer. */
export const acts = (name: string): boolean => lineOf(name).includes('/');

/** Whether an administrator who acts is asked for their second factor. */
export const asksFactor = (name: string): boolean =>
  isOpen(name, { sees: true, as: 'A' }) && !isOpen(name, { sees: true, as: 'W' });

/** Whether the oracle opens a call to a role. */
export function isOpen(name: string, role: Role): boolean {
  const line = lineOf(name);
  if (line === 'administrators') return role.as === 'A' || role.as === 'W' || role.as === 'a';
  if (line === 'signed in') return true;
  const [sees = '', blind = ''] = line.split('/');
  return (role.sees ? sees : blind).includes(String(role.as));
}
