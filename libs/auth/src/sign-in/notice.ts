import type { MessageId } from '@bank/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Why someone finds themselves at sign-in; travels in the navigation state, never in the address. */
export type SignInNotice =
  'logout' | 'expired' | 'idle' | 'elsewhere' | 'required' | 'noCompany' | 'noTerms' | 'passwordChanged';

export const NOTICE_TEXTS: Record<SignInNotice, MessageId> = {
  logout: 'auth.notice.logout',
  expired: 'auth.notice.expired',
  idle: 'auth.notice.idle',
  elsewhere: 'auth.notice.elsewhere',
  required: 'auth.notice.required',
  noCompany: 'auth.notice.noCompany',
  noTerms: 'auth.notice.noTerms',
  passwordChanged: 'auth.notice.passwordChanged',
};

/** The notice this visit to sign-in came with. Told after the first render, which has to equal the prerendered page. */
export function useSignInNotice(): SignInNotice | null {
  const { state } = useLocation();
  const [notice, setNotice] = useState<SignInNotice | null>(null);
  useEffect(() => setNotice(noticeOf(state)), [state]);
  return notice;
}

/** History state outlives releases, so it is read as something unknown. */
export function noticeOf(state: unknown): SignInNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  const { notice } = state;
  return typeof notice === 'string' && isNotice(notice) ? notice : null;
}

const isNotice = (text: string): text is SignInNotice => Object.hasOwn(NOTICE_TEXTS, text);
