import type { Output, seiAuthorizeGet } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { secretHash } from '../auth/sessions';
import type { CallContext, Handlers } from '../platform/handler';
import { callerOf } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { say } from './texts';

/** How long a user may think about it. */
const LIFE_MS = 600_000;

type Scope = Output<typeof seiAuthorizeGet>['scopes'][number];
const SCOPES: readonly Scope[] = ['accounts', 'history', 'transfers'];

/** What another product asks for (RFC 6749 §4.1.1). */
interface Asked {
  clientId: string;
  redirectUri: URL;
  scopes: Scope[];
  state: string | null;
}

// Spec 1 §7, OAuth authorize. Whatever is wrong with an address is a 404: nothing is ever sent to a client nobody knows.
export const handlers = {
  async seiAuthorizeGet({ authorizeUrl }, context) {
    const { db, clock, ids } = context;
    const asked = read(authorizeUrl);
    if (!asked) throw notFound(context);
    const [client] = await db.query<{ name: string; hosts: string[] }>(
      'SELECT name, redirect_hosts AS hosts FROM sei_client WHERE id = $1',
      [asked.clientId],
    );
    if (!client?.hosts.includes(asked.redirectUri.hostname)) throw notFound(context);
    const authorizationId = ids.secret();
    await db.query(
      `INSERT INTO sei_authorization (hash, user_id, client_id, redirect_uri, state, scopes, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        secretHash(authorizationId),
        callerOf(context).userId,
        asked.clientId,
        asked.redirectUri.href,
        asked.state,
        asked.scopes,
        new Date(clock.now() + LIFE_MS),
      ],
    );
    return { authorizationId, client: { name: client.name, host: asked.redirectUri.host }, scopes: asked.scopes };
  },

  async seiAuthorize({ authorizationId, result }, context) {
    const { db, clock, ids } = context;
    const code = ids.secret();
    const [answered] = await db.query<{ redirectUri: string; state: string | null }>(
      `UPDATE sei_authorization SET result = $3, code_hash = $4
        WHERE hash = $1 AND user_id = $2 AND result IS NULL AND expires_at > $5
        RETURNING redirect_uri AS "redirectUri", state`,
      [
        secretHash(authorizationId),
        callerOf(context).userId,
        result,
        result ? secretHash(code) : null,
        new Date(clock.now()),
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

/** @param authorizeUrl absolute, or from the root; null for what asks for nothing we give */
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
  return { clientId, redirectUri, scopes, state: searchParams.get('state') };
}

const notFound = ({ lang }: CallContext) => new HttpRefusal(404, say(lang, 'notFound'), { code: 'notFound' });
