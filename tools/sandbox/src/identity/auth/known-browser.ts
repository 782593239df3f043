import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { placeOf } from './browser';
import { secretHash } from './sessions';

type Seen = Pick<CallContext, 'clock' | 'ids' | 'ip' | 'userAgent'>;

/** Remembers the browser of a sign-in. @returns its id, and the secret that it shows the next time */
export async function rememberBrowser(tx: Tx, { clock, ids, ip, userAgent }: Seen, userId: number) {
  const id = ids.next();
  const secret = ids.secret();
  await tx.query(
    `INSERT INTO known_browser (id, user_id, secret_hash, user_agent, location, created_at, last_activity_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [id, userId, secretHash(secret), userAgent.slice(0, 400), placeOf(ip), new Date(clock.now())],
  );
  return { id, secret };
}

/** @returns the asker that the user's own browser with this secret is; null for any other. Nothing is noted of it. */
export async function browserAsker(tx: Tx, userId: number | null, secret: string): Promise<string | null> {
  const [known] = await tx.query<{ id: string }>(
    'SELECT id FROM known_browser WHERE secret_hash = $1 AND user_id = $2',
    [secretHash(secret), userId],
  );
  return known ? `browser ${known.id}` : null;
}

/** @returns the id of the user's own browser with this secret; null for any other, and for one that was deleted */
export async function recogniseBrowser(
  tx: Tx,
  { clock, ip }: Pick<Seen, 'clock' | 'ip'>,
  { userId, secret }: { userId: number; secret: string | undefined },
): Promise<string | null> {
  if (secret === undefined) return null;
  const [known] = await tx.query<{ id: string }>(
    'UPDATE known_browser SET last_activity_at = $3, location = $4 WHERE secret_hash = $1 AND user_id = $2 RETURNING id',
    [secretHash(secret), userId, new Date(clock.now()), placeOf(ip)],
  );
  return known?.id ?? null;
}
