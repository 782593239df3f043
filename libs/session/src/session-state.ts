import type { LoginResult } from '@bank/protocol/auth';

/** The tokens of a session; `accessToken` is a JWT of at most 10 minutes, `refreshToken` works once (R0.18). */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** An unfinished sign-in: the state of its flow, the PKCE verifier, and the user. */
export type PendingSignIn = Exclude<LoginResult, { authFlow: 'simple' }> & { codeVerifier: string; username: string };

/** What a session remembers, in session storage (R1.3.4), so a tab keeps it and another visit does not. */
export interface SessionState {
  accessToken: string | null;
  refreshToken: string | null;
  /** The generation of the tokens (R0.62); null for the first of a sign-in. */
  generation: number | null;
  /** The flow a sign-in goes on with (R1.4.1). */
  authFlow: LoginResult['authFlow'] | null;
  /** What the sign-in answered, with the PKCE verifier that belongs to it, until the tokens are there. */
  loginResult: PendingSignIn | null;
  /** From a link of a representative (R1.2.6). */
  authSecret: string | null;
  /** The path /auth/sei was opened with, until signed in. */
  seiPath: string | null;
  /** Where an unauthenticated visitor wanted to go (R0.15). */
  initialPath: string | null;
  /** The id of the phone that approved the sign-in; the list of phones marks it. */
  approvedDevice: string | null;
  /** The customer for whom an administrator or employee acts (fromCustomerId, R0.23). */
  actingCustomerId: number | null;
  /** The customer whose tax certification the user does later (R0.115). */
  taxPutOffFor: number | null;
  /** True after a session that ended on purpose, until the next login: no address of this tab is remembered for the next user (R0.15). */
  hasLeft: true | null;
}

export const NO_SESSION: SessionState = {
  accessToken: null,
  refreshToken: null,
  generation: null,
  authFlow: null,
  loginResult: null,
  authSecret: null,
  seiPath: null,
  initialPath: null,
  approvedDevice: null,
  actingCustomerId: null,
  taxPutOffFor: null,
  hasLeft: null,
};

const customerId = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Reads a stored session; whatever is broken, foreign or half there becomes null, so that a damaged store means signing
 * in again and never a broken page.
 */
export function readSession(stored: string | null): SessionState {
  const raw = parse(stored);
  const accessToken = text(raw['accessToken']);
  const refreshToken = text(raw['refreshToken']);
  const generation = raw['generation'];
  const flow = raw['authFlow'];
  // Half a pair of tokens is none.
  const whole = accessToken !== null && refreshToken !== null;
  return {
    accessToken: whole ? accessToken : null,
    refreshToken: whole ? refreshToken : null,
    generation: whole && typeof generation === 'number' ? generation : null,
    authFlow: flow === 'simple' || isUnfinishedFlow(flow) ? flow : null,
    loginResult: isPendingSignIn(raw['loginResult']) ? raw['loginResult'] : null,
    authSecret: text(raw['authSecret']),
    seiPath: text(raw['seiPath']),
    initialPath: text(raw['initialPath']),
    approvedDevice: text(raw['approvedDevice']),
    actingCustomerId: customerId(raw['actingCustomerId']),
    taxPutOffFor: customerId(raw['taxPutOffFor']),
    hasLeft: raw['hasLeft'] === true ? true : null,
  };
}

function parse(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts that each flow cannot go on without. */
const FLOW_TEXTS: Readonly<Record<PendingSignIn['authFlow'], readonly string[]>> = {
  direct: [],
  otp: ['sentTo'],
  sms: ['maskedPhone', 'identifier'],
  verifyDevice: ['sentTo'],
  push: ['key', 'temporaryToken', 'number', 'deeplink', 'expiresAt'],
};

const isUnfinishedFlow = (value: unknown): value is PendingSignIn['authFlow'] =>
  typeof value === 'string' && Object.hasOwn(FLOW_TEXTS, value);

function isPendingSignIn(value: unknown): value is PendingSignIn {
  if (!isRecord(value) || !isUnfinishedFlow(value['authFlow'])) return false;
  const needed = ['code', 'codeVerifier', 'username', ...FLOW_TEXTS[value['authFlow']]];
  if (value['authFlow'] === 'push' && !Array.isArray(value['devices'])) return false;
  if (value['authFlow'] === 'verifyDevice' && !isRecord(value['device'])) return false;
  return needed.every((name) => typeof value[name] === 'string');
}
