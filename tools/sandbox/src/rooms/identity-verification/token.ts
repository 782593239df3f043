import { secretHash } from '../../identity/auth/sessions';
import { answerByOf } from '../../identity/standing/video-call';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/db';

/** How long a token opens its run (R0.83). */
export const TOKEN_MS = 3_600_000;

/** How long the bank's word can be read with it once the run is over: the page that waits for it asks every two seconds. */
const WORD_MS = 600_000;

/**
 * Whether a token opens a run, or the word that came of it; not one that is unknown, of another run, expired, or of a run that a newer
 * one took the place of.
 * @param runId as the request has it
 */
export async function opensRun(db: Tx, clock: Clock, token: string, runId: string): Promise<boolean> {
  const now = clock.now();
  const found = await db.query(
    `SELECT FROM identity_run
      WHERE token_hash = $1 AND id = $2 AND expires_at > $3 AND (state = 'open' OR state = 'answered' AND ended_at > $4)`,
    [secretHash(token), runId, new Date(now), new Date(now - WORD_MS)],
  );
  return found.length > 0;
}

/** Whether this is the id of a video call that has not come to its end, or whose word can be read yet (R0.24). */
export async function opensVideo(db: Tx, clock: Clock, token: string): Promise<boolean> {
  const [job] = await db.query<{ startsAt: Date; endedAt: Date | null }>(
    'SELECT starts_at AS "startsAt", ended_at AS "endedAt" FROM video_job WHERE id = $1',
    [token],
  );
  return job !== undefined && clock.now() < (job.endedAt ?? answerByOf(job)).getTime() + WORD_MS;
}
