import type { Refusals, Row } from '@bank/protocol';

/** Kinds of failures that screens tell apart (R1.8.2). */
export type FailureKind =
  | 'verify' // VF: fields were refused; see `fields` and `messages`
  | 'terms' // TE: terms must be accepted first; see `terms`
  | 'auth' // AU, 401 without a session, 403: credentials or rights of the sign-in were refused
  | 'denied' // ENOA, 13: this user may not do this
  | 'closed' // CA: the account is closed
  | 'invalid' // TA1, IM, 4xx: the request was not understood or no longer fits
  | 'confirmation' // 92: the bank asks for a confirmation first
  | 'network' // AE, no connection, no answer in time, given up by the caller
  | 'server' // 5xx, or an answer that is none
  | 'sessionExpired' // the session has ended; the user goes to login
  | 'unknownOutcome' // a money call whose answer was lost: find out by its key (R0.20)
  | 'rateLimited' // 429; see `retryAfterS`
  | 'unknown'; // UE, and codes the client does not know

/** A document of terms to accept (R1.4.16). */
export interface FailureTerm {
  id: string;
  title: string;
  url: string;
}

export interface FailureDetails {
  /** The bank's code: a response code, or the stable word of an http row. */
  code?: string;
  /** A word of the row (`refusals`). */
  reason?: string;
  /** The HTTP status, when there was an answer. */
  status?: number;
  /** The bank's sentences in the order of R2.8.1. */
  messages?: readonly string[];
  /** The bank's sentence per request field. */
  fields?: Readonly<Record<string, string>>;
  terms?: readonly FailureTerm[];
  /** Seconds until a retry makes sense: of a 429, and of an address that is locked for a while. */
  retryAfterS?: number;
  /** Fields of the refusal beside the envelope, such as `triesLeft`. */
  details?: Readonly<Record<string, unknown>>;
}

/** The only thing a call throws. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string | undefined;
  /** Which of the row's refusals this is; undefined for any other failure. `useCall` knows which words. */
  readonly reason: string | undefined;
  readonly status: number | undefined;
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly terms: readonly FailureTerm[] | undefined;
  readonly retryAfterS: number | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    // For consoles and reports only; screens choose their text by kind.
    super(`${kind}${details.code ? ` (${details.code})` : ''}`);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.code = details.code;
    this.reason = details.reason;
    this.status = details.status;
    this.messages = details.messages ?? [];
    this.fields = details.fields;
    this.terms = details.terms;
    this.retryAfterS = details.retryAfterS;
    this.details = details.details ?? {};
  }
}

/** A failure of one row: its reason is a word that the row names. */
export type Refused<R extends Row> = ApiFailure & { readonly reason: Refusals<R> | undefined };
