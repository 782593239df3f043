import type { CreatedTransfer } from '@bank/protocol/transfers';
import type { RefusedReason } from './refusal';

/** What p2p_create, p2p_confirm and p2p_cancel answer. */
export interface Outcome {
  done?: CreatedTransfer;
  refused?: RefusedReason;
  /** The same key was answered before: nothing happened now. */
  replay?: boolean;
  /** Nothing happened yet: the time of this transfer, or of others whose money is needed, is over; end them and ask again. */
  overdue?: boolean;
  /** The accounts that moved, and whose the payee's is. */
  from?: number;
  to?: number;
  payeeCustomer?: number;
}
