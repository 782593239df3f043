import {
  call,
  closeBank,
  configureTransport,
  query,
  queryClient,
  startRecovery,
  startResolver,
  type TransportOptions,
} from '@bank/api-client';
import { tokenCompany } from '@bank/api-client/jwt';
import { logout, sessionActivity } from '@bank/protocol/auth';
import { customerInfo, userAccessInfo, type Customer, type CustomerAccess } from '@bank/protocol/customer';
import { useSuspenseQuery } from '@tanstack/react-query';
import { identityToken } from './identity-token';
import { can, type Permissions } from './permissions';
import { endSession, onSessionEnd, session } from './session';
import { sessionTokens } from './session-tokens';

/** The options that the shell provides; the session provides tokens and the acting customer. */
export type BankOptions = Omit<
  TransportOptions,
  'tokens' | 'acting' | 'identityToken' | 'email' | 'onSessionExpired' | 'onStaleTokens'
>;

/** Joins session and transport: tokens, acting customer, expiry, and nothing left in caches or sockets after the end. */
export function connectBank(options: BankOptions): void {
  configureTransport({
    ...options,
    tokens: sessionTokens,
    acting: namedCustomer,
    identityToken: identityToken.current,
    authSecret: () => session.getState().authSecret,
    email: shownEmail,
    onSessionExpired: () => endSession('expired'),
    onStaleTokens: () => endSession('stale'),
  });
  startRecovery();
  startResolver();
  onSessionEnd(closeBank);
  onSessionEnd(identityToken.forget);
}

/** The customer that acting calls name (R1.6.4): the chosen one, and without a choice the company of a business user's token. */
function namedCustomer(): number | null {
  const { actingCustomerId, accessToken } = session.getState();
  return actingCustomerId ?? tokenCompany(accessToken);
}

/** The sign-in address of the user whom the page shows (R1.7.2): the bank refuses a decision from the page of another user. */
export function shownEmail(): string | null {
  return queryClient.getQueryData(customerQueries.info().queryKey)?.customer.login.email ?? null;
}

/** Logs out at the bank. Without a connection the session expires there by itself. */
export async function callLogout(refreshToken: string): Promise<void> {
  try {
    await call(logout, { refreshToken });
  } catch {
    // The user is signed out here in any case; the token family expires there.
  }
}

/** Tells the bank that a person is at the page (R0.19). A lost one is made up for by the next. */
export function callActivity(): void {
  void call(sessionActivity, undefined, { isUnasked: true }).catch(() => undefined);
}

/** The signed-in user, and their rights for the customer acted for. */
export const customerQueries = {
  info: () => query(customerInfo),
  access: () => query(userAccessInfo),
};

/** The signed-in customer, their access and what follows from it; suspends until loaded (guards have started it). */
export function useCustomer(): { customer: Customer; access: CustomerAccess; may: Permissions } {
  const { customer } = useSuspenseQuery(customerQueries.info()).data;
  const { customerAccess: access } = useSuspenseQuery(customerQueries.access()).data;
  return { customer, access, may: can(customer, access) };
}
