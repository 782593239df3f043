import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { AxiosError, AxiosHeaders } from 'axios';
import { generations } from './generations';
import { ownHeaders } from './testing';
import { configureTransport, type TransportOptions } from './transport';
import type { HeldTokens, TokenPair, TokenStore } from './token-store';

// A bank for tests of the transport: it gives the answers of the test and records the calls.

/** A JWT of a session; `exp` in epoch s. */
export function jwt(claims: Record<string, unknown>): string {
  return `${btoa('{}')}.${btoa(JSON.stringify(claims))}.x`;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Something between browser and bank wrote it. */
  isForeign?: true;
}

export type Respond = (
  request: InternalAxiosRequestConfig,
  nth: number,
) => Answer | 'drop' | 'timeout' | Promise<Answer>;

/** @param initial of the first generation where it says nothing else */
export function memoryTokens(initial: (TokenPair & { generation?: number }) | null): TokenStore {
  let tokens: HeldTokens | null = initial && { generation: 1, ...initial };
  return {
    get: () => tokens,
    set: (next) => {
      tokens = next;
    },
    clear: () => {
      tokens = null;
    },
  };
}

const text = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body ?? {}));

/** Configures the transport against a bank that answers with `respond`. @returns the sent requests, in order */
export function startBank(respond: Respond, options: Partial<TransportOptions> = {}) {
  // Its session is a new one.
  generations.forget('s1');
  const requests: InternalAxiosRequestConfig[] = [];
  const expired: string[] = [];
  const tokens = memoryTokens({ accessToken: jwt({ sid: 's1', exp: 4_000_000_000 }), refreshToken: 'r1' });
  const adapter: AxiosAdapter = async (config) => {
    requests.push({ ...config, headers: new AxiosHeaders(config.headers) });
    const answer = await respond(config, requests.length);
    if (answer === 'drop') throw new AxiosError('lost', AxiosError.ERR_NETWORK, config);
    if (answer === 'timeout') throw new AxiosError('late', AxiosError.ECONNABORTED, config);
    const { status = 200, body, isForeign } = answer;
    const headers = { ...(isForeign ? {} : ownHeaders(config)), ...answer.headers };
    return { data: text(body), status, statusText: '', headers, config };
  };
  configureTransport({
    baseUrl: '/api',
    tokens,
    language: () => 'en',
    acting: () => null,
    onSessionExpired: () => expired.push('expired'),
    onStaleTokens: () => expired.push('stale'),
    adapter,
    ...options,
  });
  return { requests, expired, tokens: options.tokens ?? tokens };
}

/** The failure a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (reason: unknown) => reason,
  );
}
