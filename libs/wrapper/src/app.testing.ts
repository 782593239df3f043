import type { NativePort } from './native-port';
import { wrapperState } from './wrapper-state';

/** The app's end, played by a test: what the page said, and a way to say something to it. */
export interface TestApp {
  readonly native: NativePort;
  /** Every call of postMessage, with all it was given. */
  readonly calls: unknown[][];
  /** What the page said, read. */
  heard(): { type: string; id?: string; data?: unknown }[];
  /** Sends a message as the app would, or whatever else a test makes of the event. */
  say(data: unknown, event?: MessageEventInit): void;
}

export function testApp(): TestApp {
  const calls: unknown[][] = [];
  const native: NativePort = { postMessage: (...given: unknown[]) => void calls.push(given), onmessage: null };
  return {
    native,
    calls,
    heard: () => calls.map(([text]) => JSON.parse(String(text))),
    say: (data, event = {}) =>
      native.onmessage?.(
        new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data), ...event }),
      ),
  };
}

export const hello = (...capabilities: string[]) => ({ type: 'hello', version: 1, capabilities });

/** Every test starts as an ordinary browser does. */
export const resetFlags = () => wrapperState.setState(wrapperState.getInitialState(), true);
