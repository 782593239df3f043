import type { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/db';
import type { Ids } from '../../../platform/ids';
import { enqueueJob } from '../../../platform/jobs/queue';
import { arrivalMs } from './business-days';
import type { Rail } from './rails';
import { sentinelOf } from './sentinels';

const DAY_MS = 86_400_000;

interface Leaving {
  paymentId: string;
  payeeName: string;
  rail: Rail;
  /** When its scheme got it, in ms since 1970. */
  releasedMs: number;
}

/** Fixes the day of arrival of a payment that its scheme has, and queues what happens on it. */
export async function settleLater(
  tx: Tx,
  { paymentId, payeeName, rail, releasedMs }: Leaving,
  parts: { clock: Clock; ids: Ids },
): Promise<void> {
  const promisedMs = arrivalMs(releasedMs, rail.timetable);
  await tx.query('UPDATE payment SET settles_at = $2 WHERE id = $1', [paymentId, new Date(promisedMs)]);
  const lateMs = (sentinelOf(payeeName, rail.type)?.lateDays ?? 0) * DAY_MS;
  await enqueueJob(tx, parts, { kind: 'settlePayment', payload: { paymentId }, dueMs: promisedMs + lateMs });
}
