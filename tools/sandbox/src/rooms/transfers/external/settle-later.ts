import type { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/db';
import type { Ids } from '../../../platform/ids';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { Scheme } from './schemes';
import { sentinelOf } from './sentinels';

const DAY_MS = 86_400_000;

interface Leaving {
  paymentId: string;
  payeeName: string;
  scheme: Scheme;
  /** When its scheme got it, in ms since 1970. */
  releasedMs: number;
}

/** Fixes the day of arrival of a payment that its scheme has, and queues what happens on it. */
export async function settleLater(
  tx: Tx,
  { paymentId, payeeName, scheme, releasedMs }: Leaving,
  parts: { clock: Clock; ids: Ids },
): Promise<void> {
  const promisedMs = scheme.arrivesMs(releasedMs);
  await tx.query('UPDATE payment SET settles_at = $2 WHERE id = $1', [paymentId, new Date(promisedMs)]);
  const lateMs = (sentinelOf(payeeName, scheme.type)?.lateDays ?? 0) * DAY_MS;
  await enqueueJob(tx, parts, { kind: 'settlePayment', payload: { paymentId }, dueMs: promisedMs + lateMs });
}
