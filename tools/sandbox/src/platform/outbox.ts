import type { Clock } from './clock';
import type { Tx } from './db';
import type { Ids } from './ids';

/** One message that "went out"; testers read it in the outbox. */
export interface OutboxMessage {
  channel: 'sms' | 'email' | 'push';
  to: string;
  subject?: string;
  text: string;
  /** The code in the text, if there is one, so that testers need not parse it. */
  code?: string;
}

export interface Outbox {
  /** Writes the message in the caller's transaction, so that nothing goes out for what was rolled back. */
  send(tx: Tx, message: OutboxMessage): Promise<void>;
}

/** Nothing leaves the machine: messages end up in a table. */
export function tableOutbox(clock: Clock, ids: Ids): Outbox {
  return {
    async send(tx, { channel, to, subject, text, code }) {
      await tx.prepared(
        'outbox-send',
        'INSERT INTO outbox (id, at, channel, recipient, subject, text, code) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [ids.next(), new Date(clock.now()), channel, to, subject ?? null, text, code ?? null],
      );
    },
  };
}
