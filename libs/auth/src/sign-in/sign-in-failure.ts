import { intlTagOf, useLocale, useText, type MessageId } from '@bank/i18n';
import { failureText } from '@bank/kit';
import { useMemo } from 'react';
import { isApiFailure, isRefusal } from './api-failure';
import type { ExchangeCode } from './exchange-failure';

/** R1.8.7; only for exchanges that the bank gave no sentence for. */
const EXCHANGE_TEXTS: Readonly<Record<ExchangeCode, MessageId>> = {
  exchangeBadStatus: 'auth.exchange.badStatus',
  exchangeUnknown: 'auth.exchange.unknown',
  exchangeStrange: 'auth.exchange.strange',
};

const isExchangeCode = (code: string | undefined): code is ExchangeCode =>
  code !== undefined && Object.hasOwn(EXCHANGE_TEXTS, code);

/** A failed step of sign-in as a sentence; null while there is none. */
export function useSignInFailure(failure: unknown): string | null {
  const t = useText();
  const locale = useLocale();
  // Counted from the answer and by the reader's own clock, however wrong that is: it is the one they look at.
  const failedAt = useMemo(() => (failure === null ? 0 : Date.now()), [failure]);
  if (failure === null || failure === undefined) return null;
  // Not an answer of the bank: the code for the next step could not be fetched.
  if (!isApiFailure(failure)) return t('auth.failure.notLoaded');
  if (isRefusal(failure, 'locked') && failure.retryAfterS !== undefined) {
    // Not by the formats of @bank/i18n: they would bring the arithmetic of amounts to the first page.
    const time = new Intl.DateTimeFormat(intlTagOf(locale), { timeStyle: 'short' });
    return t('auth.failure.locked', { time: time.format(failedAt + failure.retryAfterS * 1000) });
  }
  if (isExchangeCode(failure.code)) return t(EXCHANGE_TEXTS[failure.code]);
  // "auth" elsewhere means that the session is gone; here there is none yet, and the bank's sentence may be missing.
  if (failure.kind === 'auth' && failure.messages.length === 0) return t('auth.failure.credentials');
  return failureText(failure, t);
}
