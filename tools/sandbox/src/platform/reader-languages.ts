import type { Db } from './db';
import type { Language } from './languages';

/** The language of each user's last call. Notices about what others do are written in it (R1.9.4). */
export interface HeardLanguages {
  /** Remembers what the Accept-Language of a user's own call says. */
  hear(userId: number, language: Language): void;
  /** Stores the languages; called every second, so that no call waits for it. */
  flush(): Promise<void>;
  /** Drops languages that are not stored yet, because all users are replaced. */
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
      // Write only what is new, ordered by id: two sandboxes that write the same users must not deadlock.
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
