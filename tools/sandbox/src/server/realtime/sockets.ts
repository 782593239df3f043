import { socketAuth, socketPing } from '@bank/protocol/realtime';
import type { SocketFrame } from '@bank/protocol/realtime';
import type { WebSocket } from 'ws';
import type { AccessTokenSigner } from '../../identity/auth/access-token';
import type { SessionGuard } from '../../identity/auth/session-guard';
import type { AddressGate } from '../../identity/security/address-gate';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { Ids } from '../../platform/ids';
import { inLanes } from '../../platform/in-lanes';
import type { Every } from '../../platform/ticks';
import { admit } from './listener';
import type { Listener } from './listener';

/** The open sockets of this instance (R3.7.7). */
export interface Sockets {
  /** Takes a new connection from an address of a customer; it has to name its token within a few seconds. */
  open(socket: WebSocket, address: string): void;
  deliver(events: readonly BankEvent[]): void;
  /** Notifies and closes the sockets of the session. */
  endSession(sessionId: string): void;
  /** Closes everything; the clients come back and read again. */
  closeAll(code: number): void;
  /** Asks every socket for a sign of life, and every session and sign-in whether it is still on. */
  sweep(): Promise<void>;
}

export interface SocketParts {
  db: Db;
  clock: Clock;
  ids: Ids;
  /** Read anew on every use: a reset changes the key. */
  signer(): AccessTokenSigner;
  guard: SessionGuard;
  /** Whether a user may listen from an address (their IP whitelist). */
  isAdmitted: AddressGate['isAdmitted'];
  every: Every;
}

const AUTH_WITHIN_MS = 5_000;
/** Of the connections to the database, of which calls need the rest. */
const SWEEP_LANES = 4;
/** Between two sweeps; a page pings every twenty seconds, and when it wakes. */
const MOST_PINGS = 60;
/** Of the private range of RFC 6455; the client does not come back with the same token. */
const UNAUTHENTICATED = 4401;
const SESSION_ENDED = 4403;

export function createSockets(parts: SocketParts): Sockets {
  const { ids, every } = parts;
  const members = new Map<WebSocket, { listener: Listener; answered: boolean; pings: number }>();
  const waiting = new Set<WebSocket>();

  async function authenticate(socket: WebSocket, data: string, address: string): Promise<void> {
    const frame = socketAuth.safeParse(parsed(data));
    const listener = frame.success ? await admit({ token: frame.data.token, address }, parts) : null;
    if (!listener) return socket.close(UNAUTHENTICATED, 'unauthenticated');
    if (socket.readyState !== socket.OPEN) return;
    members.set(socket, { listener, answered: true, pings: 0 });
    // It may have ended, or have been answered, while it was looked up.
    if (!(await listener.isOn())) return bidFarewell(socket);
    send(socket, { type: 'ready' });
    for (const event of await listener.missed()) deliver([event]);
  }

  /** All that a client may say once it is admitted (R0.60). */
  function answer(socket: WebSocket, data: string): void {
    const member = members.get(socket);
    if (!member || !socketPing.safeParse(parsed(data)).success || (member.pings += 1) > MOST_PINGS) {
      return socket.close(UNAUTHENTICATED, 'unexpected frame');
    }
    send(socket, { type: 'pong' });
  }

  function bidFarewell(socket: WebSocket): void {
    send(socket, { type: 'event', id: ids.next(), event: 'sessionEnded', subject: null });
    socket.close(SESSION_ENDED, 'session ended');
    members.delete(socket);
  }

  function deliver(events: readonly BankEvent[]): void {
    for (const event of events) {
      for (const [socket, { listener }] of members) {
        if (!listener.hears(event)) continue;
        const { event: name, subject, notification } = event;
        send(socket, { type: 'event', id: ids.next(), event: name, subject, notification });
      }
    }
  }

  return {
    deliver,
    endSession(sessionId) {
      for (const [socket, { listener }] of members) if (listener.sessionId === sessionId) bidFarewell(socket);
    },
    open(socket, address) {
      waiting.add(socket);
      const endWait = every(AUTH_WITHIN_MS, async () => socket.close(UNAUTHENTICATED, 'no token in time'));
      socket.once('message', (data: Buffer) => {
        endWait();
        waiting.delete(socket);
        socket.on('message', (more: Buffer) => answer(socket, more.toString()));
        authenticate(socket, data.toString(), address).catch(() => socket.close(1011, 'try again'));
      });
      socket.on('pong', () => {
        const member = members.get(socket);
        if (member) member.answered = true;
      });
      socket.on('close', () => {
        endWait();
        waiting.delete(socket);
        members.delete(socket);
      });
      // The close that follows says all there is to say.
      socket.on('error', () => undefined);
    },
    closeAll(code) {
      for (const socket of [...members.keys(), ...waiting]) socket.close(code);
    },
    async sweep() {
      await inLanes([...members], SWEEP_LANES, async ([socket, member]) => {
        if (!(await member.listener.isOn())) return bidFarewell(socket);
        if (!member.answered) return socket.terminate();
        member.answered = false;
        member.pings = 0;
        socket.ping();
      });
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
