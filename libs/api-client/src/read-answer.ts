import { envelope, httpFailure, responseCode, type Envelope, type Row } from '@bank/protocol';
import { term } from '@bank/protocol/customer';
import { transferOutcome } from '@bank/protocol/transfers-outcome';
import * as z from 'zod/mini';
import { ApiFailure, type FailureKind } from './api-failure';
import type { CallEvent } from './reactions';

/** An HTTP answer that is not checked yet. */
export interface RawAnswer {
  status: number;
  text: string;
  /** The body of a row that answers a file. */
  file?: Blob;
  /** The Retry-After header, if any. */
  retryAfter: string | null;
  /** Marked by the bank as its own, and JSON or a file (`isOwnAnswer`). */
  isOwn: boolean;
}

export type ReadAnswer =
  { ok: true; value: unknown } | { ok: false; event: CallEvent; failure: ApiFailure; isOwn: boolean };

/** A mismatch: the answer is a success but differs from its row. */
export interface AnswerProblem {
  row: string;
  detail: string;
}

/** R1.8.1, every code. */
const KIND_OF_CODE: Readonly<Record<string, FailureKind>> = {
  [responseCode.verify]: 'verify',
  [responseCode.terms]: 'terms',
  [responseCode.network]: 'network',
  [responseCode.auth]: 'auth',
  [responseCode.noAccess]: 'denied',
  [responseCode.unknown]: 'unknown',
  [responseCode.closedAccount]: 'closed',
  [responseCode.accessDenied]: 'denied',
  [responseCode.invalidParams]: 'invalid',
  [responseCode.invalidMethod]: 'invalid',
  [responseCode.confirmationNeeded]: 'confirmation',
};

/** After these codes the bank itself does not know the outcome. */
const UNSURE: ReadonlySet<string> = new Set([responseCode.unknown, responseCode.network]);

/**
 * Envelope or plain answer → value, or the one failure it means. Success is only the string "00" (or a code the row
 * lists), and for http rows only 2xx.
 * @param complain called for a success whose deeper fields do not match the table; the value is used as received
 */
export function readAnswer(row: Row, answer: RawAnswer, complain: (problem: AnswerProblem) => void): ReadAnswer {
  const json = parseJson(answer.text);
  // A 401 is believed so far: the repeat has the same key and bytes, so it does no harm behind a gateway either.
  if (saysWhatMoved(row) && answer.status !== 401 && !isBelieved(row, answer, json)) {
    return failed(row, 'foreign', 'server', answer, json);
  }
  if (answer.status === 401) return failed(row, 'unauthorized', 'auth', answer, json);
  if (answer.status === 429 || isBusy(answer)) return failed(row, 'throttled', 'rateLimited', answer, json);
  if (answer.status >= 500) return failed(row, 'server', 'server', answer, json);
  return row.kind === 'method' ? readMethod(row, answer, json, complain) : readHttp(row, answer, json, complain);
}

/** Rows about money: those that move it, and the look-up of an outcome. */
const saysWhatMoved = (row: Row) => row.money === true || row.name === transferOutcome.name;

/**
 * R0.36: about money only the bank's own answer says anything. A method answers in an envelope with a code of the
 * catalogue, an http row refuses with a message.
 */
function isBelieved(row: Row, answer: RawAnswer, json: unknown): boolean {
  if (!answer.isOwn) return false;
  if (row.kind === 'http') return answer.status < 300 || messageOf(json) !== null;
  const code = envelope.safeParse(json).data?.responseCode;
  return (
    code !== undefined &&
    (Object.hasOwn(KIND_OF_CODE, code) || code === responseCode.success || row.codes?.includes(code) === true)
  );
}

/** The bank had no room for the call and says when it will: nothing was begun. */
const isBusy = ({ status, isOwn, retryAfter }: RawAnswer) => status === 503 && isOwn && retryAfter !== null;

function readMethod(
  row: Row,
  answer: RawAnswer,
  json: unknown,
  complain: (problem: AnswerProblem) => void,
): ReadAnswer {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return failedByStatus(row, answer, json);
  const code = parsed.data.responseCode;
  const isSuccess = code === responseCode.success || row.codes?.includes(code) === true;
  if (isSuccess && answer.status < 300) return readValue(row, answer, json, complain);
  if (isSuccess) return failedByStatus(row, answer, json);
  const event: CallEvent = answer.status === 409 ? 'conflict' : UNSURE.has(code) ? 'bankUnsure' : 'refused';
  return failed(row, event, KIND_OF_CODE[code] ?? 'unknown', answer, json);
}

function readHttp(row: Row, answer: RawAnswer, json: unknown, complain: (problem: AnswerProblem) => void): ReadAnswer {
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (isSuccess) return readValue(row, answer, row.answers === 'file' ? answer.file : json, complain);
  return failedByStatus(row, answer, json);
}

/** A missing or mistyped top-level field makes an answer useless; anything deeper is complained about and lived with. */
function readValue(row: Row, answer: RawAnswer, json: unknown, complain: (problem: AnswerProblem) => void): ReadAnswer {
  if (!row.response) return { ok: true, value: undefined };
  const parsed = row.response.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const isUseless = parsed.error.issues.some(({ path }) => path.length <= 1);
  if (isUseless || row.money) return failed(row, 'garbage', 'server', answer, json);
  const detail = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  complain({ row: row.name, detail });
  return { ok: true, value: json };
}

function failedByStatus(row: Row, answer: RawAnswer, json: unknown): ReadAnswer {
  const { status } = answer;
  if (status < 400) return failed(row, 'garbage', 'server', answer, json);
  if (status === 409) return failed(row, 'conflict', 'invalid', answer, json);
  const code = messageOf(json)?.code;
  const kind = (code === undefined ? undefined : KIND_OF_CODE[code]) ?? (status === 403 ? 'auth' : 'invalid');
  return failed(row, 'rejected', kind, answer, json);
}

function failed(row: Row, event: CallEvent, kind: FailureKind, answer: RawAnswer, json: unknown): ReadAnswer {
  const wrapped = envelope.safeParse(json);
  const body = wrapped.success ? wrapped.data : null;
  const failure = new ApiFailure(kind, {
    status: answer.status,
    code: body?.responseCode ?? messageOf(json)?.code,
    reason: reasonIn(row, body, json),
    messages: sentences(body, json),
    fields: body ? fieldsOf(body) : undefined,
    terms: kind === 'terms' ? termsOf(body) : undefined,
    retryAfterS: seconds(answer.retryAfter),
    details: body ?? undefined,
  });
  return { ok: false, event, failure, isOwn: answer.isOwn };
}

/** Only a word that the row names: screens match on nothing else. */
function reasonIn({ refusals }: Row, body: Envelope | null, json: unknown): string | undefined {
  const http = messageOf(json);
  const word = body?.reason ?? http?.reason ?? http?.code;
  return refusals?.find((known) => known === word);
}

/** @returns undefined for anything that is no JSON: something before the bank may have written it */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(json: unknown) {
  const parsed = httpFailure.safeParse(json);
  return parsed.success ? parsed.data : null;
}

/** The order of R2.8.1: validation errors, error field, errors, response description, message, body. */
function sentences(body: Envelope | null, json: unknown): string[] {
  const validation = body?.validationErrors?.map(({ description }) => description) ?? [];
  const errors = body?.errors?.map(({ message }) => message) ?? [];
  const rest = [body?.responseDescription, messageOf(json)?.message, field(json, 'body')];
  const first = [validation, [field(json, 'error')], errors, ...rest.map((sentence) => [sentence])]
    .map((group) => group.filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== ''))
    .find((group) => group.length > 0);
  return first ?? [];
}

function field(json: unknown, name: 'error' | 'body'): unknown {
  const parsed = z.looseObject({ error: z.optional(z.unknown()), body: z.optional(z.unknown()) }).safeParse(json);
  return parsed.success ? parsed.data[name] : undefined;
}

function fieldsOf({ validationErrors = [] }: Envelope): Record<string, string> {
  return Object.fromEntries(
    validationErrors.flatMap(({ field: name, description }) => (name === undefined ? [] : [[name, description]])),
  );
}

function termsOf(body: Envelope | null) {
  const parsed = z.looseObject({ terms: z.array(term) }).safeParse(body);
  return parsed.success ? parsed.data.terms : [];
}

/** Retry-After in seconds; the date form is not used by the bank. */
function seconds(retryAfter: string | null): number | undefined {
  const value = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
