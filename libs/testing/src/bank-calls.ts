import { createPkce } from '@bank/session';
import type { Tokens } from '@bank/session';
import { askBank } from './bank-window';

/** What "went out" to somebody, oldest first. */
export interface SentMessage {
  channel: 'sms' | 'email' | 'push';
  to: string;
  text: string;
  code?: string;
}

interface Named {
  key: string;
  username: string;
  password: string;
}

/**
 * Signs a persona in at the bank, through the same two calls as the product; for those who sign in by code too.
 *
 * @param personaKey for example "ana"
 */
export async function signInAs(personaKey: string): Promise<Tokens> {
  const persona = await personaOf(personaKey);
  const { verifier, challenge } = await createPkce();
  const { username, password } = persona;
  const login = { client: 'spa', username, password, codeChallenge: challenge };
  const result = await send<Tokens & { authFlow: string; code?: string }>('POST', '/auth/login', login);
  if (result.authFlow === 'simple') return { accessToken: result.accessToken, refreshToken: result.refreshToken };
  const otp = (await outboxOf(username)).at(-1)?.code;
  return send<Tokens>('POST', '/auth/token', { code: result.code, codeVerifier: verifier, otp });
}

/** @param address an e-mail address or a phone number; all messages without it */
export function outboxOf(address?: string): Promise<SentMessage[]> {
  return send('GET', `/sandbox/outbox${address === undefined ? '' : `?to=${encodeURIComponent(address)}`}`);
}

/** Moves the bank's time on, and with it the page's. */
export async function advanceBank(ms: number): Promise<void> {
  await send('POST', '/sandbox/clock', { advanceMs: ms });
}

async function personaOf(key: string): Promise<Named> {
  const persona = (await send<Named[]>('GET', '/sandbox/personas')).find((one) => one.key === key);
  if (!persona) throw new Error(`there is no persona "${key}"`);
  return persona;
}

async function send<T>(method: 'GET' | 'POST', url: string, body?: unknown): Promise<T> {
  const { status, body: text } = await askBank({
    method,
    url,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`${method} ${url} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}
