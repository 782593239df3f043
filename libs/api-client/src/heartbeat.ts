import type { SocketPing } from '@bank/protocol/realtime';
import { availability } from './availability';

/** How often an open page looks whether it has slept, in ms. */
const LOOK_EVERY_MS = 2000;
/** A longer time between two looks is a sleep of the device. */
const ASLEEP_MS = 6000;
/** The time between two pings of a page that is looked at. */
const PING_EVERY_MS = 20_000;
/** A bank that is there answers sooner, so that what a dead socket has swallowed is on the screen within five seconds of waking. */
const ANSWER_WITHIN_MS = 2500;

/** From an open connection to the word of the bank that it listens; the bank itself closes one that says nothing for five seconds. */
const READY_WITHIN_MS = 10_000;

/** What wakes a page without a sleep of the device. */
const WAKING = ['focus', 'online', 'pageshow', 'visibilitychange'] as const;

const PING = JSON.stringify({ type: 'ping' } satisfies SocketPing);

export interface Heartbeat {
  /** The connection is open; the bank has yet to admit it. */
  open(): void;
  /** A frame came: the socket lives. */
  heard(): void;
  /** The bank has admitted the socket: from now on it answers pings. */
  begin(): void;
  /** There is no connection to listen to just now. */
  pause(): void;
  stop(): void;
}

/**
 * Finds out that an open socket is dead (R0.60): after a sleep, a change of network, or without a reason a browser believes for minutes in a
 * connection that delivers nothing. A ping that is not answered in time is the end of it. A page that nobody sees does not ping, and is woken
 * when it is looked at again.
 */
export function heartbeat(socket: { send(frame: string): unknown }, onDead: () => void): Heartbeat {
  let isReady = false;
  let lookedAt = Date.now();
  let pingedAt = 0;
  let end: ReturnType<typeof setTimeout> | undefined;

  function expectAnswer(withinMs: number): void {
    clearTimeout(end);
    end = setTimeout(() => {
      life.pause();
      onDead();
    }, withinMs);
  }
  function ping(): void {
    // A bank that is away is looked for by its probes.
    if (!isReady || end !== undefined || availability.get().state !== 'ok') return;
    pingedAt = Date.now();
    socket.send(PING);
    expectAnswer(ANSWER_WITHIN_MS);
  }
  const looker = setInterval(() => {
    const now = Date.now();
    const hasSlept = now - lookedAt > ASLEEP_MS;
    lookedAt = now;
    if (document.visibilityState === 'visible' && (hasSlept || now - pingedAt >= PING_EVERY_MS)) ping();
  }, LOOK_EVERY_MS);
  const woken = () => {
    if (document.visibilityState === 'visible') ping();
  };
  for (const event of WAKING) window.addEventListener(event, woken, true);
  const stopFollowing = availability.subscribe(woken);

  const life: Heartbeat = {
    open: () => expectAnswer(READY_WITHIN_MS),
    heard() {
      clearTimeout(end);
      end = undefined;
    },
    begin() {
      isReady = true;
      pingedAt = Date.now();
    },
    pause() {
      isReady = false;
      life.heard();
    },
    stop() {
      life.pause();
      clearInterval(looker);
      for (const event of WAKING) window.removeEventListener(event, woken, true);
      stopFollowing();
    },
  };
  return life;
}
