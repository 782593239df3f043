import { answerMark } from '@bank/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the keys of the bank's own orders begin with. No client may use it, or it could take the place of such an order. */
const OF_THE_BANK = 'bank:';

/** A key of an order that the bank makes by itself. @param parts what no other order has together */
export const bankKey = (...parts: readonly (string | number)[]): string => OF_THE_BANK + parts.join(':');

/** Characters of a client's Idempotency-Key: printable, so that an answer's header can carry it. */
export const IDEMPOTENCY_KEY = new RegExp(`^(?!${OF_THE_BANK})[\\x21-\\x7e]{1,255}$`);

/** Marks an answer as the bank's own, which is the only kind that a client believes about money. */
export function markAsOwn(request: FastifyRequest, reply: FastifyReply): void {
  const key = request.headers['idempotency-key'];
  const isKeyed = typeof key === 'string' && IDEMPOTENCY_KEY.test(key);
  void reply.header(answerMark.header, isKeyed ? key : answerMark.unkeyed);
}
