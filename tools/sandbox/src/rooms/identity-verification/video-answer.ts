import type { IdentityProvider } from '@bank/protocol/identity-verification';
import { isIdentityAsked } from '../../identity/standing/identity-asked';
import { stateOf } from '../../identity/standing/video-call';
import type { VideoTimes } from '../../identity/standing/video-call';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { applyOutcome } from './apply';
import type { AnsweredRun } from './apply';
import type { ProviderMessage } from './message';

/**
 * What came of a video call: final as the answer of a run is (R0.85). A call that nobody has joined, and one that asks for another call,
 * have no answer; neither has a call whose customer has begun anew or is known meanwhile, and none is taken after its time.
 * @returns the hints to publish after the commit
 */
export async function takeVideoAnswer(
  tx: Tx,
  { provider, message, body }: { provider: IdentityProvider; message: ProviderMessage; body: Buffer },
  bank: Pick<CallContext, 'clock' | 'ids' | 'outbox'>,
): Promise<BankEvent[]> {
  const { runId, outcome } = message;
  if (outcome === 'needsVideo') return [];
  await tx.query(
    'SELECT FROM customer WHERE id = (SELECT customer_id FROM identity_run WHERE id = $1) FOR NO KEY UPDATE',
    [runId],
  );
  const now = bank.clock.now();
  const [run] = await tx.query<AnsweredRun & VideoTimes>(
    `SELECT v.starts_at AS "startsAt", v.joined_at AS "joinedAt", v.ended_at AS "endedAt", r.id, r.customer_id AS "customerId", r.user_id AS "userId"
       FROM identity_run r JOIN video_job v ON v.run_id = r.id
      WHERE r.id = $1 AND r.provider = $2 AND v.joined_at IS NOT NULL AND v.ended_at IS NULL
        AND NOT EXISTS (SELECT FROM identity_run newer WHERE newer.customer_id = r.customer_id AND newer.started_at > r.started_at)
        FOR UPDATE OF v`,
    [runId, provider],
  );
  if (!run || stateOf(run, bank.clock) !== 'joined') return [];
  if (!(await isIdentityAsked(tx, run.customerId, now))) return [];
  await tx.query('UPDATE video_job SET outcome = $2, ended_at = $3 WHERE run_id = $1', [
    ...[run.id, outcome],
    new Date(now),
  ]);
  const hints = await applyOutcome(tx, run, { message, body }, bank);
  return [{ customerId: run.customerId, event: 'documentsChanged', subject: run.id }, ...hints];
}
