import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { OutboxMessage } from '../../platform/outbox';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/** So many letters of a kind an address gets in an hour; with five tries for each code, guessing is hopeless. */
const MAX_SENDS = 5;
const WINDOW_MS = 3_600_000;

/**
 * Counts a requested letter by its address, so that an unknown address is answered like any other.
 *
 * @throws Refusal VF with reason `tooManySends`
 */
export async function countLetter(
  tx: Tx,
  context: CallContext & MayRefuse<'tooManySends'>,
  kind: 'activation' | 'passwordChange',
  email: string,
): Promise<void> {
  const now = context.clock.now();
  const [guard] = await tx.query<{ sends: number; until: Date }>(
    `INSERT INTO letter_guard AS g (email, kind, sends, until) VALUES ($1, $2, 1, $4)
     ON CONFLICT (email, kind) DO UPDATE SET
       sends = CASE WHEN g.until <= $3 THEN 1 ELSE g.sends + 1 END,
       until = CASE WHEN g.until <= $3 THEN $4 ELSE g.until END
     RETURNING sends, until`,
    [email, kind, new Date(now), new Date(now + WINDOW_MS)],
  );
  if (!guard || guard.sends <= MAX_SENDS) return;
  const minutes = String(Math.ceil((guard.until.getTime() - now) / 60_000));
  throw refused(context, 'tooManySends', { values: { minutes } });
}

/** Sends a letter. For an unknown address it writes the letter and rolls it back, which takes the same time. */
export async function sendLetter(
  tx: Tx,
  { outbox }: CallContext,
  isMeant: boolean,
  letter: Omit<OutboxMessage, 'channel' | 'reason'>,
): Promise<void> {
  await tx.query('SAVEPOINT letter');
  await outbox.send(tx, { reason: 'letter', channel: 'email', ...letter });
  await tx.query(isMeant ? 'RELEASE SAVEPOINT letter' : 'ROLLBACK TO SAVEPOINT letter');
}
