import type { Lang } from '@bank/i18n';
import { type Row } from '@bank/protocol';
import { refresh } from '@bank/protocol/auth';
import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { ApiFailure } from './api-failure';
import { asks } from './asks';
import { attempt } from './attempt';
import { availability } from './availability';
import { buildRequest } from './build-request';
import { isAdmitted, isCrowded, isPressAdmitted, isProbe, sent, startGate, turn } from './gate';
import { intents } from './intents';
import { tokenUser } from './jwt';
import { outcomes, type OutcomeSubject } from './outcomes';
import { REACTIONS, type CallMode } from './reactions';
import type { AnswerProblem } from './read-answer';
import { createRefresher, type Refresher } from './refresher';
import { serverNow } from './server-clock';
import { exclusively, openTabChannel } from './tabs';
import type { TokenPair, TokenStore } from './token-store';

const TIMEOUT_MS = 300_000; // R1.9.2

export interface TransportOptions {
  /** Address of the bank; same-origin `/api` in browsers. */
  baseUrl: string;
  /** Address of its socket, when not beside `baseUrl`. */
  socketUrl?: string;
  tokens: TokenStore;
  language: () => Lang;
  /** The customer acted for, or null. */
  acting: () => number | null;
  /** From a link (R1.2.6); only rows with `auth: 'authSecret'` send it. */
  authSecret?: () => string | null;
  /** From the page of a check of identity; only rows with `auth: 'identityToken'` send it (R0.83). */
  identityToken?: () => string | null;
  /** Sign-in address of the user whom the page shows; only rows with `fromEmail` send it. */
  email?: () => string | null;
  /** Tests answer from the sandbox in process. */
  adapter?: AxiosAdapter;
  onSessionExpired: () => void;
  /** Only this tab has lost the session (R0.62). */
  onStaleTokens: () => void;
  /** Told once per row about answers that do not match the table. Without it: throws in tests, the browser's console otherwise. */
  report?: (problem: AnswerProblem) => void;
}

interface Transport extends TransportOptions {
  http: AxiosInstance;
  refresher: Refresher;
  report: (problem: AnswerProblem) => void;
}

let transport: Transport | null = null;
let channel: ReturnType<typeof openTabChannel> = null;

/** Says where the bank is and whose calls these are. Call once at start; tests call it per case. */
export function configureTransport(options: TransportOptions): void {
  const http = axios.create({
    baseURL: options.baseUrl,
    timeout: TIMEOUT_MS,
    // The build leaves the other adapters of the library out (tools/workspace/vite/lean-axios.ts).
    adapter: options.adapter ?? 'xhr',
    responseType: 'text',
    // Bytes in, bytes out: repeats send the same bytes, and an answer is believed only after reading it ourselves.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
  });
  channel?.close();
  channel = openTabChannel();
  availability.start();
  startGate();
  repeatedAt = 0;
  const refresher = createRefresher({
    tokens: options.tokens,
    renew: async (refreshToken) => (await send(refresh, { refreshToken }, 'change')) as TokenPair, // read by its schema
    exclusively,
    channel,
    onExpired: options.onSessionExpired,
    onStale: options.onStaleTokens,
    now: () => serverNow(Date.now()),
  });
  transport = { ...options, http, refresher, report: options.report ? oncePerRow(options.report) : defaultReport() };
}

function defaultReport(): (problem: AnswerProblem) => void {
  if (process.env['NODE_ENV'] !== 'test') {
    return oncePerRow(({ row, detail }) =>
      // eslint-disable-next-line no-console -- the default report
      console.error(`The answer of ${row} does not match the table: ${detail}`),
    );
  }
  return ({ row, detail }) => {
    throw new Error(`The answer of ${row} does not match the table: ${detail}`);
  };
}

/** A bank that answers wrongly does so every time; once says it. */
function oncePerRow(report: (problem: AnswerProblem) => void): (problem: AnswerProblem) => void {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem.row)) return;
    told.add(problem.row);
    report(problem);
  };
}

/** The transport as configured. @throws Error before configureTransport */
export function currentTransport(): Transport {
  if (!transport) throw new Error('configureTransport() has not been called');
  return transport;
}

export interface SendOptions {
  idempotencyKey?: string;
  /** Facts of a money call, for the notification of its outcome. */
  about?: OutcomeSubject;
  /** The customer to ask for, in place of the one acted for now. */
  acting?: number | null;
  /** The caller counts it among the asks of the minute itself. */
  isCounted?: true;
  /** The page makes the call by itself and nobody waits for it: like a read it is left out while the bank is away. */
  isUnasked?: true;
  signal?: AbortSignal;
  /** Called with the part of the body that was sent, or of a file that was received, 0 to 1. */
  onProgress?: (ratio: number) => void;
  /** Default: five minutes (R1.9), and less for a read while the bank is away. */
  timeoutMs?: number;
}

/** While the bank is away a read gives up sooner: the next one may find it back. */
const TIMEOUT_AWAY_MS = 10_000;

/** One call by the rules of `REACTIONS`. @throws ApiFailure only */
export async function send(row: Row, input: unknown, mode: CallMode, options: SendOptions = {}): Promise<unknown> {
  const { idempotencyKey: key, about = { what: 'payment' } } = options;
  if (mode !== 'money' || key === undefined) return attempts(row, input, mode, options);
  // Before the key is noted as sent: what became of an earlier call under it is another matter.
  if (!isPressAdmitted(Date.now())) throw availability.failure(Date.now());
  const { acting, tokens } = currentTransport();
  intents.sent(key);
  outcomes.sent({
    key,
    row: row.name,
    about,
    since: Date.now(),
    userId: tokenUser(tokens.get()?.accessToken ?? null),
    acting: acting(),
  });
  try {
    const value = await attempts(row, input, mode, options);
    settle(key);
    return value;
  } catch (error) {
    if (error instanceof ApiFailure && error.kind !== 'unknownOutcome') {
      settle(key);
    } else {
      intents.markUnknown(key);
      outcomes.lost(key);
    }
    throw error;
  }
}

/** The end of a key is known. */
export function settle(key: string): void {
  intents.settle(key);
  outcomes.settled(key);
}

async function attempts(row: Row, input: unknown, mode: CallMode, options: SendOptions): Promise<unknown> {
  const isProbing = isProbe();
  const isHeldBack = !isProbing && row.auth === 'bearer' && (mode === 'read' || options.isUnasked === true);
  if (isHeldBack && isCrowded()) await turn();
  // A probe has asked for its place, and tokens are renewed in that of the call that needs them.
  const isPlaced = isProbing || row.name === refresh.name || options.isCounted === true;
  if (isHeldBack ? !isAdmitted(Date.now()) : !isPlaced && !isPressAdmitted(Date.now()))
    throw availability.failure(Date.now());
  const hasEnded = isPlaced ? () => undefined : sent(Date.now());
  try {
    return await exchange(row, input, mode, { ...options, isProbing });
  } finally {
    hasEnded();
  }
}

/** The call and, where the table says so, its one repeat. */
async function exchange(
  row: Row,
  input: unknown,
  mode: CallMode,
  { isProbing, ...options }: SendOptions & { isProbing: boolean },
): Promise<unknown> {
  const { language, acting, authSecret, identityToken, email, refresher, http, report, tokens } = currentTransport();
  const isAway = availability.get().state !== 'ok';
  const timeoutMs = isAway && mode === 'read' ? TIMEOUT_AWAY_MS : options.timeoutMs;
  const caller = {
    language: language(),
    acting: options.acting === undefined ? acting() : options.acting,
    authSecret: authSecret?.() ?? null,
    identityToken: identityToken?.() ?? null,
    email: email?.() ?? null,
  };
  const request = buildRequest(row, input, caller, options.idempotencyKey);
  // An earlier foreign answer: the bank may have committed, whatever follows.
  let foreign: ApiFailure | null = null;
  try {
    for (let isRepeat = false; ; isRepeat = true) {
      const isKnown = row.auth === 'bearer' || (row.knowsCaller === true && tokens.get() !== null);
      const accessToken = isKnown ? await refresher.fresh() : null;
      // The first answer was none, so that the repeat finds out whether the bank is away.
      if (isRepeat && availability.get().state !== 'ok') asks.count(Date.now(), { isProbe: true });
      const answer = await attempt({ http, report }, row, request, accessToken, { ...options, timeoutMs });
      if (answer.ok) return answer.value;
      if (mode === 'money' && !answer.isOwn) foreign = answer.failure;
      const reaction = REACTIONS[answer.event][mode];
      if (reaction === 'unknown') throw unknownOutcome(answer.failure);
      if (isRepeat || reaction === 'fail') throw answer.failure;
      // One of the calls that lost their connection together is enough to see whether it is back.
      if (reaction === 'repeat' && (isAway || isProbing || !mayRepeat(Date.now()))) throw answer.failure;
      if (reaction === 'refreshAndRepeat') {
        // Without a token of ours a 401 is the answer: wrong credentials.
        if (accessToken === null) throw answer.failure;
        await refresher.replace(accessToken);
      }
    }
  } catch (error) {
    if (foreign) throw unknownOutcome(foreign);
    throw error;
  }
}

const REPEAT_EVERY_MS = 2000;
let repeatedAt = 0;

function mayRepeat(now: number): boolean {
  if (now - repeatedAt < REPEAT_EVERY_MS || !asks.hasRoom(now)) return false;
  repeatedAt = now;
  return true;
}

function unknownOutcome({ status, code, messages }: ApiFailure): ApiFailure {
  return new ApiFailure('unknownOutcome', { status, code, messages });
}

/**
 * Renews the tokens of the session now, as opening the login page while signed in does (R1.2.24).
 * @returns the new tokens, or null when there is no session any more; then `onSessionExpired` has been called
 * @throws ApiFailure when the bank could not be reached; the session stands
 */
export async function refreshSession(): Promise<TokenPair | null> {
  const { tokens, refresher } = currentTransport();
  const current = tokens.get();
  if (!current) return null;
  const hasEnded = sent(Date.now());
  try {
    await refresher.replace(current.accessToken);
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'sessionExpired') return null;
    throw error;
  } finally {
    hasEnded();
  }
  return tokens.get();
}
