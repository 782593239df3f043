import type { Output } from '@bank/protocol';
import type { videoIdentityJobGet } from '@bank/protocol/identity-verification';
import { endOf } from '../../identity/standing/video-call';
import type { VideoTimes } from '../../identity/standing/video-call';
import type { Tx } from '../../platform/db';
import { enqueueJob } from '../../platform/jobs/queue';
import type { CallContext } from '../../platform/handler';

type Job = Output<typeof videoIdentityJobGet>['job'];

/** How soon a call is offered (R0.85). */
const IN_MS = 300_000;

/** A call as it is kept. */
interface VideoJob extends VideoTimes {
  id: string;
  runId: string;
  outcome: Job['outcome'];
}

/** The run needs a call: one, in five minutes. Its id is a secret, because its page needs no session. */
export async function scheduleVideo(
  tx: Tx,
  run: { id: string },
  { clock, ids }: Pick<CallContext, 'clock' | 'ids'>,
): Promise<void> {
  const startsAt = new Date(clock.now() + IN_MS);
  await tx.query('INSERT INTO video_job (id, run_id, starts_at) VALUES ($1, $2, $3)', [ids.secret(), run.id, startsAt]);
  const dueMs = endOf({ startsAt }).getTime();
  await enqueueJob(tx, { clock, ids }, { kind: 'watchVideoCall', payload: { runId: run.id }, dueMs });
}

export async function videoJob(tx: Tx, id: string): Promise<VideoJob | undefined> {
  const [job] = await tx.query<VideoJob>(
    `SELECT id, run_id AS "runId", starts_at AS "startsAt", joined_at AS "joinedAt", ended_at AS "endedAt", outcome
       FROM video_job WHERE id = $1`,
    [id],
  );
  return job;
}
