import type { EventType, SocketFrame } from '@bank/protocol';

/** A hint for the sockets of one customer (or one session): what changed, never how much. */
export interface BankEvent {
  customerId: number;
  /** Only this session's sockets, when the hint is about a session. */
  sessionId?: string;
  event: EventType;
  subject: string | null;
  notification?: Extract<SocketFrame, { type: 'event' }>['notification'];
}

/** Hands events to the sockets of this instance and, over the database, to those of every other. */
export type Publish = (events: readonly BankEvent[]) => void;
