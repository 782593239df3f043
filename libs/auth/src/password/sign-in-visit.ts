import type { SignInNotice } from '../sign-in/notice';

/** State of a navigation to sign-in or its password steps; it is never in the address. */
export interface SignInVisit {
  notice?: SignInNotice;
  /** The address to fill in. */
  email?: string;
  /** The bank wants another password before it opens a session. */
  isForced?: boolean;
}

/** History state outlives releases, so it is read as something unknown. */
export function visitOf(state: unknown): Pick<SignInVisit, 'email' | 'isForced'> {
  if (typeof state !== 'object' || state === null) return {};
  const email = 'email' in state && typeof state.email === 'string' ? state.email : undefined;
  return { email, isForced: 'isForced' in state && state.isForced === true };
}
