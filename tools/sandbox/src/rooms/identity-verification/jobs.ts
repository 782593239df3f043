import type { IdentityProvider } from '@bank/protocol/identity-verification';
import { answerByOf, stateOf } from '../../identity/standing/video-call';
import type { VideoTimes } from '../../identity/standing/video-call';
import { enqueueJob } from '../../platform/jobs/queue';
import type { JobContext, JobKind } from '../../platform/jobs/worker';
import { tellFailed } from './failed';
import { hasGivenWay } from './providers';

/** How often the bank looks whether the provider of an open run is there. */
const LOOK_MS = 30_000;

interface OpenRun {
  customerId: number;
  userId: number;
  provider: IdentityProvider;
  expiresAt: Date;
}

/** Ends a run that has no answer: its time is over, or its provider has been away for a minute (R0.81, R0.82). */
async function watch(runId: string, context: JobContext): Promise<void> {
  const { tx, clock, publish } = context;
  const now = clock.now();
  const [run] = await tx.query<OpenRun>(
    `SELECT customer_id AS "customerId", user_id AS "userId", provider, expires_at AS "expiresAt" FROM identity_run
      WHERE id = $1 AND state = 'open' FOR UPDATE`,
    [runId],
  );
  if (!run) return;
  const isOver = run.expiresAt.getTime() <= now;
  if (!isOver && !(await hasGivenWay(tx, run.provider, now))) {
    const dueMs = Math.min(now + LOOK_MS, run.expiresAt.getTime());
    return enqueueJob(tx, context, { kind: 'watchIdentityRun', payload: { runId }, dueMs });
  }
  await tx.query(
    `UPDATE identity_run SET state = $2, outcome = $3, ended_at = $4, provider_session = NULL WHERE id = $1`,
    [runId, isOver ? 'expired' : 'answered', isOver ? null : 'providerDown', new Date(now)],
  );
  publish([
    { customerId: run.customerId, event: 'documentsChanged', subject: runId },
    ...(await tellFailed(tx, run, context)),
  ]);
}

/** A video call that nobody joined, or that was not answered in time, has no answer: the customer may begin anew (R0.85). */
async function watchVideo(runId: string, context: JobContext): Promise<void> {
  const [run] = await context.tx.query<VideoTimes & { customerId: number; userId: number }>(
    `SELECT r.customer_id AS "customerId", r.user_id AS "userId",
            v.starts_at AS "startsAt", v.joined_at AS "joinedAt", v.ended_at AS "endedAt"
       FROM video_job v JOIN identity_run r ON r.id = v.run_id
      WHERE v.run_id = $1 AND v.ended_at IS NULL
        AND NOT EXISTS (SELECT FROM identity_run newer WHERE newer.customer_id = r.customer_id AND newer.started_at > r.started_at)`,
    [runId],
  );
  if (!run) return;
  if (stateOf(run, context.clock) === 'joined') {
    const dueMs = answerByOf(run).getTime();
    return enqueueJob(context.tx, context, { kind: 'watchVideoCall', payload: { runId }, dueMs });
  }
  context.publish([
    { customerId: run.customerId, event: 'documentsChanged', subject: runId },
    ...(await tellFailed(context.tx, run, context)),
  ]);
}

export const identityKinds = {
  watchIdentityRun: { urgency: 'rest', run: ({ runId = '' }, context) => watch(runId, context) },
  watchVideoCall: { urgency: 'rest', run: ({ runId = '' }, context) => watchVideo(runId, context) },
} satisfies Record<string, JobKind>;
