import { KEY, session } from './session';
import { readSession } from './session-state';

/**
 * Whether another page of this tab has ended or renewed the session since this page was put away, as a browser may do with a page that Back shows
 * again. False where storage is forbidden: then no other page knew of the session.
 */
export function isOutOfStep(): boolean {
  try {
    return readSession(sessionStorage.getItem(KEY)).accessToken !== session.getState().accessToken;
  } catch {
    return false;
  }
}
