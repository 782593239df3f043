import type { Announcement, AnnouncementChoice } from '@bank/protocol/announcement-list';
import type { Db, Tx } from '../../platform/db';

/** How many a reader is shown. */
const KEPT = 100;

interface Words {
  title: string;
  summary: string;
  html: string;
}
type Found = Omit<Announcement, 'title' | 'summary' | 'at'> & { at: Date; words: Words };

interface Asked {
  userId: number;
  lang: string;
  withConfirmation?: boolean | undefined;
  id?: number;
}

/** What was announced to a user, newest first, in a language; English where it was not written in that one. */
export async function announcementsOf(
  db: Pick<Tx, 'query'>,
  { userId, lang, withConfirmation, id }: Asked,
): Promise<(Announcement & { html: string })[]> {
  const rows = await db.query<Found>(
    `SELECT a.id, r.read_at IS NOT NULL AS "isRead", a.with_confirmation AS "withConfirmation", a.is_obligatory AS "isObligatory",
            r.choice, a.published_at AS at, coalesce(a.words -> $2, a.words -> 'en') AS words
       FROM announcement a
       LEFT JOIN announcement_reader r ON r.announcement_id = a.id AND r.user_id = $1
      WHERE (a.user_id IS NULL OR a.user_id = $1)
        AND ($3::boolean IS NULL OR a.with_confirmation = $3) AND ($4::int IS NULL OR a.id = $4)
      ORDER BY a.published_at DESC, a.id DESC LIMIT ${KEPT}`,
    [userId, lang, withConfirmation ?? null, id ?? null],
  );
  return rows.map(({ words, at, ...row }) => ({ ...row, ...words, at: at.toISOString() }));
}

/** Marks an announcement as read (R2.4.7), if it is one of this user's. */
export async function read(tx: Tx, { id, userId, at }: { id: number; userId: number; at: Date }): Promise<void> {
  await tx.query(
    `INSERT INTO announcement_reader (announcement_id, user_id, read_at)
     SELECT id, $2, $3 FROM announcement WHERE id = $1 AND (user_id IS NULL OR user_id = $2)
     ON CONFLICT (announcement_id, user_id) DO NOTHING`,
    [id, userId, at],
  );
}

/** Keeps an answer for good. @returns false when the other answer was given before */
export async function choose(
  db: Db,
  { id, userId, choice, at }: { id: number; userId: number; choice: AnnouncementChoice; at: Date },
): Promise<boolean> {
  const kept = await db.query(
    `INSERT INTO announcement_reader AS r (announcement_id, user_id, read_at, choice, chosen_at) VALUES ($1, $2, $4, $3, $4)
     ON CONFLICT (announcement_id, user_id) DO UPDATE
        SET choice = excluded.choice, chosen_at = coalesce(r.chosen_at, excluded.chosen_at)
      WHERE r.choice IS NULL OR r.choice = excluded.choice
     RETURNING choice`,
    [id, userId, choice, at],
  );
  return kept.length > 0;
}
