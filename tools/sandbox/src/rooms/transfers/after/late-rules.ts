import type { LateReason } from '@bank/protocol/transfers-after';
import type { PaymentStatus } from '@bank/protocol/transfers';
import { isBusinessDay, TARGET, UNITED_STATES } from '../external/business-days';

/** What the lateness of a payment is read from. */
export interface Underway {
  status: PaymentStatus;
  scheme: string | null;
  orderedMs: number;
  /** When it should arrive; null where no day was promised. */
  expectedMs: number | null;
}

const DAY_MS = 86_400_000;

/** R2.4.62: why a payment is late, the first rule that applies. @param nowMs the bank's clock */
const RULES: readonly ((payment: Underway, nowMs: number) => LateReason | false)[] = [
  ({ status, orderedMs }, nowMs) => status === 'created' && nowMs - orderedMs > DAY_MS && 'approver',
  ({ scheme, ...payment }, nowMs) =>
    isOverdue(payment, nowMs) && !isBusinessDay(nowMs, scheme === 'ACH' ? UNITED_STATES : TARGET) && 'bankHoliday',
  (payment, nowMs) => isOverdue(payment, nowMs) && 'otherBank',
];

const isOverdue = ({ status, expectedMs }: Pick<Underway, 'status' | 'expectedMs'>, nowMs: number) =>
  status === 'released' && expectedMs !== null && nowMs > expectedMs;

/** Why a payment is late; null while it is in time or over. */
export const lateReasonOf = (payment: Underway, nowMs: number): LateReason | null =>
  RULES.map((rule) => rule(payment, nowMs)).find((reason) => reason !== false) || null;
