import { type Row } from '@bank/protocol';
import { balanceHistory, balanceInquiry } from '@bank/protocol/accounts';
import { businessUserList } from '@bank/protocol/company';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { deviceGet, devices } from '@bank/protocol/devices';
import { transactionHistory } from '@bank/protocol/history';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { addressesGet, companyInfoGet, emailsGet, usernameChangeRequests } from '@bank/protocol/profile';
import { type EventType } from '@bank/protocol/realtime';
import { requiredActions } from '@bank/protocol/required-actions';
import { transactionRequestList } from '@bank/protocol/transfer-requests';
import { recentTransfersList } from '@bank/protocol/transfers';
import { limitReasonGet, verificationStateGet } from '@bank/protocol/verification';

/** What the bank's hints make stale (R3.7.7): a hint names no amounts, so everything it may have changed is asked again. */
export const STALE_AFTER: Partial<Record<EventType, readonly Row[]>> = {
  balanceChanged: [balanceInquiry, balanceHistory, transactionHistory],
  transferChanged: [transactionHistory, recentTransfersList, transactionRequestList, notificationsCount],
  deviceChanged: [devices, deviceGet],
  documentsChanged: [verificationStateGet, limitReasonGet, addressesGet, companyInfoGet, requiredActions],
  emailsChanged: [emailsGet, usernameChangeRequests, customerInfo],
  accessChanged: [customerInfo, userAccessInfo, businessUserList],
};
