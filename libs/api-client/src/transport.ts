import type { Lang } from '@bank/i18n';
import { type Row } from '@bank/protocol';
import { refresh } from '@bank/protocol/auth';
import axios, { AxiosError, type AxiosAdapter, type AxiosInstance, type AxiosResponse } from 'axios';
import { ApiFailure } from './api-failure';
import { buildRequest, type WireRequest } from './build-request';
import { intents } from './intents';
import { REACTIONS, type CallEvent, type CallMode } from './reactions';
import { readAnswer, type AnswerProblem, type ReadAnswer } from './read-answer';
import { createRefresher, type Refresher } from './refresher';
import { isOwnAnswer } from './own-answer';
import { observeServerDate, serverNow } from './server-clock';
import { exclusively, openTabChannel } from './tabs';
import type { TokenPair, TokenStore } from './token-store';

const TIMEOUT_MS = 300_000; // spec 1 §9

export interface TransportOptions {
  /** Where the bank is; same-origin `/api` in browsers. */
  baseUrl: string;
  /** Where its socket is, when not beside `baseUrl`. */
  socketUrl?: string;
  tokens: TokenStore;
  language: () => Lang;
  /** The customer acted for, or null. */
  acting: () => number | null;
  /** From a link (spec 1 §2); only rows with `auth: 'authSecret'` send it. */
  authSecret?: () => string | null;
  /** Tests answer from the sandbox in process. */
  adapter?: AxiosAdapter;
  onSessionExpired: () => void;
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
    adapter: options.adapter,
    responseType: 'text',
    // Bytes in, bytes out: repeats send the same bytes, and an answer is believed only after reading it ourselves.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
  });
  channel?.close();
  channel = openTabChannel();
  const refresher = createRefresher({
    tokens: options.tokens,
    renew: async (refreshToken) => (await send(refresh, { refreshToken }, 'change')) as TokenPair, // read by its schema
    exclusively,
    channel,
    onExpired: options.onSessionExpired,
    now: () => serverNow(Date.now()),
  });
  transport = { ...options, http, refresher, report: options.report ? oncePerRow(options.report) : defaultReport() };
}

function defaultReport(): (problem: AnswerProblem) => void {
  if (process.env['NODE_ENV'] !== 'test') {
    return oncePerRow(({ row, detail }) =>
      // eslint-disable-next-line no-console -- no other place to say it to, until somebody passes `report`
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

/** The transport as configured. @throws Error when nobody has called configureTransport */
export function currentTransport(): Transport {
  if (!transport) throw new Error('configureTransport() has not been called');
  return transport;
}

export interface SendOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Told how much of the body has gone out, 0 to 1; for uploads. */
  onProgress?: (ratio: number) => void;
}

/** One call by the rules of `REACTIONS`. @throws ApiFailure only */
export async function send(row: Row, input: unknown, mode: CallMode, options: SendOptions = {}): Promise<unknown> {
  const { idempotencyKey } = options;
  if (mode !== 'money' || idempotencyKey === undefined) return attempts(row, input, mode, options);
  intents.sent(idempotencyKey);
  try {
    const value = await attempts(row, input, mode, options);
    intents.settle(idempotencyKey);
    return value;
  } catch (error) {
    if (error instanceof ApiFailure && error.kind !== 'unknownOutcome') intents.settle(idempotencyKey);
    else intents.markUnknown(idempotencyKey);
    throw error;
  }
}

async function attempts(row: Row, input: unknown, mode: CallMode, options: SendOptions): Promise<unknown> {
  const { language, acting, authSecret, refresher } = currentTransport();
  const caller = { language: language(), acting: acting(), authSecret: authSecret?.() ?? null };
  const request = buildRequest(row, input, caller, options.idempotencyKey);
  // What another than the bank answered before: its work may be done, whatever the rest of this call comes to.
  let foreign: ApiFailure | null = null;
  try {
    for (let isRepeat = false; ; isRepeat = true) {
      const accessToken = row.auth === 'bearer' ? await refresher.fresh() : null;
      const answer = await attempt(row, request, accessToken, options);
      if (answer.ok) return answer.value;
      if (mode === 'money' && !answer.isOwn) foreign = answer.failure;
      const reaction = REACTIONS[answer.event][mode];
      if (reaction === 'unknown') throw unknownOutcome(answer.failure);
      if (isRepeat || reaction === 'fail') throw answer.failure;
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

function unknownOutcome({ status, code, messages }: ApiFailure): ApiFailure {
  return new ApiFailure('unknownOutcome', { status, code, messages });
}

async function attempt(
  row: Row,
  request: WireRequest,
  accessToken: string | null,
  { signal, onProgress }: SendOptions,
): Promise<ReadAnswer> {
  const { http, report } = currentTransport();
  const headers =
    accessToken === null ? request.headers : { ...request.headers, Authorization: `Bearer ${accessToken}` };
  try {
    const response = await http.request<unknown>({
      ...request,
      headers,
      signal,
      ...(row.answers === 'file' && { responseType: 'blob' }),
      onUploadProgress: onProgress && (({ progress }) => onProgress(progress ?? 0)),
    });
    observeServerDate(response.headers['date'], Date.now());
    const retryAfter: unknown = response.headers['retry-after'];
    return readAnswer(
      row,
      {
        status: response.status,
        ...(await bodyOf(row, response)),
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
        isOwn: isOwnAnswer(row, response.headers, request.headers['Idempotency-Key']),
      },
      report,
    );
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error;
    const failure = new ApiFailure('network', { code: error.code });
    return { ok: false, event: eventOf(error), failure, isOwn: false };
  }
}

/** What came: a text, or the file of a row that answers one, whose refusals are texts all the same. */
async function bodyOf(row: Row, { data, status }: AxiosResponse<unknown>): Promise<{ text: string; file?: Blob }> {
  const isFile = row.answers === 'file' && status < 300;
  // An adapter without a network hands over texts only.
  if (typeof data === 'string') return isFile ? { text: '', file: new Blob([data]) } : { text: data };
  if (!(data instanceof Blob)) return { text: '' };
  return isFile ? { text: '', file: data } : { text: await data.text() };
}

function eventOf({ code }: AxiosError): CallEvent {
  if (code === AxiosError.ERR_CANCELED) return 'cancelled';
  return code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT ? 'timeout' : 'network';
}

/**
 * Renews the tokens of the session now, as opening the login page while signed in does (spec 1 §2).
 * @returns the new tokens, or null when there is no session any more; then `onSessionExpired` has been called
 * @throws ApiFailure when the bank could not be reached; the session stands
 */
export async function refreshSession(): Promise<TokenPair | null> {
  const { tokens, refresher } = currentTransport();
  const current = tokens.get();
  if (!current) return null;
  try {
    await refresher.replace(current.accessToken);
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'sessionExpired') return null;
    throw error;
  }
  return tokens.get();
}
