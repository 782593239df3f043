import type { Row } from '@bank/protocol';
import { adminActProve } from '@bank/protocol/admin';
import {
  activateAccount,
  activationCodeResend,
  businessActivate,
  passwordChangeCodeCheck,
  passwordChangeRequest,
  passwordChangeWithCode,
} from '@bank/protocol/activation';
import {
  login,
  loginTwoStepConfirm,
  loginTwoStepSet,
  otpResend,
  pushResend,
  scpRequest,
  storesUrlsSend,
  token,
} from '@bank/protocol/auth';
import { deviceApprove, deviceApproveConfirm } from '@bank/protocol/devices';
import { exportSendToEmail } from '@bank/protocol/history-export';
import { identityRunGet, videoIdentityJobGet, videoIdentityJobJoin } from '@bank/protocol/identity-verification';
import { passkeyApprove, passkeyLogin, passkeyLoginOptions } from '@bank/protocol/passkeys';
import { createPersonalAccount, phoneCheck } from '@bank/protocol/onboarding';
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import {
  confirmPhone,
  customerVerify,
  customerVerifyConfirm,
  phoneForCodesSet,
  phoneVerify,
} from '@bank/protocol/phones';
import {
  checkEmail,
  confirmEmail,
  confirmEmailRequest,
  setPrimaryEmail,
  usernameChangeConfirm,
} from '@bank/protocol/profile-emails';
import { businessRequestPasskeyConfirm } from '@bank/protocol/request-passkeys';
import { securityChangeConfirm, twoStepVerificationConfirm } from '@bank/protocol/settings';
import { fatcaCrsCertificationRepresentativeGet, fatcaCrsCertificationRepresentativeUpdate } from '@bank/protocol/tax';
import { representativeCertificate, representativePaperUpload } from '@bank/protocol/tax-papers';
import { approve, businessRequestConfirm } from '@bank/protocol/transfer-requests';
import {
  recipientApprovalResend,
  recipientBankDictionary,
  recipientBinBlacklist,
  recipientCardBin,
  recipientExtraParams,
  recipientInstantBanks,
  recipientLastWithdrawals,
  recipientMethods,
  recipientPaymentApprove,
  recipientPaymentCancel,
  recipientPaymentDetails,
  recipientPaymentMeta,
  recipientPaymentSubmit,
  recipientWithdrawalDetails,
} from '@bank/protocol/transfers-global';
import { normalConfirm, resendSmsForTransfer } from '@bank/protocol/transfers';
import type { Clock } from '../platform/clock';
import type { SandboxConfig } from '../platform/config';

type Bucket = 'signInsPerMinute' | 'codesPerMinute' | 'lookupsPerMinute';

/**
 * Which calls could be used to guess (passwords, codes, by strangers who is a customer: R0.28), or to flood the bank. All others are free.
 * How many people may be asked about is counted for all instances together (`questions/lines.ts`).
 */
const BUCKETS: ReadonlyMap<string, Bucket> = new Map([
  [login.name, 'signInsPerMinute'],
  [token.name, 'signInsPerMinute'],
  [passkeyLogin.name, 'signInsPerMinute'],
  [passkeyLoginOptions.name, 'signInsPerMinute'],
  [otpResend.name, 'codesPerMinute'],
  [pushResend.name, 'codesPerMinute'],
  [scpRequest.name, 'codesPerMinute'],
  [loginTwoStepSet.name, 'codesPerMinute'],
  [loginTwoStepConfirm.name, 'codesPerMinute'],
  [storesUrlsSend.name, 'codesPerMinute'],
  [deviceApprove.name, 'codesPerMinute'],
  [deviceApproveConfirm.name, 'codesPerMinute'],
  [fatcaCrsCertificationRepresentativeGet.name, 'codesPerMinute'],
  [fatcaCrsCertificationRepresentativeUpdate.name, 'codesPerMinute'],
  [identityRunGet.name, 'lookupsPerMinute'],
  [videoIdentityJobGet.name, 'lookupsPerMinute'],
  [videoIdentityJobJoin.name, 'lookupsPerMinute'],
  [representativePaperUpload.name, 'lookupsPerMinute'],
  [representativeCertificate.name, 'codesPerMinute'],
  [passkeyApprove.name, 'codesPerMinute'],
  [normalConfirm.name, 'codesPerMinute'],
  [resendSmsForTransfer.name, 'codesPerMinute'],
  [approve.name, 'codesPerMinute'],
  [businessRequestConfirm.name, 'codesPerMinute'],
  [businessRequestPasskeyConfirm.name, 'codesPerMinute'],
  [activateAccount.name, 'codesPerMinute'],
  [businessActivate.name, 'codesPerMinute'],
  [activationCodeResend.name, 'codesPerMinute'],
  [passwordChangeRequest.name, 'codesPerMinute'],
  [passwordChangeCodeCheck.name, 'codesPerMinute'],
  [passwordChangeWithCode.name, 'codesPerMinute'],
  [checkEmail.name, 'lookupsPerMinute'],
  [phoneCheck.name, 'lookupsPerMinute'],
  [createPersonalAccount.name, 'lookupsPerMinute'],
  [businessAccountCreate.name, 'lookupsPerMinute'],
  [confirmEmail.name, 'codesPerMinute'],
  [confirmEmailRequest.name, 'codesPerMinute'],
  [customerVerify.name, 'codesPerMinute'],
  [customerVerifyConfirm.name, 'codesPerMinute'],
  [phoneVerify.name, 'codesPerMinute'],
  [confirmPhone.name, 'codesPerMinute'],
  [phoneForCodesSet.name, 'codesPerMinute'],
  [setPrimaryEmail.name, 'codesPerMinute'],
  [usernameChangeConfirm.name, 'codesPerMinute'],
  [adminActProve.name, 'codesPerMinute'],
  [securityChangeConfirm.name, 'codesPerMinute'],
  [twoStepVerificationConfirm.name, 'codesPerMinute'],
  [exportSendToEmail.name, 'codesPerMinute'],
  [recipientPaymentDetails.name, 'lookupsPerMinute'],
  [recipientMethods.name, 'lookupsPerMinute'],
  [recipientPaymentMeta.name, 'lookupsPerMinute'],
  [recipientExtraParams.name, 'lookupsPerMinute'],
  [recipientCardBin.name, 'lookupsPerMinute'],
  [recipientBinBlacklist.name, 'lookupsPerMinute'],
  [recipientBankDictionary.name, 'lookupsPerMinute'],
  [recipientInstantBanks.name, 'lookupsPerMinute'],
  [recipientLastWithdrawals.name, 'lookupsPerMinute'],
  [recipientWithdrawalDetails.name, 'lookupsPerMinute'],
  [recipientPaymentSubmit.name, 'codesPerMinute'],
  [recipientPaymentApprove.name, 'codesPerMinute'],
  [recipientApprovalResend.name, 'codesPerMinute'],
  [recipientPaymentCancel.name, 'codesPerMinute'],
]);

const WINDOW_MS = 60_000;

/** The config counts by subject. One address is many people behind one router. All strangers together have no limit that a few could use up. */
const ADDRESS_FACTOR = 10;

export interface Asker {
  /** The user, or whom or what a stranger's call is about (`subjectOf`); empty for a call that is about nothing. */
  subject: string;
  /** Whom the IP address is counted for (`subscriberOf`). */
  address: string;
  /** Calls in a session. Strangers use up nothing that customers have. */
  isCustomer: boolean;
}

/**
 * Counts calls in windows of a minute, per kind of call: by customer, or by subject and address of a stranger; and by address.
 * A stranger's calls about a user close nothing for the user elsewhere.
 * How often codes and passwords may be wrong is counted in the database.
 */
export interface Limits {
  /** @returns seconds to wait, or 0 when the call may go on; a call that is refused counts for nothing */
  take(row: Row, asker: Asker): number;
  /** How many calls a minute one subscriber has, and one subject; null where nothing is counted. */
  perMinute(row: Row): { address: number; subject: number } | null;
}

export function createLimits(clock: Clock, config: SandboxConfig): Limits {
  let windowEnds = 0;
  const counts = new Map<string, number>();
  return {
    perMinute(row) {
      const bucket = BUCKETS.get(row.name);
      return bucket ? { address: config[bucket] * ADDRESS_FACTOR, subject: config[bucket] } : null;
    },
    take(row, { subject, address, isCustomer }) {
      const bucket = BUCKETS.get(row.name);
      if (!bucket) return 0;
      const now = clock.now();
      if (now >= windowEnds || windowEnds - now > WINDOW_MS) {
        counts.clear();
        windowEnds = now + WINDOW_MS;
      }
      const most = config[bucket];
      const who = isCustomer ? 'customers' : 'strangers';
      const limits: [string, number][] = [
        [`${bucket} of ${isCustomer ? subject : `${subject} from ${address}`}, ${who}`, most],
        [`${bucket} from ${address}, ${who}`, most * ADDRESS_FACTOR],
      ];
      // Both are looked at before one is counted: names made up by one address would fill the memory.
      if (limits.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return Math.ceil((windowEnds - now) / 1000);
      for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1);
      return 0;
    },
  };
}
