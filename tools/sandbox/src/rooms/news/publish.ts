import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import type { Language } from '../../platform/languages';

export interface AnnouncementWords {
  title: string;
  /** One sentence of plain text. */
  summary: string;
  /** As an editor wrote it; each reader's client cleans it. */
  html: string;
}

export interface NewAnnouncement {
  /** Null: to everybody. */
  userId: number | null;
  at: Date;
  withConfirmation: boolean;
  isObligatory: boolean;
  words: { en: AnnouncementWords } & Partial<Record<Language, AnnouncementWords>>;
}

/** Writes an announcement down. @returns its id */
export async function keepAnnouncement(
  tx: Pick<Tx, 'query'>,
  { userId, at, withConfirmation, isObligatory, words }: NewAnnouncement,
): Promise<number> {
  const [kept] = await tx.query<{ id: number }>(
    `INSERT INTO announcement (user_id, published_at, with_confirmation, is_obligatory, words)
     VALUES ($1, $2, $3, $4, $5::jsonb) RETURNING id`,
    [userId, at, withConfirmation, isObligatory, JSON.stringify(words)],
  );
  if (!kept) throw new Error('an INSERT returned no row');
  return kept.id;
}

/** Announces something now: on the screens of its readers, and by e-mail or push to those who chose so for news (R1.2.10). */
export async function publishAnnouncement(
  announcement: Omit<NewAnnouncement, 'at'>,
  { db, clock, outbox, publish }: Pick<CallContext, 'db' | 'clock' | 'outbox' | 'publish'>,
): Promise<number> {
  const { userId, words } = announcement;
  const { id, readers } = await db.transaction(async (tx) => {
    const kept = await keepAnnouncement(tx, { ...announcement, at: new Date(clock.now()) });
    const users = await tx.query<{ id: number }>('SELECT id FROM app_user WHERE $1::int IS NULL OR id = $1', [userId]);
    const told = users.map((user) => ({
      userId: user.id,
      topic: 'news' as const,
      words: (language: Language) => {
        const { title, summary } = words[language] ?? words.en;
        return { subject: title, text: summary };
      },
    }));
    await outbox.notify(tx, ...told);
    return { id: kept, readers: users.map((user) => user.id) };
  });
  publish(readers.map((reader): BankEvent => ({ userId: reader, event: 'newsChanged', subject: null })));
  return id;
}
