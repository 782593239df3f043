import type { AccessClaims } from '../../identity/auth/access-token';
import { watchedSignIn } from '../../identity/devices/phone-request';
import type { BankEvent } from '../../platform/events';
import type { SocketParts } from './sockets';

/** Who sits at a socket, and what they may hear. */
export interface Listener {
  /** Null for an unfinished sign-in. */
  sessionId: string | null;
  hears(event: BankEvent): boolean;
  /** Whether the session, or the sign-in, is still on. */
  isOn(): boolean | Promise<boolean>;
  /** What happened before the socket was there to hear it. */
  missed(): readonly BankEvent[] | Promise<readonly BankEvent[]>;
}

/** @param token an access token, or the temporary token of a sign-in. @returns null for any other */
export async function admit(token: string, parts: SocketParts): Promise<Listener | null> {
  const claims = parts.signer().verify(token);
  if (!claims) return signInListener(token, parts);
  // A limited session has scopes for calls, and none for hints.
  if (claims.scopes) return null;
  return (await parts.guard.admits(claims)) ? sessionListener(claims, parts) : null;
}

/** Whose hints a user may see: their own, and those of everybody they could act for with at least READ (spec 1 §6). */
async function sessionListener(claims: AccessClaims, { db, guard }: SocketParts): Promise<Listener> {
  const rows = await db.query<{ id: number }>(
    'SELECT customer_id AS id FROM membership WHERE user_id = $1 AND access_right > 0',
    [claims.userId],
  );
  const customerIds = new Set([claims.customerId, ...rows.map((row) => row.id)]);
  return {
    sessionId: claims.sessionId,
    hears(event) {
      if ('signInKey' in event) return false;
      if ('userId' in event) return event.userId === claims.userId;
      if (event.sessionId !== undefined) return event.sessionId === claims.sessionId;
      return customerIds.has(event.customerId);
    },
    isOn: () => guard.isOn(claims),
    missed: () => [],
  };
}

/** Hears how this one sign-in was answered and nothing else; also when the phone was faster than the socket. */
async function signInListener(token: string, { db, clock }: SocketParts): Promise<Listener | null> {
  const signIn = await watchedSignIn(db, { clock }, token);
  if (!signIn) return null;
  const { key, until } = signIn;
  return {
    sessionId: null,
    hears: (event) => 'signInKey' in event && event.signInKey === key,
    isOn: () => clock.now() < until,
    async missed() {
      const current = await watchedSignIn(db, { clock }, token);
      return current?.answered ? [{ signInKey: key, event: 'loginAnswered', subject: key }] : [];
    },
  };
}
