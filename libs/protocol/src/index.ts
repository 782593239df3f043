export { accessRight, http, method } from './method';
export type { AccessRight, CallAuth, Input, Output, Parsed, Row } from './method';
export { envelope, httpFailure, responseCode } from './envelope';
export type { Envelope, ResponseCode } from './envelope';
export { login, loginResult, logout, otpResend, refresh, token } from './auth';
export type { AccessTokens, LoginResult } from './auth';
export { customerInfo, term, userAccessInfo } from './customer';
export type { ApprovalMode, Customer, CustomerAccess } from './customer';
export { accountType, balanceHistory, balanceInquiry, exchangeRate } from './accounts';
export type { Account } from './accounts';
export { operationType, transactionHistory, transactionStatus } from './history';
export type { OperationType, Transaction } from './history';
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
export { eventType, socketAuth, socketFrame } from './realtime';
export type { EventType, SocketFrame } from './realtime';
