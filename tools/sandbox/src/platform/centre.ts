import type { BankNotification } from '@bank/protocol/notification-list';
import type { Clock } from './clock';
import type { Tx } from './db';
import type { BankEvent } from './events';
import type { Ids } from './ids';
import { languages } from './languages';
import type { Notice } from './notices';

/** $9 to $11 hold the words of each line, by the languages of $12; the first of either is 1. */
const KEEP = `INSERT INTO notification (id, user_id, customer_id, at, type, severity, subject, account_id, papers_of, title, body, discreet)
  SELECT n.id || '-' || r.id, r.id, n.customer_id, $1, n.type, n.severity, n.subject, n.account_id, n.papers_of,
         ($9::text[])[n.place][l.place], ($10::text[])[n.place][l.place], ($11::text[])[n.place][l.place]
    FROM unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::int[], $13::int[])
         WITH ORDINALITY AS n (id, user_id, customer_id, type, severity, subject, account_id, papers_of, place)
   CROSS JOIN LATERAL (
         SELECT u.id, u.language FROM app_user u WHERE u.id = n.user_id
          UNION SELECT u.id, u.language FROM app_user u WHERE n.user_id IS NULL AND u.customer_id = n.customer_id
          UNION SELECT u.id, u.language FROM membership m JOIN app_user u ON u.id = m.user_id
           WHERE n.user_id IS NULL AND m.customer_id = n.customer_id AND m.access_right > 0 AND m.balance_info
             AND NOT m.is_representative) r
   CROSS JOIN LATERAL (SELECT array_position($12::text[], r.language) AS place) l
  RETURNING id, user_id AS "userId", customer_id AS "customerId", type, severity, subject, account_id AS "accountId", title, body, discreet, at`;

type Kept = Omit<BankNotification, 'at'> & { userId: number; at: Date };

/**
 * Writes the lines of notices into the notification centre of each reader, in the reader's language.
 *
 * @returns one event a reader; publish them when the transaction has committed
 */
export async function keepLines(
  tx: Tx,
  { clock, ids }: { clock: Clock; ids: Ids },
  notices: readonly Pick<Notice, 'userId' | 'line' | 'papersOf'>[],
): Promise<BankEvent[]> {
  const kept = notices.flatMap(({ userId, line, papersOf = null }) =>
    line ? [{ ...line, userId: userId ?? null, papersOf }] : [],
  );
  if (kept.length === 0) return [];
  const words = kept.map((line) => languages.map((language) => line.words(language)));
  const rows = await tx.prepared<Kept>('keep-lines', KEEP, [
    new Date(clock.now()),
    kept.map(() => ids.next()),
    kept.map(({ userId }) => userId),
    kept.map(({ customerId }) => customerId),
    kept.map(({ type }) => type),
    kept.map(({ severity }) => severity),
    kept.map(({ subject }) => subject),
    kept.map(({ accountId }) => accountId),
    words.map((row) => row.map(({ title }) => title)),
    words.map((row) => row.map(({ body }) => body)),
    words.map((row) => row.map(({ discreet }) => discreet)),
    languages,
    kept.map(({ papersOf }) => papersOf),
  ]);
  return rows.map(({ userId, at, ...line }) => ({
    userId,
    event: 'notification',
    subject: line.subject,
    notification: { ...line, at: at.toISOString() },
  }));
}
