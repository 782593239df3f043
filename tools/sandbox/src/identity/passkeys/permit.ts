import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';

/** Five minutes, as long as a challenge lives. */
const LIFE_MS = 300_000;

/** The caller has proven themself again: their session may register one passkey (R0.39). */
export async function permitPasskey(tx: Tx, context: CallContext): Promise<void> {
  const { userId, sessionId } = callerOf(context);
  const now = context.clock.now();
  await tx.query('DELETE FROM passkey_permit WHERE expires_at <= $1', [new Date(now)]);
  await tx.query(
    `INSERT INTO passkey_permit (session_id, user_id, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (session_id) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
    [sessionId, userId, new Date(now + LIFE_MS)],
  );
}

/** Whether the caller's session may register a passkey. The browser may ask more than once: its dialog can be cancelled. */
export async function mayRegister(tx: Tx, context: CallContext): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM passkey_permit WHERE session_id = $1 AND expires_at > $2', [
    callerOf(context).sessionId,
    new Date(context.clock.now()),
  ]);
  return rows.length > 0;
}

/** Uses the permit up. @returns false when there is none, or it has expired */
export async function usePermit(tx: Tx, context: CallContext): Promise<boolean> {
  const rows = await tx.query(
    'DELETE FROM passkey_permit WHERE session_id = $1 AND expires_at > $2 RETURNING session_id',
    [callerOf(context).sessionId, new Date(context.clock.now())],
  );
  return rows.length > 0;
}
