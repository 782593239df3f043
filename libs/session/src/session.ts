import { generations } from '@bank/api-client/generations';
import { tokenSession } from '@bank/api-client/jwt';
import { sessionChannel } from '@bank/api-client/tabs';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NO_SESSION, readSession, type SessionState, type Tokens } from './session-state';

export const KEY = 'bank.session';

/**
 * Why a session ended: by the user, by a refused refresh, by idling, in another tab, in this tab alone because its tokens were used up
 * elsewhere (R0.62), because no company opens to the user (R0.3), or because the bank asks for terms and names none (R1.4.16).
 */
export type EndReason = 'logout' | 'expired' | 'idle' | 'elsewhere' | 'stale' | 'noCompany' | 'noTerms';

/** The session lives on in other tabs, or the tab that ended it has told the others. */
const LIVES_ON: ReadonlySet<EndReason> = new Set(['elsewhere', 'stale']);

/** Storage may be forbidden by the browser's settings; the session then lives as long as the page. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The session of this tab; session storage mirrors every change. Use `useSession` in components. */
export const session = createStore<SessionState>(() => readSession(stored()));

session.subscribe((state) => {
  try {
    if (Object.values(state).every((value) => value === null)) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Forbidden or full storage: see `stored`.
  }
});

/** Part of the session, re-rendering when it changes. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(session, selector);
}

export function isSignedIn(): boolean {
  return session.getState().accessToken !== null;
}

/** Starts a session with the tokens of a finished sign-in. The state of the sign-in is deleted, and so is a link that was opened before it. */
export function signIn({ accessToken, refreshToken }: Tokens): void {
  const before = { authFlow: null, loginResult: null, authSecret: null } as const;
  session.setState({ accessToken, refreshToken, generation: null, ...before, hasLeft: null });
}

const endListeners = new Set<(reason: EndReason) => void>();

/** @returns a function that stops listening; called once per ended session, before the state is cleared elsewhere */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Ends the session in this tab: clears what is stored (the remembered path and acting customer too, R0.15) and
 * tells the listeners. Does nothing without a session, so that a second cause shows no second message.
 */
export function endSession(reason: EndReason): void {
  const { accessToken } = session.getState();
  if (accessToken !== null) finishSession(reason, accessToken);
}

/** Clears what is stored of a session and tells the listeners and the other tabs. @param accessToken of the session that ends */
export function finishSession(reason: EndReason, accessToken: string): void {
  session.setState(NO_SESSION, true);
  if (!LIVES_ON.has(reason)) {
    const ended = tokenSession(accessToken);
    generations.forget(ended);
    tellOtherTabs(ended);
  }
  for (const listener of endListeners) listener(reason);
}

/** Message between tabs about the end of a session. */
interface EndMessage {
  type: 'end';
  /** The ended session; a tab of another user stays signed in. */
  session: string | null;
}

function tellOtherTabs(ended: string | null): void {
  const channel = sessionChannel();
  channel?.postMessage({ type: 'end', session: ended } satisfies EndMessage);
  channel?.close();
}

function isEnd(data: unknown): data is EndMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'end' && 'session' in data;
}

/** Follows the ends of the same session in other tabs. Call once at start. @returns a function that stops following */
export function followOtherTabs(): () => void {
  const channel = sessionChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isEnd(data) && data.session === tokenSession(session.getState().accessToken)) endSession('elsewhere');
  };
  return () => channel.close();
}
