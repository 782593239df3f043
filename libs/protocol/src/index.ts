export { EMAIL_PATTERN } from './email-pattern';
export { accessRight, http, method } from './method';
export type { AccessRight, CallAuth, Input, Output, Parsed, Row } from './method';
export { envelope, httpFailure, responseCode } from './envelope';
export type { Envelope, ResponseCode } from './envelope';
export {
  activateAccount,
  activationCodeResend,
  businessActivate,
  passwordChangeCodeCheck,
  passwordChangeRequest,
  passwordChangeWithCode,
} from './activation';
export {
  confirmLogin,
  login,
  loginResult,
  logout,
  otpResend,
  postLogin,
  postToken,
  pushResend,
  refresh,
  scpRequest,
  storesUrlsSend,
  token,
} from './auth';
export type { AccessTokens, Device, LoginResult, Migration } from './auth';
export {
  deviceApprove,
  deviceApproveConfirm,
  deviceApproveMethods,
  deviceCreate,
  deviceDelete,
  deviceGet,
  devices,
  knownBrowserDelete,
  knownBrowsers,
} from './devices';
export type { KnownBrowser } from './devices';
export {
  passkeyApprove,
  passkeyApproveOptions,
  passkeyDelete,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyRegister,
  passkeyRegisterOptions,
  passkeys,
} from './passkeys';
export type { Passkey } from './passkeys';
export { businessRequestPasskeyConfirm, businessRequestPasskeyOptions } from './request-passkeys';
export { seiAuthorize, seiAuthorizeGet } from './sei';
export { fatcaCrsCertificationRepresentativeGet } from './tax';
export { businessAuthorizedUser, customerInfo, relatedCustomers, term, termsAccept, userAccessInfo } from './customer';
export type { ApprovalMode, Customer, CustomerAccess } from './customer';
export { accessLog, adminActEnd, adminActStart, adminCustomerSearch } from './admin';
export type { AccessLogEntry, FoundCustomer } from './admin';
export { accountType, balanceHistory, balanceInquiry, exchangeRate } from './accounts';
export type { Account } from './accounts';
export {
  exportFile,
  exportSendToEmail,
  exportStart,
  exportStatus,
  operationType,
  transactionHistory,
  transactionStatus,
} from './history';
export type { ExportStatus, OperationType, Transaction } from './history';
export {
  checkPayeeEmail,
  normalConfirm,
  p2pTransfer,
  p2pTransferFee,
  recentTransfersList,
  resendSmsForTransfer,
  transferCancel,
  transferOutcome,
} from './transfers';
export type { CreatedTransfer, RecentTransfer, TransferStatus, TransferSummary } from './transfers';
export { notificationsCount } from './notifications-count';
export { approve, businessRequest, businessRequestConfirm, transactionRequestList } from './transfer-requests';
export type { RequestApproval, TransactionRequest } from './transfer-requests';
export {
  documentCategory,
  limitDocumentUpload,
  limitReasonGet,
  verificationDocumentUpload,
  verificationStateGet,
} from './verification';
export type { DocumentCategory, LimitReason, UploadedDocument, VerificationState } from './verification';
export {
  acceptedTermsGet,
  addEmail,
  addressCreate,
  addressDocumentTypes,
  addressDocumentUpload,
  addressesGet,
  checkEmail,
  companyDocumentUpload,
  companyInfoGet,
  companyPersonDocumentUpload,
  confirmAddress,
  confirmEmail,
  confirmEmailRequest,
  deleteAddress,
  deleteEmail,
  documentStatus,
  emailExistence,
  emailsGet,
  notificationChannel,
  notificationSettingsGet,
  notificationSettingsUpdate,
  notificationTopic,
  occupation,
  personalInfoGet,
  personalInfoUpdate,
  setPrimaryEmail,
  usernameChangeCancel,
  usernameChangeConfirm,
  usernameChangeRequests,
} from './profile';
export type {
  Address,
  CompanyDocuments,
  CompanyInfo,
  CompanyPerson,
  DocumentStatus,
  EmailAddress,
  FinancialDetail,
  NotificationChannel,
  NotificationTopic,
  Occupation,
  PersonalInfo,
  UsernameChange,
} from './profile';
export { addPhone, confirmPhone, deletePhone, phoneCodes, phoneForCodesSet, phoneVerify } from './phones';
export type { Phone, PhoneCode } from './phones';
export { fileIn } from './wire';
export { eventType, socketAuth, socketFrame } from './realtime';
export type { EventType, SocketFrame } from './realtime';
export {
  accessIpMode,
  blackListAdd,
  blackListDelete,
  blackListGet,
  ipWhitelist,
  ipWhitelistAdd,
  ipWhitelistDelete,
  ipWhitelistModeSet,
  loginHistory,
  otherSessionsEnd,
  passwordChange,
  securityChangeConfirm,
  securitySettings,
  twoStepMode,
  twoStepVerificationConfirm,
  twoStepVerificationSet,
} from './settings';
export type { AccessIpMode, BlackListEntry, SecurityChange, SignIn, TrustedIp, TwoStepMode } from './settings';
export {
  businessAccessRights,
  businessAccessRightsUpdate,
  businessRepresentativeDelete,
  businessUserDelete,
  businessUserInvite,
  businessUserList,
  potentialUsers,
  representativeAdd,
} from './company';
export type { BusinessRepresentative, BusinessUser } from './company';
export { contractMeta, contractStats, contractStatus } from './contracts';
export type { ContractMeta, ContractStatus } from './contracts';
export { requiredActions } from './required-actions';
