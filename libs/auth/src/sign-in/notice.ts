import type { MessageId } from '@bank/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Why a visitor is on the login page. It travels in the navigation state or in memory, never in the address. */
export type SignInNotice =
  | 'logout'
  | 'expired'
  | 'idle'
  | 'elsewhere'
  | 'stale'
  | 'required'
  | 'noCompany'
  | 'noTerms'
  | 'linkBad'
  | 'linkUnchecked'
  | 'passwordChanged';

export const NOTICE_TEXTS: Record<SignInNotice, MessageId> = {
  logout: 'auth.notice.logout',
  expired: 'auth.notice.expired',
  idle: 'auth.notice.idle',
  elsewhere: 'auth.notice.elsewhere',
  stale: 'auth.notice.stale',
  required: 'auth.notice.required',
  noCompany: 'auth.notice.noCompany',
  noTerms: 'auth.notice.noTerms',
  linkBad: 'auth.notice.linkBad',
  linkUnchecked: 'auth.notice.linkUnchecked',
  passwordChanged: 'auth.notice.passwordChanged',
};

/** A notice that a guard left, and the visit that shows it once there is one. */
let left: { notice: SignInNotice; visit: string | null } | null = null;

/** Leaves a notice for the next visit to the login page. For guards: a redirect carries no navigation state. */
export function leaveNotice(notice: SignInNotice): void {
  left = { notice, visit: null };
}

function leftFor(visit: string): SignInNotice | null {
  if (left === null) return null;
  left.visit ??= visit;
  if (left.visit !== visit) left = null;
  return left?.notice ?? null;
}

/** The notice of this visit to the login page. It shows after the first render, which has to equal the prerendered page. */
export function useSignInNotice(): SignInNotice | null {
  const { state, key } = useLocation();
  const [notice, setNotice] = useState<SignInNotice | null>(null);
  useEffect(() => {
    const own = noticeOf(state);
    if (own !== null) left = null;
    setNotice(own ?? leftFor(key));
  }, [state, key]);
  return notice;
}

/** History state outlives releases, so it is read as something unknown. */
export function noticeOf(state: unknown): SignInNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  const { notice } = state;
  return typeof notice === 'string' && isNotice(notice) ? notice : null;
}

const isNotice = (text: string): text is SignInNotice => Object.hasOwn(NOTICE_TEXTS, text);
