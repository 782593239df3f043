import type { MoneyOutcome } from '@bank/protocol/transfers-outcome';
import type { RequestApproval } from '@bank/protocol/transfer-requests';
import type { CreatedPayment } from '@bank/protocol/payment';

/** The payment in what became of a lost call; null: the call had no effect. */
export const paymentIn = (outcome: MoneyOutcome): CreatedPayment | null =>
  outcome.what === 'payment' || outcome.what === 'batch' ? outcome.payment : null;

/** The user's own decision in what became of a lost call; null: the call had no effect. */
export const decisionIn = (outcome: MoneyOutcome): RequestApproval | null =>
  outcome.what === 'decision' ? outcome.decision : null;
