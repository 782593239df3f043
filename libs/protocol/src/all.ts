import { balanceHistory, balanceInquiry, exchangeRate } from './accounts';
import { login, logout, otpResend, refresh, token } from './auth';
import { customerInfo, userAccessInfo } from './customer';
import { transactionHistory } from './history';
import {
  checkPayeeEmail,
  normalConfirm,
  p2pTransfer,
  p2pTransferFee,
  recentTransfersList,
  resendSmsForTransfer,
  transferCancel,
  transferOutcome,
} from './transfers';

/** The whole table, by room; for the sandbox and tests only, so that a brand ships the rows it uses and no more. */
export const rooms = {
  auth: { login, token, otpResend, refresh, logout },
  customer: { customerInfo, userAccessInfo },
  accounts: { balanceInquiry, balanceHistory, exchangeRate },
  history: { transactionHistory },
  transfers: {
    checkPayeeEmail,
    recentTransfersList,
    p2pTransferFee,
    p2pTransfer,
    normalConfirm,
    resendSmsForTransfer,
    transferCancel,
    transferOutcome,
  },
} as const;

export type Rooms = typeof rooms;
