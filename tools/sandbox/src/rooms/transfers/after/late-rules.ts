import type { LateReason } from '@bank/protocol/transfers-after';
import type { PaymentStatus } from '@bank/protocol/payment';
import { isBusinessDay } from '../external/business-days';
import type { Calendar } from '../external/business-days';

/** What the lateness of a payment is read from. */
export interface Underway {
  status: PaymentStatus;
  /** The days on which its rail is closed; null for a rail that works every day. */
  calendar: Calendar | null;
  /** A chain carries it, and no bank. */
  isOnChain: boolean;
  orderedMs: number;
  /** When it should arrive; null where no day was promised. */
  expectedMs: number | null;
}

const DAY_MS = 86_400_000;

const isOverdue = ({ status, expectedMs }: Underway, nowMs: number) =>
  status === 'released' && expectedMs !== null && nowMs > expectedMs;

/** R2.4.62: why a payment is late, the first rule that applies. @param nowMs the bank's clock */
const RULES: readonly [reason: LateReason, applies: (payment: Underway, nowMs: number) => boolean][] = [
  ['approver', ({ status, orderedMs }, nowMs) => status === 'created' && nowMs - orderedMs > DAY_MS],
  [
    'bankHoliday',
    (payment, nowMs) =>
      isOverdue(payment, nowMs) && payment.calendar !== null && !isBusinessDay(nowMs, payment.calendar),
  ],
  ['network', (payment, nowMs) => isOverdue(payment, nowMs) && payment.isOnChain],
  ['otherBank', isOverdue],
];

/** Why a payment is late; null while it is in time or over. */
export const lateReasonOf = (payment: Underway, nowMs: number): LateReason | null =>
  RULES.find(([, applies]) => applies(payment, nowMs))?.[0] ?? null;
