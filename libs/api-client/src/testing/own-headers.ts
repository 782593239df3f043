import { answerMark } from '@bank/protocol';

/** Headers of every answer of the bank. Without them the outcome of a money call is unknown (R0.36). */
export function ownHeaders(config: { headers: { get(name: string): unknown } }): Record<string, string> {
  const key = config.headers.get('Idempotency-Key');
  return {
    'content-type': 'application/json; charset=utf-8',
    [answerMark.header.toLowerCase()]: typeof key === 'string' ? key : answerMark.unkeyed,
  };
}
