import type { Output } from '@bank/protocol';
import type { seiAuthorizeGet } from '@bank/protocol/sei';
import type { Rooms } from '@bank/protocol/all';
import { AT_ONCE_S } from '../auth/login-code';
import { secretHash } from '../auth/sessions';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/** How long a user may think about it. */
const LIFE_MS = 600_000;

type Scope = Output<typeof seiAuthorizeGet>['scopes'][number];
const SCOPES: readonly Scope[] = ['accounts', 'history', 'transfers'];

/** A request of another product (RFC 6749 §4.1.1). */
interface Asked {
  clientId: string;
  /** As it was written: the exchange has to name the same one (RFC 6749 §4.1.3). */
  redirectUri: string;
  host: { name: string; withPort: string };
  /** RFC 7636, S256. */
  challenge: string;
  scopes: Scope[];
  state: string | null;
}

// R1.7.18, OAuth authorize. Any fault of an address is a 404: the bank never sends anything to an unknown client.
export const handlers = {
  async seiAuthorizeGet({ authorizeUrl }, context) {
    const { db, clock, ids } = context;
    const asked = read(authorizeUrl);
    if (!asked) throw notFound(context);
    const [client] = await db.query<{ name: string; hosts: string[] }>(
      'SELECT name, redirect_hosts AS hosts FROM sei_client WHERE id = $1',
      [asked.clientId],
    );
    if (!client?.hosts.includes(asked.host.name)) throw notFound(context);
    const authorizationId = ids.secret();
    await db.query(
      `INSERT INTO sei_authorization (hash, user_id, client_id, redirect_uri, challenge, state, scopes, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        secretHash(authorizationId),
        callerOf(context).userId,
        asked.clientId,
        asked.redirectUri,
        asked.challenge,
        asked.state,
        asked.scopes,
        new Date(clock.now() + LIFE_MS),
      ],
    );
    return { authorizationId, client: { name: client.name, host: asked.host.withPort }, scopes: asked.scopes };
  },

  async seiAuthorize({ authorizationId, result }, context) {
    const { db, clock, ids } = context;
    const code = ids.secret();
    const [answered] = await db.query<{ redirectUri: string; state: string | null }>(
      `UPDATE sei_authorization SET result = $3, code_hash = $4, code_expires_at = $6
        WHERE hash = $1 AND user_id = $2 AND result IS NULL AND expires_at > $5
        RETURNING redirect_uri AS "redirectUri", state`,
      [
        secretHash(authorizationId),
        callerOf(context).userId,
        result,
        result ? secretHash(code) : null,
        new Date(clock.now()),
        result ? new Date(clock.now() + AT_ONCE_S * 1000) : null,
      ],
    );
    if (!answered) throw notFound(context);
    const address = new URL(answered.redirectUri);
    if (result) address.searchParams.set('code', code);
    else address.searchParams.set('error', 'access_denied');
    if (answered.state !== null) address.searchParams.set('state', answered.state);
    return { redirect_uri: address.href };
  },
} satisfies Handlers<Rooms['sei']>;

/** @param authorizeUrl absolute, or from the root; null for an address without a valid request */
function read(authorizeUrl: string): Asked | null {
  if (!URL.canParse(authorizeUrl, 'https://bank.invalid')) return null;
  const { searchParams } = new URL(authorizeUrl, 'https://bank.invalid');
  const redirect = searchParams.get('redirect_uri') ?? '';
  const clientId = searchParams.get('client_id');
  if (clientId === null || !URL.canParse(redirect)) return null;
  const redirectUri = new URL(redirect);
  const wanted = (searchParams.get('scope') ?? '').split(' ');
  const scopes = SCOPES.filter((scope) => wanted.includes(scope));
  // RFC 6749 §3.1.2: no fragment; and nothing but https, without credentials, except to this machine (RFC 8252 §8.3).
  const isSafe =
    redirectUri.protocol === 'https:' || (redirectUri.protocol === 'http:' && redirectUri.hostname === 'localhost');
  if (!isSafe || redirectUri.username || redirectUri.password || redirectUri.hash || scopes.length === 0) return null;
  if ((searchParams.get('response_type') ?? 'code') !== 'code') return null;
  // RFC 9700 §2.1.1: no code without PKCE, and of PKCE only the way that cannot be turned round.
  const challenge = searchParams.get('code_challenge') ?? '';
  if (searchParams.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) return null;
  const host = { name: redirectUri.hostname, withPort: redirectUri.host };
  return { clientId, redirectUri: redirect, host, challenge, scopes, state: searchParams.get('state') };
}

const notFound = (context: CallContext & MayRefuse<'notFound'>) => refused(context, 'notFound', { status: 404 });
