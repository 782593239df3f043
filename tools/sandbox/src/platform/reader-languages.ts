import type { Db, Tx } from './db';
import type { Language } from './languages';

/** The language in which each user was heard last: the one in which they are told what others do (R1.9.4). */
export interface HeardLanguages {
  /** Remembers what the Accept-Language of a user's own call says. */
  hear(userId: number, language: Language): void;
  /** Writes down what was heard; called every second, so that no call waits for it. */
  flush(): Promise<void>;
  /** Forgets what is not written: all users are replaced. */
  clear(): void;
}

export function createHeardLanguages(db: Db): HeardLanguages {
  const heard = new Map<number, Language>();
  return {
    hear: (userId, language) => void heard.set(userId, language),
    async flush() {
      if (heard.size === 0) return;
      const userIds = [...heard.keys()];
      const languages = [...heard.values()];
      heard.clear();
      // Only what is new, and by id: two sandboxes that write down the same users must not wait for each other in a circle.
      await db.prepared(
        'heard-languages',
        `UPDATE app_user u SET language = h.language
           FROM (SELECT o.id, n.language FROM unnest($1::int[], $2::text[]) AS n (id, language) JOIN app_user o ON o.id = n.id
                  WHERE o.language <> n.language ORDER BY o.id FOR NO KEY UPDATE OF o) h
          WHERE u.id = h.id`,
        [userIds, languages],
      );
    },
    clear: () => heard.clear(),
  };
}

/** The languages that users read, for what is told on the screen; the outbox looks after the rest itself. */
export async function readerLanguages(tx: Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, Language>> {
  const rows = await tx.query<{ id: number; language: Language }>(
    'SELECT id, language FROM app_user WHERE id = ANY ($1)',
    [userIds],
  );
  return new Map(rows.map(({ id, language }) => [id, language]));
}
