import type { Db } from '../platform/db';

interface OutboxEntry {
  id: string;
  at: string;
  channel: 'sms' | 'email' | 'push';
  to: string;
  subject?: string;
  text: string;
  code?: string;
}

/** The most that one answer holds: the newest ones. */
const LIMIT = 500;

/**
 * What "went out", oldest first.
 * @param filter.to an address or a number; filter.since: at this instant or later
 */
export async function readOutbox(db: Db, { to, since }: { to?: string; since?: Date }): Promise<OutboxEntry[]> {
  const rows = await db.query<OutboxEntry & { at: Date; subject: string | null; code: string | null }>(
    `SELECT id, at, channel, recipient AS "to", subject, text, code FROM outbox
      WHERE ($1::text IS NULL OR lower(recipient) = $1) AND ($2::timestamptz IS NULL OR at >= $2)
      ORDER BY seq DESC LIMIT ${LIMIT}`,
    [to ?? null, since ?? null],
  );
  return rows.reverse().map((row) => ({
    ...row,
    at: row.at.toISOString(),
    subject: row.subject ?? undefined,
    code: row.code ?? undefined,
  }));
}
