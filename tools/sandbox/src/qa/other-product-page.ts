import { challengeOf } from '../identity/auth/login-code';
import type { Ids } from '../platform/ids';

/** One request to the bank from outside. @returns the parsed answer */
export type AskBank = (
  url: string,
  body: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Record<string, unknown> }>;

/** What came of an answer of the user. */
export type Finished = { error: string } | { accessToken: string; refreshToken: string };

const CLIENT = { clientId: 'ledgerly', redirectUri: 'https://app.ledgerly.example/back' };

/** How many users may be on their way at once. */
const MAX_WAITING = 100;

/**
 * The back end of Ledgerly, the product that asks to be let in: it knows the bank by its public calls only. What a real one keeps in
 * its session (state, verifier) it keeps in memory.
 */
export function otherProduct(ask: AskBank, ids: Pick<Ids, 'secret'>) {
  const verifiers = new Map<string, string>();
  return {
    /** @returns the address that it sends its user's browser to */
    start(scopes: readonly string[]): string {
      const state = ids.secret();
      const codeVerifier = ids.secret();
      const [oldest] = verifiers.keys();
      if (verifiers.size >= MAX_WAITING && oldest !== undefined) verifiers.delete(oldest);
      verifiers.set(state, codeVerifier);
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: CLIENT.clientId,
        redirect_uri: CLIENT.redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: challengeOf(codeVerifier),
        code_challenge_method: 'S256',
      });
      return `/oauth/authorize?${query.toString()}`;
    },
    /** @param address where the user's browser came back to */
    async finish(address: string): Promise<Finished> {
      const { searchParams } = new URL(address);
      const state = searchParams.get('state') ?? '';
      const codeVerifier = verifiers.get(state);
      verifiers.delete(state);
      if (codeVerifier === undefined) return { error: 'unknown_state' };
      const code = searchParams.get('code');
      if (code === null) return { error: searchParams.get('error') ?? 'no_code' };
      const { status, body } = await ask('/auth/token', { client: 'sei', ...CLIENT, code, codeVerifier });
      const { accessToken, refreshToken } = body;
      if (status !== 200 || typeof accessToken !== 'string' || typeof refreshToken !== 'string')
        return { error: String(body['code'] ?? status) };
      return { accessToken, refreshToken };
    },
    /** @returns how many accounts of its user it sees; null when the bank does not show them */
    async countAccounts(accessToken: string): Promise<number | null> {
      const { body } = await ask('/?balanceInquiry', {}, { authorization: `Bearer ${accessToken}` });
      const { accounts } = body;
      if (typeof accounts !== 'object' || accounts === null || !('account' in accounts)) return null;
      return Array.isArray(accounts.account) ? accounts.account.length : null;
    },
  };
}
