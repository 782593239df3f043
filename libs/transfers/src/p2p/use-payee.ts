import { ApiFailure, query } from '@bank/api-client';
import { useDebounced } from '@bank/kit';
import { checkPayeeEmail } from '@bank/protocol/transfers';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { cleanedField } from '../mass/reading/clean';
import { checkEmail } from '../transfer-rules';

/** Long enough not to ask about every letter, short enough to answer before the next field is reached. */
const LOOKUP_AFTER_MS = 400;

export type Payee =
  | { state: 'none' }
  | { state: 'looking' }
  | { state: 'known'; name: string }
  | { state: 'unknown'; email: string }
  /** The bank says so, and why: as many people were looked up as may be for now (R0.56). */
  | { state: 'later'; sentence: string };

/** What the bank says while it answers no more questions about people; null for any other failure. */
export const askedTooOften = (error: unknown): string | null =>
  error instanceof ApiFailure && error.reason === 'askedTooOften' ? (error.messages[0] ?? null) : null;

const payeeQuery = (email: string) => query(checkPayeeEmail, { email }, { lazy: true });

/** Whom the page's own address names: the form waits for the answer, so that it begins with the name, and not with the e-mail. */
export function useBroughtPayee(): { isLoading: boolean } {
  const [search] = useSearchParams();
  const { customer, may } = useCustomer();
  const email = cleanedField('toEmail', search.get('to') ?? '');
  return useQuery({
    ...payeeQuery(email),
    enabled: may.sendP2p && checkEmail(email, customer.login.email) === 'lookup',
  });
}

/** Who is at an address; asks only about what can be one and is not one's own (R2.5.1). */
export function usePayee(email: string, ownEmail: string): Payee {
  const asked = useDebounced(email, LOOKUP_AFTER_MS);
  const isAskable = checkEmail(asked, ownEmail) === 'lookup';
  const { data, error } = useQuery({ ...payeeQuery(asked), enabled: isAskable });
  if (checkEmail(email, ownEmail) !== 'lookup') return { state: 'none' };
  const sentence = asked === email ? askedTooOften(error) : null;
  if (sentence !== null) return { state: 'later', sentence };
  if (asked !== email || !data) return { state: 'looking' };
  return data.exists && data.name !== null ? { state: 'known', name: data.name } : { state: 'unknown', email };
}
