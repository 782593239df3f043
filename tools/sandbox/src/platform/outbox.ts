import type { Clock } from './clock';
import type { Db, Tx } from './db';
import { gather } from './gather';
import type { Ids } from './ids';
import type { Notice } from './notices';
import { channelsOf } from './notices';

/**
 * Why a message goes out whatever the settings of its reader say: without the code, the question to the phone or the letter
 * that was asked for nobody could go on. Everything else is a notice.
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
}

/** The one place that messages leave the bank by. */
export interface Outbox {
  /** Writes the message in the caller's transaction, so that nothing goes out for what was rolled back. */
  send(tx: Tx, message: OutboxMessage): Promise<void>;
  /** The same for what somebody is told about: on the channels that their notification settings have for the topic. */
  notify(tx: Tx, ...notices: readonly Notice[]): Promise<void>;
  /** The same for what has been settled already: outside of any transaction, many at once in one statement. */
  tell(...notices: readonly Notice[]): Promise<void>;
}

/** An SMS needs a phone for codes, and a push a phone that was linked and approved. */
const NOTIFY = `INSERT INTO outbox (id, at, channel, recipient, subject, text)
  SELECT n.id || '-' || u.id, $1, n.channel, coalesce(n.must, CASE n.channel WHEN 'sms' THEN u.phone ELSE u.email END),
         CASE n.channel WHEN 'email' THEN n.subject END, n.text
    FROM unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::bool[], $8::bool[], $9::text[], $10::text[], $11::text[])
         AS n (id, user_id, customer_id, topic, channel, is_on, is_locked, must, subject, text)
    JOIN app_user u ON u.id = n.user_id OR u.customer_id = n.customer_id
    LEFT JOIN notification_setting s ON s.user_id = u.id AND s.topic = n.topic AND s.channel = n.channel
   WHERE n.must IS NOT NULL
      OR (n.is_locked OR coalesce(s.is_on, n.is_on))
     AND (n.channel <> 'sms' OR u.phone IS NOT NULL)
     AND (n.channel <> 'push' OR EXISTS (SELECT FROM device d WHERE d.user_id = u.id AND d.status = 'approved'))`;

/** Nothing leaves the machine: messages end up in a table. */
export function tableOutbox(db: Db, clock: Clock, ids: Ids): Outbox {
  const outbox: Omit<Outbox, 'tell'> = {
    async send(tx, { channel, to, subject, text, code }) {
      await tx.prepared(
        'outbox-send',
        'INSERT INTO outbox (id, at, channel, recipient, subject, text, code) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [ids.next(), new Date(clock.now()), channel, to, subject ?? null, text, code ?? null],
      );
    },
    async notify(tx, ...notices) {
      const rows = notices.flatMap((notice) =>
        channelsOf(notice.topic).map((rule) => ({ ...notice, ...rule, id: ids.next() })),
      );
      await tx.prepared('outbox-notify', NOTIFY, [
        new Date(clock.now()),
        rows.map(({ id }) => id),
        rows.map(({ userId }) => userId ?? null),
        rows.map(({ customerId }) => customerId ?? null),
        rows.map(({ topic }) => topic),
        rows.map(({ channel }) => channel),
        rows.map(({ isOn }) => isOn),
        rows.map(({ isLocked }) => isLocked),
        rows.map(({ must, channel }) => must?.[channel] ?? null),
        rows.map(({ subject }) => subject),
        rows.map(({ text }) => text),
      ]);
    },
  };
  return { ...outbox, tell: gather((notices) => outbox.notify(db, ...notices)) };
}
