import { requestWrapper } from '@bank/wrapper';
import { isApiFailure, type SignInRefusal } from './api-failure';

/** A "no" after which the sign-in cannot go on; anything else is a slip, or not yet. */
const FINAL: ReadonlySet<string | undefined> = new Set<SignInRefusal>([
  'declined',
  'expired',
  'codeUsedUp',
  'codesClosed',
  'signInExpired',
]);
const REFUSED: ReadonlySet<string> = new Set(['auth', 'verify', 'denied', 'closed']);

/**
 * Confirms to the app around the page how a sign-in ended (R1.4.7: a result flag, true or false). The bank has decided already, so
 * the page does not wait for the app; outside of it nothing happens.
 */
export function confirmToApp(result: boolean): void {
  void requestWrapper('confirmLogin', { result }).catch(() => undefined);
}

/** The same for a failure: false when the bank said no for good. @param isFirstStep address and password, which nothing follows */
export function refuseToApp(failure: unknown, { isFirstStep = false }: { isFirstStep?: boolean } = {}): void {
  if (!isApiFailure(failure)) return;
  if (isFirstStep ? REFUSED.has(failure.kind) : FINAL.has(failure.reason)) confirmToApp(false);
}
