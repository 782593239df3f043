import type { MessageId } from '@bank/i18n';
import type { ApprovalMode } from '@bank/protocol/customer';
import type { AccessIpMode } from '@bank/protocol/settings';

/** Every way to prove a sign-in (R1.4.1 to R1.4.6), including those that a customer cannot choose. */
export const SIGN_IN_WORDS: Readonly<Record<string, MessageId>> = {
  simple: 'settings.mode.simple',
  direct: 'settings.mode.simple',
  otp: 'settings.mode.otp',
  sms: 'settings.mode.sms',
  push: 'settings.mode.push',
  verifyDevice: 'settings.mode.verifyDevice',
};

/** Ways to approve (R2.3.7). */
export const APPROVAL_WORDS: Readonly<Record<ApprovalMode, MessageId>> = {
  none: 'settings.approval.none',
  otp: 'settings.approval.otp',
  approvalCode: 'settings.approval.otp',
  sms: 'settings.approval.sms',
  push: 'settings.approval.push',
};

export const IP_WORDS: Readonly<Record<AccessIpMode, MessageId>> = {
  off: 'settings.ip.off',
  warn: 'settings.ip.warn',
  block: 'settings.ip.block',
};
