import type { Row } from '@bank/protocol';
import { responseCode } from '@bank/protocol';
import { FileAnswer } from '../platform/handler';
import type { OutgoingFile } from '../platform/handler';
import type { Language } from '../platform/languages';
import { isDatabaseAway } from '../platform/pg/away';
import { Busy, HttpRefusal, InvalidFields, Refusal } from '../platform/refusal';
import { TooMany, Unauthenticated, Unreadable } from './failures';
import { invalid } from './request';
import { say } from './texts';

/** An answer on its way out; the body is an object that becomes JSON. */
export interface Answer {
  status: number;
  body: object;
  retryAfterS?: number;
  /** In place of the body. */
  file?: OutgoingFile;
}

/** The message of statuses 500 and 503 (R1.8.3). */
const UNAVAILABLE = 'Server is not available';

export function success(row: Pick<Row, 'kind'>, output: unknown): Answer {
  if (output instanceof FileAnswer) return { status: 200, body: {}, file: output.file };
  const fields = typeof output === 'object' && output !== null ? output : {};
  if (row.kind === 'http') return { status: 200, body: fields };
  return { status: 200, body: { responseCode: responseCode.success, responseDescription: 'Success', ...fields } };
}

/**
 * A failure in the words of the row's kind: the envelope for methods, a status with `{message, code?}` for the rest.
 * @returns null for an unexpected error; the caller logs it and answers `unavailable()`
 */
export function failure(kind: Row['kind'], error: unknown, language: Language): Answer | null {
  if (error instanceof Unauthenticated) return answerAs(kind, 401, responseCode.auth, error.message);
  if (error instanceof Unreadable) return answerAs(kind, error.status, responseCode.invalidParams, error.message);
  if (error instanceof TooMany) {
    return { ...answerAs(kind, 429, responseCode.unknown, error.message), retryAfterS: error.retryAfterS };
  }
  if (error instanceof Busy) {
    const { status, body } = answerAs(kind, 429, responseCode.unknown, say(language, 'busy'));
    return { status, body: kind === 'http' ? { ...body, code: 'busy' } : body, retryAfterS: error.retryAfterS };
  }
  if (error instanceof HttpRefusal) {
    const { status, message, code, retryAfterS } = error;
    const body = kind === 'http' ? { message, code } : { ...envelopeOf(responseCode.unknown, message), reason: code };
    return { status, body, retryAfterS };
  }
  if (error instanceof InvalidFields) return refused(kind, invalid(language, error.names));
  if (error instanceof Refusal) return refused(kind, error);
  if (isUnstorable(error)) return refused(kind, invalid(language, []));
  return null;
}

/** Without a time to come back at: about a call that moves money it says that nobody knows what became of it (ADR-17). */
export function unavailable(kind: Row['kind'], error: unknown): Answer {
  return answerAs(kind, isDatabaseAway(error) ? 503 : 500, responseCode.unknown, UNAVAILABLE);
}

/** A call that the table does not have. */
export function unknownMethod(language: Language): Answer {
  return { status: 200, body: envelopeOf(responseCode.invalidMethod, say(language, 'invalidMethod')) };
}

function refused(kind: Row['kind'], { code, message, reason, validation, fields }: Refusal): Answer {
  if (kind === 'http')
    return { status: code === responseCode.invalidParams ? 400 : 403, body: { message, code, reason } };
  const errors = validation.length > 0 ? { validationErrors: validation } : { errors: [{ message }] };
  return { status: 200, body: { ...envelopeOf(code, message), ...errors, ...fields, reason } };
}

function answerAs(kind: Row['kind'], status: number, code: string, message: string): Answer {
  return { status, body: kind === 'http' ? { message, code } : { ...envelopeOf(code, message), message } };
}

const envelopeOf = (code: string, description: string) => ({ responseCode: code, responseDescription: description });

/** PostgreSQL's class 22: a value that passed the schema and that no column can hold, such as an id of 15 digits. */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');
}
