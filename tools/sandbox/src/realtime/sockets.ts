import { socketAuth } from '@bank/protocol';
import type { SocketFrame } from '@bank/protocol';
import type { WebSocket } from 'ws';
import type { AccessClaims, AccessTokenSigner } from '../auth/access-token';
import type { SessionGuard } from '../auth/session-guard';
import type { Db } from '../platform/db';
import type { BankEvent } from '../platform/events';
import type { Ids } from '../platform/ids';

/** The open sockets of this instance (spec 3 §7 "Real-time"). */
export interface Sockets {
  /** Takes a new connection; it has to name its token within a few seconds. */
  open(socket: WebSocket): void;
  deliver(events: readonly BankEvent[]): void;
  /** Says so and closes what belongs to the session. */
  endSession(sessionId: string): void;
  /** Closes everything; the clients come back and read again. */
  closeAll(code: number): void;
  /** Asks every socket for a sign of life and every session whether it is still on. */
  sweep(): Promise<void>;
}

interface Member {
  claims: AccessClaims;
  customerIds: ReadonlySet<number>;
  answered: boolean;
}

const AUTH_WITHIN_MS = 5_000;
/** Of the private range of RFC 6455; the client does not come back with the same token. */
const UNAUTHENTICATED = 4401;
const SESSION_ENDED = 4403;

export function createSockets(db: Db, ids: Ids, signer: () => AccessTokenSigner, guard: SessionGuard): Sockets {
  const members = new Map<WebSocket, Member>();
  const waiting = new Set<WebSocket>();

  /** Whose hints a user may see: those of everybody they could act for with at least READ (spec 1 §6). */
  async function visibleTo(claims: AccessClaims): Promise<ReadonlySet<number>> {
    const rows = await db.query<{ id: number }>(
      'SELECT customer_id AS id FROM membership WHERE user_id = $1 AND access_right > 0',
      [claims.userId],
    );
    return new Set([claims.customerId, ...rows.map((row) => row.id)]);
  }

  async function authenticate(socket: WebSocket, data: string): Promise<void> {
    const frame = socketAuth.safeParse(parsed(data));
    const claims = frame.success ? signer().verify(frame.data.token) : null;
    if (!claims || !(await guard.admits(claims))) return socket.close(UNAUTHENTICATED, 'unauthenticated');
    const customerIds = await visibleTo(claims);
    if (socket.readyState !== socket.OPEN) return;
    members.set(socket, { claims, customerIds, answered: true });
    // It may have ended while the memberships were read.
    if (!(await guard.isOn(claims))) return endSession(claims.sessionId);
    send(socket, { type: 'ready' });
  }

  function endSession(sessionId: string): void {
    for (const [socket, { claims }] of members) {
      if (claims.sessionId !== sessionId) continue;
      send(socket, { type: 'event', id: ids.next(), event: 'sessionEnded', subject: null });
      socket.close(SESSION_ENDED, 'session ended');
      members.delete(socket);
    }
  }

  return {
    endSession,
    open(socket) {
      waiting.add(socket);
      const deadline = setTimeout(() => socket.close(UNAUTHENTICATED, 'no token in time'), AUTH_WITHIN_MS);
      socket.once('message', (data: Buffer) => {
        clearTimeout(deadline);
        waiting.delete(socket);
        // After the first frame there is nothing for a client to say.
        socket.on('message', () => socket.close(UNAUTHENTICATED, 'unexpected frame'));
        authenticate(socket, data.toString()).catch(() => socket.close(1011, 'try again'));
      });
      socket.on('pong', () => {
        const member = members.get(socket);
        if (member) member.answered = true;
      });
      socket.on('close', () => {
        clearTimeout(deadline);
        waiting.delete(socket);
        members.delete(socket);
      });
      // The close that follows says all there is to say.
      socket.on('error', () => undefined);
    },
    deliver(events) {
      if (members.size === 0) return;
      for (const { customerId, sessionId, event, subject, notification } of events) {
        for (const [socket, { claims, customerIds }] of members) {
          if (sessionId === undefined ? !customerIds.has(customerId) : claims.sessionId !== sessionId) continue;
          send(socket, { type: 'event', id: ids.next(), event, subject, notification });
        }
      }
    },
    closeAll(code) {
      for (const socket of [...members.keys(), ...waiting]) socket.close(code);
    },
    async sweep() {
      for (const [socket, member] of [...members]) {
        if (!(await guard.isOn(member.claims))) endSession(member.claims.sessionId);
        else if (!member.answered) socket.terminate();
        else {
          member.answered = false;
          socket.ping();
        }
      }
    },
  };
}

function send(socket: WebSocket, frame: SocketFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
