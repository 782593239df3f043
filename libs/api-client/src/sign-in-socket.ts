import ReconnectingSocket from 'partysocket/ws';
import { heartbeat } from './heartbeat';
import { nextSocketUrl, readFrame, type SocketConnection } from './socket';

export interface SignInFollower {
  /** A phone answered. A hint: the exchange of the login code returns the decision. */
  onAnswer(): void;
  /** The follower polls while the socket is closed, and once after it opens, because an event may have been lost. */
  onListening(isListening: boolean): void;
}

/**
 * Follows one sign-in that waits for a phone (R1.4.4). There is no session yet: the socket admits the temporary token of the
 * sign-in's answer, and tells the events of that sign-in alone.
 * @param WebSocketClass for tests
 */
export function followSignIn(
  temporaryToken: string,
  { onAnswer, onListening }: SignInFollower,
  WebSocketClass?: unknown,
): SocketConnection {
  const socket = new ReconnectingSocket(nextSocketUrl, null, {
    WebSocket: WebSocketClass,
    minReconnectionDelay: 1000,
    maxReconnectionDelay: 10_000,
    maxEnqueuedMessages: 0,
  });
  const life = heartbeat(socket, () => socket.reconnect());
  socket.addEventListener('open', () => {
    life.open();
    socket.send(JSON.stringify({ type: 'auth', token: temporaryToken }));
  });
  socket.addEventListener('close', () => {
    life.pause();
    onListening(false);
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const frame = readFrame(data);
    life.heard();
    if (frame?.type === 'ready') {
      life.begin();
      onListening(true);
    } else if (frame?.type === 'event' && frame.event === 'loginAnswered') {
      onAnswer();
    }
  });
  return {
    close() {
      life.stop();
      socket.close();
    },
  };
}
