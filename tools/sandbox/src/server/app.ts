import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { languageFrom } from '../platform/languages';
import type { Answer } from './answer';
import { failure, unavailable } from './answer';
import { markAsOwn } from './answer-mark';
import { Unreadable } from './failures';
import { uploadLimits } from './multipart';
import { allowLoopbackOrigins } from '../platform/origins';
import { say } from './texts';

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
  'deviceSecret',
  'pushToken',
  'approvalCode',
  'token',
];

/** An HTTP server without routes whose every failure is uniform JSON. */
export function createApp(logLevel: 'silent' | 'error' | 'warn'): FastifyInstance {
  const redact = ['req.headers.authorization', ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])];
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact, stream: process.stderr },
    // A line per request would cost more than the request.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
  });

  // The bytes are kept as they came: an idempotency key is bound to them. Reading them as JSON is dispatch's work.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Left in the stream until dispatch knows that its row takes files.
  void app.register(multipart, {
    limits: { fileSize: uploadLimits.fileBytes, files: uploadLimits.files, fields: 1, fieldSize: BODY_LIMIT },
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    allowLoopbackOrigins(request, reply, done);
  });

  app.setNotFoundHandler((request, reply) => {
    const message = say(languageFrom(request.headers['accept-language']), 'notFound');
    return reply.code(404).send({ message });
  });
  app.setErrorHandler((error, request, reply) => {
    const kind = request.method === 'POST' && request.url.split('?')[0] === '/' ? 'method' : 'http';
    const language = languageFrom(request.headers['accept-language']);
    const status = statusOf(error);
    const known = status === null ? failure(kind, error, language) : unreadable(status);
    if (!known) app.log.error({ error: describe(error) }, 'unexpected failure');
    const { status: code, body } = known ?? unavailable(kind);
    markAsOwn(request, reply);
    return reply.code(code).send(body);

    function unreadable(code: number): Answer | null {
      return failure(kind, new Unreadable(code, say(language, 'unreadable')), language);
    }
  });
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
