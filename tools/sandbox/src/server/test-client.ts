import { createHash } from 'node:crypto';
import type { Row } from '@bank/protocol';
import type { AccessTokens } from '@bank/protocol/auth';
import type { SecurityChange } from '@bank/protocol/settings';
import type { LightMyRequestResponse } from 'fastify';
import { PERSONA_PASSWORD } from '../seed/personas';
import type { TestBank } from '../testing';
import type { Sandbox } from './create-sandbox';

type Headers = Record<string, string>;

/** RFC 7636, appendix B. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/**
 * Calls as a client would, in process.
 * @param remoteAddress of the network; default: this machine
 */
export function clientOf(bank: Pick<TestBank, 'db'> & { sandbox: Sandbox }, remoteAddress = '127.0.0.1') {
  const post = (url: string, body: unknown, headers: Headers = {}): Promise<LightMyRequestResponse> =>
    bank.sandbox.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const login = (persona: string, password = PERSONA_PASSWORD, headers?: Headers) =>
    post(
      '/auth/login',
      { client: 'spa', username: `${persona}@personas.test`, password, codeChallenge: CHALLENGE },
      headers,
    );

  return {
    post,
    /** Calls a row by its verb and path. The fields fill the parameters of the path. */
    row(row: Row, fields: Record<string, unknown> = {}, headers: Headers = {}): Promise<LightMyRequestResponse> {
      if (row.kind === 'method') return post(`/?${row.name}`, fields, headers);
      // As JSON, for `String` throws at an object whose `toString` is a text; through a Buffer, for an address takes no half of a pair.
      const text = (value: unknown) =>
        Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
      const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const path = row.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(text(fields[name] ?? 'none') || 'none'),
      );
      const rest = Object.entries(fields).filter(([name]) => !inPath.includes(name));
      const verb = row.verb as 'GET' | 'DELETE' | 'POST' | 'PUT' | 'PATCH';
      if (verb !== 'GET' && verb !== 'DELETE') {
        const typed = { 'content-type': 'application/json', ...headers };
        const payload = JSON.stringify(Object.fromEntries(rest));
        return bank.sandbox.inject({ method: verb, url: path, remoteAddress, headers: typed, payload });
      }
      const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, text(value)]));
      return bank.sandbox.inject({ method: verb, url: `${path}?${query.toString()}`, remoteAddress, headers });
    },
    get: (url: string, headers: Headers = {}) => bank.sandbox.inject({ method: 'GET', url, remoteAddress, headers }),
    login,
    /** For personas who need no code. */
    async signIn(persona: string): Promise<AccessTokens> {
      const { accessToken, refreshToken } = (await login(persona)).json<AccessTokens>();
      return { accessToken, refreshToken };
    },
    call: (accessToken: string, method: string, body: object = {}, headers: Headers = {}) =>
      post(`/?${method}`, { method, ...body }, { authorization: `Bearer ${accessToken}`, ...headers }),
    /** An administrator gives their second factor for an act that is open (R0.52). */
    async proveAct(accessToken: string, persona: string, customerId: number): Promise<void> {
      const asked = (await this.call(accessToken, 'adminActProve', { customerId })).json<SecurityChange>();
      const code = await this.lastCode(persona);
      await this.call(accessToken, 'securityChangeConfirm', { requestKey: asked.waitsFor?.requestKey, code });
    },
    refresh: (refreshToken: string) => post('/auth/refresh', { refreshToken }),
    /** @param persona a key, or a phone number */
    async lastCode(persona: string): Promise<string> {
      const [message] = await bank.db.query<{ code: string }>(
        'SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY seq DESC LIMIT 1',
        [persona.startsWith('+') ? persona : `${persona}@personas.test`],
      );
      if (!message) throw new Error(`no code was sent to ${persona}`);
      return message.code;
    },
  };
}
