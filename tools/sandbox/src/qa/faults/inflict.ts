import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markAsOwn } from '../../platform/answer-mark';
import type { FaultDefinition } from './fault';

/** @returns whether the call ends here; a `delay` only holds it up */
export async function stopBefore(
  { kind, status, body = {}, delayMs = 1_000, retryAfter }: FaultDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (kind === 'delay') await wait(delayMs);
  if (kind === 'drop-before') drop(request, reply);
  if (kind === 'status') {
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    await reply.code(status ?? 503).send({ message: 'Server is not available' });
  }
  if (kind === 'answer') {
    markAsOwn(request, reply);
    await reply.code(status ?? 200).send(body);
  }
  return kind === 'drop-before' || kind === 'status' || kind === 'answer';
}

/** Loses or damages an answer whose work is done. @returns whether the answer was dealt with here */
export function damage(
  { kind, status }: FaultDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { status: number; text: string },
): boolean {
  if (kind === 'drop-after') drop(request, reply);
  else if (kind === 'truncate') truncate(request, reply, answer);
  else if (kind === 'html')
    void reply
      .code(status ?? 200)
      .type('text/html; charset=utf-8')
      .send(GATEWAY_PAGE);
  else if (kind === 'empty')
    void reply
      .code(status ?? 200)
      .type('application/json; charset=utf-8')
      .send('');
  else return false;
  return true;
}

const GATEWAY_PAGE = '<!doctype html><title>Gateway</title><h1>The gateway has something else to say</h1>';

function drop(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/** Promises the whole answer, sends half of it and hangs up. */
function truncate(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text }: { status: number; text: string },
): void {
  const bytes = Buffer.from(text);
  reply.hijack();
  reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => request.raw.socket.destroy());
}
