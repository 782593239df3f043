import type { CreatedPayment } from '@bank/protocol/transfers';
import type { RefusedReason } from './refusal';

/** What the functions that order, confirm and cancel a payment answer. */
export interface Outcome {
  done?: CreatedPayment;
  refused?: RefusedReason;
  /** The same key was answered before: nothing happened now. */
  replay?: boolean;
  /** Nothing happened yet: the time of this payment, or of others whose money is needed, is over; end them and ask again. */
  overdue?: boolean;
  /** The accounts that moved, and whose the payee's is. */
  from?: number;
  to?: number;
  payeeCustomer?: number;
}
