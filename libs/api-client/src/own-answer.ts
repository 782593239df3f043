import { answerMark, type Row } from '@bank/protocol';

/** Headers of an answer by lower-case name, as axios hands them over. */
type Headers = Readonly<Record<string, unknown>>;

/**
 * Whether the bank itself gave this answer to this very call: it carries the bank's mark with the key of the call, and is of
 * the kind that the row answers. Nothing between browser and bank writes such a header by accident.
 */
export function isOwnAnswer(row: Row, headers: Headers, idempotencyKey: string | undefined): boolean {
  if (headers[answerMark.header.toLowerCase()] !== (idempotencyKey ?? answerMark.unkeyed)) return false;
  return row.answers === 'file' || /^application\/json\b/i.test(String(headers['content-type']));
}
