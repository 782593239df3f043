import { answerMark } from '@bank/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Characters of an Idempotency-Key: printable, so that an answer's header can carry it. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Marks an answer as the bank's own, which is the only kind that a client believes about money. */
export function markAsOwn(request: FastifyRequest, reply: FastifyReply): void {
  const key = request.headers['idempotency-key'];
  const isKeyed = typeof key === 'string' && IDEMPOTENCY_KEY.test(key);
  void reply.header(answerMark.header, isKeyed ? key : answerMark.unkeyed);
}
