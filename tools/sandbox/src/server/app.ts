import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { responseCode } from '@bank/protocol';
import type { Clock } from '../platform/clock';
import { languageFrom } from '../platform/languages';
import type { Answer } from './answer';
import { failure, unavailable } from './answer';
import { markAsOwn } from '../platform/answer-mark';
import { Unreadable } from './failures';
import { allowLoopbackOrigins } from '../platform/origins';
import { say } from './texts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const BODY_LIMIT = 256 * 1024;

/** Never in a log, wherever they turn up (D39). */
const SECRETS = [
  'password',
  'accessToken',
  'refreshToken',
  'code',
  'codeVerifier',
  'otp',
  'secret',
  'authSecret',
  'paymentSecret',
  'deviceSecret',
  'pushToken',
  'approvalCode',
  'token',
  'sdkToken',
  'pin',
  'pinRepeat',
  'pinCode',
  'newPin',
  'cvv',
  'number',
];

export interface AppOptions {
  logLevel: 'silent' | 'error' | 'warn';
  /** How long a request may take to arrive, in seconds; one that trickles in is closed. */
  requestS: number;
  clock: Clock;
}

/** An HTTP server without routes whose every failure is uniform JSON. */
export function createApp({ logLevel, requestS, clock }: AppOptions): FastifyInstance {
  const redact = [
    'req.headers.authorization',
    'req.headers["identity-token"]',
    'req.headers["auth-secret"]',
    ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
  ];
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact, stream: process.stderr },
    // A line per request would cost more than the request.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: requestS * 1000,
    // Node looks for late requests this often; its default would let them live for half a minute more.
    http: { connectionsCheckingInterval: Math.min(requestS * 250, 5_000) },
    // An address that cannot be read, or a part of it that is too long: refused before any hook or handler of ours.
    frameworkErrors(error, request, reply) {
      reply.headers(HEADERS);
      return refuse(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      if (!socket.writable) return;
      const late = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
      const body = JSON.stringify({ message: say('en', 'unreadable'), code: responseCode.invalidParams });
      const head = [
        late ? 'HTTP/1.1 408 Request Timeout' : 'HTTP/1.1 400 Bad Request',
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
      ];
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    },
  });

  // Node takes the longer of the two for the whole request.
  app.server.headersTimeout = requestS * 1000;

  // The bytes are kept as they came: an idempotency key is bound to them. Reading them as JSON is dispatch's work.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Left in the stream until dispatch knows that its row takes files.
  void app.register(multipart, { limits: { fields: 1, fieldSize: BODY_LIMIT } });

  app.addHook('onRequest', (request, reply, done) => {
    // Clients take the bank's time from here, so it follows the clock that the cockpit moves.
    reply.headers({ ...HEADERS, date: new Date(clock.now()).toUTCString() });
    allowLoopbackOrigins(request, reply, done);
  });

  app.setNotFoundHandler((request, reply) => {
    const message = say(languageFrom(request.headers['accept-language']), 'notFound');
    return reply.code(404).send({ message });
  });
  app.setErrorHandler(refuse);

  /** A failure outside of any handler, in the words of the kind of call that was meant. */
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const kind = request.method === 'POST' && request.url.split('?')[0] === '/' ? 'method' : 'http';
    const language = languageFrom(request.headers['accept-language']);
    const status = statusOf(error);
    const known = status === null ? failure(kind, error, language) : unreadable(status);
    // Who hangs up in the middle of a body is no failure of the bank.
    if (!known && !request.raw.readableAborted) app.log.error({ error: describe(error) }, 'unexpected failure');
    const { status: code, body } = known ?? unavailable(kind, error);
    markAsOwn(request, reply);
    return reply.code(code).send(body);

    function unreadable(code: number): Answer | null {
      return failure(kind, new Unreadable(code, say(language, 'unreadable')), language);
    }
  }
  return app;
}

/** What may be logged of an error: never a statement's parameters or a row's values. */
export function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, pgCode: 'code' in error ? error.code : undefined };
}

/** Fastify's own refusals (body too large, wrong content type) carry a 4xx; anything else is not one. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : null;
}
