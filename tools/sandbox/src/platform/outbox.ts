import { brandPlaces } from './brands';
import type { BrandPlaces } from './brands';
import { keepLines } from './centre';
import type { Clock } from './clock';
import type { Db, Tx } from './db';
import type { BankEvent, Publish } from './events';
import { gather } from './gather';
import type { Ids } from './ids';
import { languages } from './languages';
import type { Notice } from './notices';
import { channelsOf, wordsIn } from './notices';

/**
 * Why a message ignores the settings of its reader: a code, a question to a phone or a requested letter is needed to continue.
 * Everything else is a notice.
 */
export type Reason = 'code' | 'approval' | 'letter';

/** One message that "went out"; testers read it in the outbox. */
export interface OutboxMessage {
  reason: Reason;
  channel: 'sms' | 'email' | 'push';
  to: string;
  subject?: string;
  text: string;
  /** The code in the text, if there is one, so that testers need not parse it. */
  code?: string;
  /** The customer whose papers it is about: it goes when they are forgotten (R0.192). */
  papersOf?: number;
}

/** The one place that messages leave the bank by. */
export interface Outbox {
  /** Writes the message in the caller's transaction, so that a rollback sends nothing. */
  send(tx: Tx, message: OutboxMessage): Promise<void>;
  /**
   * The same for a notice, on the channels that the reader's settings have for its topic, and in the notification centre.
   * @returns what its readers see on their screens; publish it when the transaction has committed
   */
  notify(tx: Tx, ...notices: readonly Notice[]): Promise<readonly BankEvent[]>;
  /** The same for what has been settled already: outside of any transaction, many at once, and published. */
  tell(...notices: readonly Notice[]): Promise<void>;
  /** The whole address of a page for a letter (R0.148). */
  linkTo: BrandPlaces['linkTo'];
}

/**
 * An SMS needs a phone for codes, and a push a phone that was linked and approved. $11 and $12 hold the words of each notice, by
 * the languages of $13; the first of either is 1.
 */
const NOTIFY = `INSERT INTO outbox (id, at, channel, recipient, subject, text, papers_of)
  SELECT n.id || '-' || u.id, $1, n.channel, coalesce(n.must, CASE n.channel WHEN 'sms' THEN u.phone ELSE u.email END),
         CASE n.channel WHEN 'email' THEN ($11::text[])[n.notice][l.place] END, ($12::text[])[n.notice][l.place], n.papers_of
    FROM unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::text[], $7::text[], $8::bool[], $9::bool[], $10::text[], $14::int[])
         AS n (id, notice, user_id, customer_id, topic, channel, is_on, is_locked, must, papers_of)
    JOIN app_user u ON u.id = n.user_id OR u.customer_id = n.customer_id
   CROSS JOIN LATERAL (SELECT array_position($13::text[], u.language) AS place) l
    LEFT JOIN notification_setting s ON s.user_id = u.id AND s.topic = n.topic AND s.channel = n.channel
   WHERE n.must IS NOT NULL
      OR (n.is_locked OR coalesce(s.is_on, n.is_on))
     AND (n.channel <> 'sms' OR u.phone IS NOT NULL)
     AND (n.channel <> 'push' OR EXISTS (SELECT FROM device d WHERE d.user_id = u.id AND d.status = 'approved'))`;

/**
 * Nothing leaves the machine: messages end up in a table.
 * @param publish pushes the lines of `tell` to the screens of their readers
 * @param linkTo where the brands are served
 */
export function tableOutbox(
  db: Db,
  clock: Clock,
  ids: Ids,
  publish: Publish,
  { linkTo }: Pick<BrandPlaces, 'linkTo'> = brandPlaces(),
): Outbox {
  const outbox: Omit<Outbox, 'tell'> = {
    linkTo,
    async send(tx, { channel, to, subject, text, code, papersOf }) {
      await tx.prepared(
        'outbox-send',
        'INSERT INTO outbox (id, at, channel, recipient, subject, text, code, papers_of) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        [ids.next(), new Date(clock.now()), channel, to, subject ?? null, text, code ?? null, papersOf ?? null],
      );
    },
    async notify(tx, ...notices) {
      const rows = notices.flatMap(({ userId, customerId, topic, must, papersOf, isLineOnly = false }, notice) =>
        (isLineOnly ? [] : channelsOf(topic)).map((rule) => ({
          notice: notice + 1,
          userId,
          customerId,
          topic,
          must,
          papersOf,
          ...rule,
          id: ids.next(),
        })),
      );
      // In every language there is: the reader's is known to the database alone, and asking for it would be another round trip.
      const words = notices.map((notice) => languages.map((language) => wordsIn(notice, language)));
      await tx.prepared('outbox-notify', NOTIFY, [
        new Date(clock.now()),
        rows.map(({ id }) => id),
        rows.map(({ notice }) => notice),
        rows.map(({ userId }) => userId ?? null),
        rows.map(({ customerId }) => customerId ?? null),
        rows.map(({ topic }) => topic),
        rows.map(({ channel }) => channel),
        rows.map(({ isOn }) => isOn),
        rows.map(({ isLocked }) => isLocked),
        rows.map(({ must, channel }) => must?.[channel] ?? null),
        words.map((row) => row.map(({ subject }) => subject)),
        words.map((row) => row.map(({ text }) => text)),
        languages,
        rows.map(({ papersOf }) => papersOf ?? null),
      ]);
      return keepLines(tx, { clock, ids }, notices);
    },
  };
  return { ...outbox, tell: gather(async (notices) => publish(await outbox.notify(db, ...notices))) };
}
