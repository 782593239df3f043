import { socketFrame, type EventType, type SocketFrame } from '@bank/protocol/realtime';
import type ReconnectingSocket from 'partysocket/ws';
import { availability } from './availability';
import { heartbeat } from './heartbeat';
import { knock } from './knock';
import { invalidateAll } from './query';
import { suspect } from './recovery';
import { currentTransport } from './transport';

/** A hint of the bank: something about `subject` changed. Never believe an amount from here, ask again. */
export type BankEvent = Extract<SocketFrame, { type: 'event' }>;

const listeners = new Map<EventType, Set<(event: BankEvent) => void>>();

/** @returns a function that stops listening */
export function onEvent(type: EventType, listener: (event: BankEvent) => void): () => void {
  const ofType = listeners.get(type) ?? new Set();
  listeners.set(type, ofType.add(listener));
  return () => ofType.delete(listener);
}

export interface SocketConnection {
  close(): void;
}

const open = new Set<SocketConnection>();
const CLOSED = 3;

/** Address of the socket: beside the API on the same host, unless configured otherwise. */
export function socketUrl(): string {
  const elsewhere = currentTransport().socketUrl;
  if (elsewhere !== undefined) return elsewhere;
  const url = new URL(`${currentTransport().baseUrl.replace(/\/$/, '')}/socket`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** The address of a connection that may be opened now. */
export async function nextSocketUrl(): Promise<string> {
  await knock();
  return socketUrl();
}

/** How long after its code could not be fetched the socket tries again, in ms; a network that comes back ends the wait. */
const FETCH_AGAIN_MS = 30_000;

/**
 * Stays connected during a session and reconnects by itself. The token goes in the first frame, never in the
 * address. A reconnect refetches everything, because events may have been lost. The code that reconnects is fetched
 * here, so that no first screen waits for it.
 * @param WebSocketClass for tests
 */
export function connectSocket(WebSocketClass?: unknown): SocketConnection {
  let disconnect: () => void = () => undefined;
  let stopWaiting: () => void = () => undefined;
  let isLate = false;
  const connection: SocketConnection = {
    close() {
      open.delete(connection);
      stopWaiting();
      disconnect();
    },
  };
  function startLater(): void {
    isLate = true;
    const timer = setTimeout(start, FETCH_AGAIN_MS);
    window.addEventListener('online', start);
    stopWaiting = () => {
      clearTimeout(timer);
      window.removeEventListener('online', start);
    };
  }
  function start(): void {
    stopWaiting();
    import('partysocket/ws').then(
      ({ default: Socket }) => {
        if (!open.has(connection)) return;
        const socket = new Socket(nextSocketUrl, null, {
          WebSocket: WebSocketClass,
          minReconnectionDelay: 1000,
          maxReconnectionDelay: 30_000,
          maxEnqueuedMessages: 0,
        });
        disconnect = listenTo(socket, connection, isLate);
      },
      () => open.has(connection) && startLater(),
    );
  }
  open.add(connection);
  start();
  return connection;
}

/**
 * @param isLate events before the first connection may have been lost
 * @returns what closes the socket
 */
function listenTo(socket: ReconnectingSocket, connection: SocketConnection, isLate: boolean): () => void {
  const { refresher, onSessionExpired } = currentTransport();
  let mayHaveMissed = isLate;
  let openedAt = 0;
  const life = heartbeat(socket, () => socket.reconnect());
  // A pause between two tries ends with the return of the bank.
  const stopFollowing = availability.subscribe(({ state }) => {
    if (state === 'ok' && socket.readyState === CLOSED) socket.reconnect();
  });
  socket.addEventListener('close', () => {
    life.pause();
    if (availability.get().state !== 'ok') socket.close();
    else suspect();
  });
  const authenticate = async () => {
    try {
      const token = await refresher.fresh();
      if (open.has(connection)) socket.send(JSON.stringify({ type: 'auth', token }));
    } catch {
      // Without a session there is nothing to listen for; without a network the socket itself will notice.
      if (currentTransport().tokens.get() === null) connection.close();
      else socket.reconnect();
    }
  };
  socket.addEventListener('open', () => {
    openedAt = Date.now();
    life.open();
    void authenticate();
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const frame = readFrame(data);
    life.heard();
    if (frame?.type === 'ready') {
      life.begin();
      availability.answered(Date.now(), openedAt);
      if (mayHaveMissed) void invalidateAll();
      mayHaveMissed = true;
    } else if (frame?.type === 'event') {
      if (frame.event === 'sessionEnded') {
        connection.close();
        onSessionExpired();
      }
      for (const listener of listeners.get(frame.event) ?? []) listener(frame);
    }
  });
  return () => {
    life.stop();
    stopFollowing();
    socket.close();
  };
}

/** Unknown, forged or broken frames are ignored. */
export function readFrame(data: unknown): SocketFrame | null {
  try {
    const parsed = socketFrame.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Closes every connection; at the end of a session. */
export function closeSockets(): void {
  for (const connection of [...open]) connection.close();
}
