import * as z from 'zod/mini';
import { method } from './method';
import { requestApproval } from './transfer-requests';
import { createdPayment } from './payment';
import { textIn } from './wire';

// R0.20: what became of a money call whose answer was lost.

/**
 * absent: the call had no effect, and its key can no longer have one. payment: it ordered or approved a payment. batch: the same of a
 * payment that pays the rows of a file. decision: it decided about requests of others; the decision is the caller's own, whatever a
 * colleague has decided meanwhile, and stands as `businessRequest` would answer it now.
 */
const moneyOutcome = z.discriminatedUnion('what', [
  z.object({ what: z.literal('absent') }),
  z.object({ what: z.literal('payment'), payment: createdPayment }),
  z.object({ what: z.literal('batch'), payment: createdPayment }),
  z.object({ what: z.literal('decision'), decision: requestApproval }),
]);
export type MoneyOutcome = z.output<typeof moneyOutcome>;

/**
 * What became of a money call whose answer was lost (R0.20). Asking settles it: a key the bank has not seen is
 * closed by this call, so that a late arrival of the original can no longer move money.
 */
export const transferOutcome = method('transferOutcome', {
  acting: true,
  balanceInfo: false,
  request: z.strictObject({ idempotencyKey: textIn(200) }),
  response: moneyOutcome,
});
