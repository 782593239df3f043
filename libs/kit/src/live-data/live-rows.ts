import {
  addressesGet,
  balanceHistory,
  balanceInquiry,
  companyInfoGet,
  customerInfo,
  deviceGet,
  devices,
  emailsGet,
  limitReasonGet,
  notificationsCount,
  recentTransfersList,
  requiredActions,
  transactionHistory,
  transactionRequestList,
  usernameChangeRequests,
  verificationStateGet,
  type EventType,
  type Row,
} from '@bank/protocol';

/** What the bank's hints make stale (spec 3 §7): a hint names no amounts, so everything it may have changed is asked again. */
export const STALE_AFTER: Partial<Record<EventType, readonly Row[]>> = {
  balanceChanged: [balanceInquiry, balanceHistory, transactionHistory],
  transferChanged: [transactionHistory, recentTransfersList, transactionRequestList, notificationsCount],
  deviceChanged: [devices, deviceGet],
  documentsChanged: [verificationStateGet, limitReasonGet, addressesGet, companyInfoGet, requiredActions],
  emailsChanged: [emailsGet, usernameChangeRequests, customerInfo],
};
