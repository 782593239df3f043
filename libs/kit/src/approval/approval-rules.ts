import type { ApprovalMode } from '@bank/protocol/customer';
import type { CreatedPayment } from '@bank/protocol/payment';

/** The step after the creation of a payment (R2.4.1). */
export type AfterCreation = 'success' | 'code' | 'device' | 'approver';

const BY_MODE: Record<ApprovalMode, AfterCreation> = {
  none: 'success',
  push: 'device',
  otp: 'code',
  sms: 'code',
  approvalCode: 'code',
};

/** Approved: the money has left, or leaves by itself. One that came back had left, so nobody is asked to approve it again. */
const MADE: ReadonlySet<CreatedPayment['status']> = new Set(['held', 'released', 'posted', 'returned']);

/** A transfer that waits for another user goes to that user whatever the mode; one that is done is done. */
export function afterCreation(transfer: Pick<CreatedPayment, 'status' | 'approveType'>): AfterCreation {
  if (transfer.status === 'created') return 'approver';
  if (MADE.has(transfer.status)) return 'success';
  return BY_MODE[transfer.approveType];
}
