import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';

/** How a try to sign in ended; /login-history shows them to their user. */
export type AttemptResult = 'ok' | 'wrongPassword' | 'locked' | 'wrongCode' | 'declined';

/**
 * Records a sign-in attempt. An unknown address is recorded, too: leaving it out would answer it faster.
 * @param tx outside of a transaction that a refusal rolls back
 * @param from where the try came from
 */
export async function noteAttempt(
  tx: Tx,
  { clock, ids }: Pick<CallContext, 'clock' | 'ids'>,
  { userId, result, from }: { userId: number | null; result: AttemptResult; from: { ip: string; userAgent: string } },
): Promise<void> {
  await tx.query(
    'INSERT INTO login_attempt (id, user_id, at, ip, user_agent, result) VALUES ($1, $2, $3, $4, $5, $6)',
    [ids.next(), userId, new Date(clock.now()), from.ip, from.userAgent.slice(0, 400), result],
  );
}
