import { createPkce } from '@bank/session';
import type { AddressSecrets, Tokens } from '@bank/session';
import { askBank } from './bank-window';

/** The messages that the bank "sent" to an address, oldest first. */
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

/** The part of an answer to a login that these calls need (R1.4.1). */
interface Login extends Tokens {
  authFlow: 'simple' | 'direct' | 'otp' | 'sms' | 'verifyDevice' | 'push';
  code: string;
  key?: string;
  migration?: { kind: string };
}

/**
 * Signs a persona in through the same calls as the product. It enters the code that was sent, answers on the phone, and links a
 * phone for a persona who must have one first.
 *
 * @param personaKey for example "ana"
 */
export async function signInAs(personaKey: string): Promise<Tokens> {
  const { username, password } = await personaOf(personaKey);
  const { verifier, challenge } = await createPkce();
  const login = { client: 'spa', username, password, codeChallenge: challenge };
  const result = await send<Login>('POST', '/auth/login', login);
  if (result.authFlow === 'simple') return { accessToken: result.accessToken, refreshToken: result.refreshToken };
  if (result.key !== undefined) await answerPhone(result.key, true);
  if (result.migration?.kind === 'strict') {
    const { key } = await send<{ key: string }>('POST', '/auth/scp/request', { code: result.code });
    await answerPhone(key, true);
  }
  const channel = result.authFlow === 'sms' ? 'sms' : 'email';
  const isAsked = result.authFlow !== 'direct' && result.authFlow !== 'push';
  const otp = isAsked ? await codeSent(channel, username) : undefined;
  const exchanged = await send<Tokens>('POST', '/auth/token', { code: result.code, codeVerifier: verifier, otp });
  return { accessToken: exchanged.accessToken, refreshToken: exchanged.refreshToken };
}

/** The code that was sent last. Only the bank knows the number of a text message, so for those it is the last of all. */
async function codeSent(channel: 'sms' | 'email', username: string): Promise<string | undefined> {
  const sent = await outboxOf(channel === 'email' ? username : undefined);
  return sent.findLast((message) => message.channel === channel && message.code !== undefined)?.code;
}

/**
 * Answers on the phone of the user.
 *
 * @param id the key of a sign-in or of a link, or the id of what `waitingOnPhone` lists
 */
export async function answerPhone(id: string, result: boolean): Promise<void> {
  await send('POST', `/sandbox/push/${encodeURIComponent(id)}`, { result });
}

/** Open questions on the phones of all personas, newest first. */
export function waitingOnPhone(): Promise<{ id: string; to: string; text: string; kind: string; number?: string }[]> {
  return send('GET', '/sandbox/push');
}

/** @param address an e-mail address or a phone number; all messages without it */
export function outboxOf(address?: string): Promise<SentMessage[]> {
  return send('GET', `/sandbox/outbox${address === undefined ? '' : `?to=${encodeURIComponent(address)}`}`);
}

/** Sends a representative the link to their part of the tax certification (R1.2.6). */
export async function inviteRepresentative(personaKey: string): Promise<void> {
  await send('POST', `/sandbox/representatives/${personaKey}/invite`, {});
}

/** What the cockpit's one click puts into the address of a brand (R1.2.30). */
export async function addressSecretsOf(personaKey: string): Promise<AddressSecrets> {
  const { url } = await send<{ url: string }>('POST', '/sandbox/sign-in', { persona: personaKey, brand: 'd' });
  const { searchParams } = new URL(url);
  return { code: searchParams.get('code') ?? '', codeVerifier: searchParams.get('codeVerifier') ?? '' };
}

/** Moves the bank's time on, and with it the page's. */
export async function advanceBank(ms: number): Promise<void> {
  await send('POST', '/sandbox/clock', { advanceMs: ms });
}

/**
 * Calls a method of the main API as a user who is not signed in on the page.
 *
 * @param key the idempotency key, for a method that moves money
 * @throws Error unless the bank agrees
 */
export function callAs<T>(token: string, method: string, input: object, key?: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
  return send('POST', `/?${method}`, { method, ...input }, headers);
}

async function personaOf(key: string): Promise<Named> {
  const persona = (await send<Named[]>('GET', '/sandbox/personas')).find((one) => one.key === key);
  if (!persona) throw new Error(`there is no persona "${key}"`);
  return persona;
}

async function send<T>(method: 'GET' | 'POST', url: string, body?: unknown, headers: object = {}): Promise<T> {
  const { status, body: text } = await askBank({
    method,
    url,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`${method} ${url} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}
