import type { ApiFailure } from '@bank/api-client';
import type { ApprovalMode } from '@bank/protocol/customer';
import type { CreatedTransfer } from '@bank/protocol/transfers';

/** How long before the code can be sent again, in seconds; a second message rarely beats the first. */
export const RESEND_AFTER_S = 30;

/** How many digits an approval code has. */
export const CODE_LENGTH = 6;

/** What follows the creation of a transaction (spec 2 §4 "Approval after creating a transaction"). */
export type AfterCreation = 'success' | 'code' | 'device' | 'approver';

const BY_MODE: Record<ApprovalMode, AfterCreation> = {
  none: 'success',
  push: 'device',
  otp: 'code',
  sms: 'code',
  approvalCode: 'code',
};

/** A transfer that waits for somebody else goes to them whatever the mode; one that is done is done. */
export function afterCreation(transfer: Pick<CreatedTransfer, 'status' | 'approveType'>): AfterCreation {
  if (transfer.status === 'created') return 'approver';
  if (transfer.status === 'posted') return 'success';
  return BY_MODE[transfer.approveType];
}

/** What the rows that take a code call it. */
const CODE_FIELDS = ['approvalCode', 'code'] as const;

/** The bank names the code's field when the code itself was refused; anything else says nothing about the code: null. */
export function codeRefusal({ kind, fields }: ApiFailure): string | null {
  if (kind !== 'verify') return null;
  return CODE_FIELDS.map((name) => fields?.[name]).find((text) => text !== undefined) ?? null;
}
