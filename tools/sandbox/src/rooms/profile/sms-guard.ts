import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/** So many messages to unconfirmed phones a user may ask for in an hour: each costs money, and may reach a stranger. */
const MAX_SENDS = 10;
const WINDOW_MS = 3_600_000;

/** Counts a message to an unconfirmed phone. @throws Refusal VF */
export async function countSms(tx: Tx, context: CallContext & MayRefuse<'tooManySms'>): Promise<void> {
  const now = context.clock.now();
  const [guard] = await tx.query<{ sends: number }>(
    `INSERT INTO phone_guard AS g (user_id, sends, until) VALUES ($1, 1, $3)
     ON CONFLICT (user_id) DO UPDATE SET
       sends = CASE WHEN g.until <= $2 THEN 1 ELSE g.sends + 1 END,
       until = CASE WHEN g.until <= $2 THEN $3 ELSE g.until END
     RETURNING sends`,
    [callerOf(context).userId, new Date(now), new Date(now + WINDOW_MS)],
  );
  if (guard && guard.sends > MAX_SENDS) throw refused(context, 'tooManySms', { field: 'confirmationCode' });
}
