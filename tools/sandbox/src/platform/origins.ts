import { answerMark } from '@bank/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** Pages of this machine. No Origin means no browser, which needs no such defence. */
export const isLoopbackOrigin = (origin: string | undefined): boolean =>
  origin === undefined || LOOPBACK_ORIGIN.test(origin);

/** The calling page, for values bound to it (WebAuthn's relying party). @param origin of a page of ours; null without one */
export const pageOf = (origin: string | null): { origin: string; host: string } | null =>
  origin === null ? null : { origin, host: new URL(origin).hostname };

/** Lets a brand's page on this machine call the bank directly; every other page's browser keeps the answer from it. */
export function allowLoopbackOrigins(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { origin } = request.headers;
  if (origin === undefined || !isLoopbackOrigin(origin)) return done();
  reply.headers({
    'access-control-allow-origin': origin,
    vary: 'Origin',
    'access-control-expose-headers': `Retry-After, Date, ${answerMark.header}`,
  });
  if (request.method !== 'OPTIONS') return done();
  void reply
    .headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'Authorization, Content-Type, Accept-Language, X-Client-Version, Customer-Id, Idempotency-Key, Identity-Token, Auth-Secret',
      'access-control-max-age': '600',
    })
    .code(204)
    .send();
}

/**
 * Whether a request may use the QA surface: from this machine, to this machine's name (a foreign name that was pointed
 * at 127.0.0.1 is not), and from no foreign page.
 */
export function isFromThisMachine({ headers, ip }: FastifyRequest): boolean {
  return LOOPBACK_ADDRESS.test(ip) && LOOPBACK_HOST.test(headers.host ?? '') && isLoopbackOrigin(headers.origin);
}

/** Headers that a proxy adds. One that adds none, and rewrites Host, looks like this machine: so the QA surface also needs a switch. */
const PASSED_ON = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Whether a proxy, such as a brand's web server, passed the request on. */
export const isPassedOn = ({ headers }: FastifyRequest): boolean =>
  PASSED_ON.some((name) => headers[name] !== undefined);
