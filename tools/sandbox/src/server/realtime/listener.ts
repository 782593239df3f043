import type { AccessClaims, AccessTokenSigner } from '../../identity/auth/access-token';
import type { SessionGuard } from '../../identity/auth/session-guard';
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

/** What it takes to know a listener. */
export interface ListenerParts extends Pick<SocketParts, 'db' | 'clock' | 'isAdmitted'> {
  signer(): Pick<AccessTokenSigner, 'verify'>;
  guard: Pick<SessionGuard, 'admits' | 'isOn'>;
}

/** What a new socket says of itself: an access token, or the temporary token of a sign-in; and where it comes from. */
interface Claim {
  token: string;
  address: string;
}

/** @returns null for any other token, and where the user's IP whitelist does not name the address */
export async function admit({ token, address }: Claim, parts: ListenerParts): Promise<Listener | null> {
  const claims = parts.signer().verify(token);
  if (!claims) return signInListener(token, parts);
  // A limited session has scopes for calls, and none for hints.
  if (claims.scopes) return null;
  if (!(await parts.guard.admits(claims)) || !(await parts.isAdmitted(claims.userId, address))) return null;
  return sessionListener(claims, address, parts);
}

/**
 * Hints of a customer for those as well who may not see the balances. Any other waits for that right: what moves, a card, an invoice or a
 * payee is about money, and notices name amounts.
 */
const FOR_ALL: ReadonlySet<BankEvent['event']> = new Set(['documentsChanged', 'newsChanged', 'sessionEnded']);

/** Whose hints a user may see: their own, and those of everybody they could act for with at least READ (R1.6.7). */
async function sessionListener(
  claims: AccessClaims,
  address: string,
  { db, guard, isAdmitted }: ListenerParts,
): Promise<Listener> {
  const seen = new Map<number, { balanceInfo: boolean }>();
  async function look(): Promise<void> {
    const rows = await db.query<{ id: number; balanceInfo: boolean }>(
      `SELECT customer_id AS id, balance_info AND NOT is_representative AS "balanceInfo" FROM membership
        WHERE user_id = $1 AND access_right > 0
        UNION ALL SELECT customer_id, true FROM app_user WHERE id = $1 AND customer_id IS NOT NULL`,
      [claims.userId],
    );
    seen.clear();
    for (const { id, balanceInfo } of rows) seen.set(id, { balanceInfo });
  }
  await look();
  return {
    sessionId: claims.sessionId,
    hears(event) {
      if ('signInKey' in event) return false;
      if ('userId' in event) {
        if (event.userId !== claims.userId) return false;
        // What cannot be looked up is not heard.
        if (event.event === 'accessChanged') look().catch(() => seen.clear());
        return true;
      }
      if (event.sessionId !== undefined) return event.sessionId === claims.sessionId;
      const customer = seen.get(event.customerId);
      return customer !== undefined && (customer.balanceInfo || FOR_ALL.has(event.event));
    },
    isOn: async () => (await guard.isOn(claims)) && isAdmitted(claims.userId, address),
    missed: () => [],
  };
}

/** Hears how this one sign-in was answered and nothing else; also when the phone was faster than the socket. */
async function signInListener(token: string, { db, clock }: ListenerParts): Promise<Listener | null> {
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
