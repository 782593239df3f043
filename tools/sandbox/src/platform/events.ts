import type { EventType, SocketFrame } from '@bank/protocol/realtime';

/** The receivers of a hint: all who may see a customer (or one session of theirs), a user, or one unfinished sign-in. */
type Audience =
  | { customerId: number; sessionId?: string }
  | { userId: number }
  /** The key of the question to a phone during the sign-in. */
  | { signInKey: string };

/** A hint: what changed, never how much. */
export type BankEvent = Audience & {
  event: EventType;
  subject: string | null;
  notification?: Extract<SocketFrame, { type: 'event' }>['notification'];
};

/** Hands events to the sockets of this instance and, over the database, to those of every other. */
export type Publish = (events: readonly BankEvent[]) => void;
