import type { CreatedPayment } from '@bank/protocol/payment';
import type { RefusedReason } from './refusal';

/** What the functions that order, confirm and cancel a payment answer. */
export interface Outcome {
  done?: CreatedPayment;
  refused?: RefusedReason;
  /** The same key was answered before: nothing happened now. */
  replay?: boolean;
  /** Nothing happened yet: this payment has expired, or others have that hold its money. End them and repeat the call. */
  overdue?: boolean;
  /** The accounts that moved, and whose the payee's is. */
  from?: number;
  to?: number;
  payeeCustomer?: number;
  /** Who sent it, as the payee knows them. */
  payerName?: string;
}
