import type { KycInfo } from '@bank/protocol/kyc-info';
import type { VideoJobState } from '@bank/protocol/identity-verification';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/db';

/** For how long a call can be joined (R0.85). */
const OPEN_MS = 1_800_000;

/** For how long after that a call that was joined may have its answer: a late word changes nothing (R0.85). */
const ANSWER_MS = 3_600_000;

/** The times of a call as it is kept. */
export interface VideoTimes {
  startsAt: Date;
  joinedAt: Date | null;
  endedAt: Date | null;
}

/** Until when a call can be joined. */
export const endOf = ({ startsAt }: Pick<VideoTimes, 'startsAt'>): Date => new Date(startsAt.getTime() + OPEN_MS);

/** Until when a call that was joined may have its answer. */
export const answerByOf = (job: Pick<VideoTimes, 'startsAt'>): Date => new Date(endOf(job).getTime() + ANSWER_MS);

/** Where a call stands: who has joined it is not late any more, and one whose answer has not come in time came to nothing. */
export function stateOf(job: VideoTimes, clock: Clock): VideoJobState {
  const now = clock.now();
  if (job.endedAt) return 'done';
  if (job.joinedAt) return now >= answerByOf(job).getTime() ? 'missed' : 'joined';
  if (now >= endOf(job).getTime()) return 'missed';
  return now >= job.startsAt.getTime() ? 'ready' : 'scheduled';
}

/**
 * The call that a customer's identity waits for (R0.142): of their last check, without an answer and not missed.
 * @param userId who looks; the id of the call opens it without a session, so that it is shown to the user who began the check alone
 */
export async function plannedCall(
  db: Tx,
  { customerId, userId }: { customerId: number; userId: number },
  clock: Clock,
): Promise<KycInfo['videoCall']> {
  const [call] = await db.query<VideoTimes & { id: string; begunBy: number }>(
    `SELECT v.id, r.user_id AS "begunBy", v.starts_at AS "startsAt", v.joined_at AS "joinedAt", v.ended_at AS "endedAt"
       FROM (SELECT id, user_id FROM identity_run WHERE customer_id = $1 ORDER BY started_at DESC, id LIMIT 1) r
       JOIN video_job v ON v.run_id = r.id
      WHERE v.ended_at IS NULL`,
    [customerId],
  );
  if (!call || stateOf(call, clock) === 'missed') return null;
  return {
    id: call.begunBy === userId ? call.id : null,
    hasJoined: call.joinedAt !== null,
    startsAt: call.startsAt.toISOString(),
    endsAt: endOf(call).toISOString(),
  };
}
