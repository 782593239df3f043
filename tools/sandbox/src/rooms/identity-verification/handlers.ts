import type { IdentityOutcome, IdentityProvider, IdentityRun } from '@bank/protocol/identity-verification';
import type { Rooms } from '@bank/protocol/all';
import { endOf, stateOf } from '../../identity/standing/video-call';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { PROVIDERS, videoAddress } from './providers';
import { sayOutcome } from './say-outcome';
import { startRun } from './start';
import { refused } from './texts';
import { videoJob } from './video';

interface Run {
  provider: IdentityProvider;
  expiresAt: Date;
  sdkToken: string | null;
  outcome: IdentityOutcome | null;
  hasPictures: boolean;
  videoJobId: string | null;
}

// R1.7.19, R0.80 to R0.85.
export const handlers = {
  identityVerificationStart: (_input, context) => startRun(context),

  customerIdentityVerificationStart({ id }, context) {
    // Another customer's id says nothing about what the bank asks of them.
    if (id !== callerOf(context).customerId) throw refused(context, 'identityNotAsked');
    return startRun(context);
  },

  async identityRunGet({ runId }, context) {
    const { db, lang } = context;
    const [run] = await db.query<Run>(
      `SELECT r.provider, r.expires_at AS "expiresAt", r.provider_session AS "sdkToken", r.outcome,
              r.pictures_at IS NOT NULL AS "hasPictures", v.id AS "videoJobId"
         FROM identity_run r LEFT JOIN video_job v ON v.run_id = r.id WHERE r.id = $1`,
      [runId],
    );
    const how = PROVIDERS.find(({ name }) => name === run?.provider)?.how;
    if (!run || !how) throw new Error('a run that its token has opened is not there');
    const { provider, outcome, videoJobId } = run;
    const state = stateOfRun(run);
    return {
      run: {
        ...{ provider, how, state, outcome, videoJobId, expiresAt: run.expiresAt.toISOString() },
        sdkToken: how === 'sdk' && state === 'started' ? run.sdkToken : null,
        message: outcome && sayOutcome(lang, outcome),
      },
    };
  },

  async videoIdentityJobGet(_input, context) {
    const job = await jobOf(context);
    const { outcome, startsAt } = job;
    return {
      job: {
        state: stateOf(job, context.clock),
        startsAt: startsAt.toISOString(),
        endsAt: endOf(job).toISOString(),
        outcome,
        message: outcome && sayOutcome(context.lang, outcome),
      },
    };
  },

  async videoIdentityJobJoin(_input, context) {
    const { db, clock } = context;
    const job = await jobOf(context);
    const state = stateOf(job, clock);
    if (state !== 'ready' && state !== 'joined') throw refused(context, 'videoNotReady');
    await db.query('UPDATE video_job SET joined_at = $2 WHERE id = $1 AND joined_at IS NULL', [
      job.id,
      new Date(clock.now()),
    ]);
    return { url: videoAddress(job.runId) };
  },
} satisfies Handlers<Rooms['identityVerification']>;

function stateOfRun({ outcome, hasPictures }: Run): IdentityRun['state'] {
  if (outcome !== null) return 'answered';
  return hasPictures ? 'checking' : 'started';
}

async function jobOf({ db, identityLink }: CallContext) {
  const job = identityLink === undefined ? undefined : await videoJob(db, identityLink);
  if (!job) throw new Error('a video call that its id has opened is not there');
  return job;
}
