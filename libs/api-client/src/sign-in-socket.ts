import ReconnectingSocket from 'partysocket/ws';
import { readFrame, socketUrl, type SocketConnection } from './socket';

export interface SignInFollower {
  /** Somebody answered on a phone. A hint: what they answered is asked for with the login code. */
  onAnswer(): void;
  /** While nobody listens, and once when somebody begins to, the follower has to ask by itself: an answer may have been missed. */
  onListening(isListening: boolean): void;
}

/**
 * Follows one sign-in that waits for a phone (R1.4.4). Nobody is signed in yet: the socket admits the temporary token of the
 * sign-in's answer, and tells the events of that sign-in alone.
 * @param WebSocketClass for tests
 */
export function followSignIn(
  temporaryToken: string,
  { onAnswer, onListening }: SignInFollower,
  WebSocketClass?: unknown,
): SocketConnection {
  const socket = new ReconnectingSocket(socketUrl(), null, {
    WebSocket: WebSocketClass,
    minReconnectionDelay: 1000,
    maxReconnectionDelay: 10_000,
    maxEnqueuedMessages: 0,
  });
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'auth', token: temporaryToken })));
  socket.addEventListener('close', () => onListening(false));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const frame = readFrame(data);
    if (frame?.type === 'ready') {
      onListening(true);
    } else if (frame?.type === 'event' && frame.event === 'loginAnswered') {
      onAnswer();
    }
  });
  return { close: () => socket.close() };
}
