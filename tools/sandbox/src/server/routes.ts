import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '@bank/protocol';
import type { BrandPlaces } from '../platform/brands';
import type { ClientAddress } from '../platform/client-address';
import type { Db } from '../platform/db';
import type { CallContext } from '../platform/handler';
import type { Language } from '../platform/languages';
import type { FaultStore } from '../qa/faults/fault-store';
import { damage, stopBefore } from '../qa/faults/inflict';
import type { Sockets } from './realtime/sockets';
import type { Answer } from './answer';
import { markAsOwn } from '../platform/answer-mark';
import { shownInJson } from '../platform/shown-mailbox';
import type { Dispatch, WireRequest } from './dispatch';
import { describe } from './app';
import type { FileReader } from './file-readers';
import { readMultipart } from './multipart';
import { addIdentityDoor } from '../rooms/identity-verification/door';
import { sendFile } from './send-file';
import type { Call } from './rooms';

export interface RouteParts {
  bank: Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;
  calls: readonly Call[];
  dispatch: Dispatch;
  sockets: Sockets;
  db: Db;
  faults: FaultStore;
  /** Whose call a request is. */
  clientOf: ClientAddress;
  /** The pages of the brands. */
  isOurs: BrandPlaces['isOurs'];
  /** How long a 429 is held back (`SandboxConfig`). */
  holdBackMs: number;
}

const SOCKET_PATH = '/socket';

/** The main API, the http rows, the websocket and the health check. */
export async function addRoutes(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const { calls, dispatch, sockets, db, faults, clientOf, isOurs, holdBackMs } = parts;

  app.post('/', (request, reply) => {
    const name = methodIn(request.url);
    return answer(request, reply, { name: name ?? '', run: () => dispatch.method(name, wireOf(request, clientOf)) });
  });

  for (const { row } of calls.filter((call) => call.row.kind === 'http')) {
    app.route({
      method: row.verb,
      url: row.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) =>
        answer(request, reply, { name: row.name, run: () => dispatch.http(row, wireOf(request, clientOf, row)) }),
    });
  }

  addIdentityDoor(app, parts.bank);

  app.get('/healthz', async (_request, reply) => {
    const up = await db.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return reply.code(up ? 200 : 503).send(up ? { status: 'ok' } : { status: 'unavailable' });
  });

  // What a brand's web server says of its visitor, for the check of that server (tools/deploy/check.mjs).
  app.get('/address', (request) => {
    const { address, isNamed } = clientOf(request.raw);
    return { address, named: isNamed };
  });

  let malformed = 0;
  await app.register(websocket, {
    options: { maxPayload: 16 * 1024 },
    errorHandler(error, socket) {
      socket.terminate();
      // A stranger can send bytes that are no frame: log one line with their number, and no stack.
      if ('code' in error && String(error.code).startsWith('WS_ERR_')) app.log.warn(`malformed frames: ${++malformed}`);
      else app.log.error({ error: describe(error) }, 'a socket failed');
    },
  });
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOurs(request.headers.origin)) return reply.code(403).send({ message: 'Origin not allowed' });
        const fault = await faults.take('', SOCKET_PATH);
        if (fault && (await stopBefore(fault, request, reply))) return reply;
      },
    },
    (socket, request) => sockets.open(socket, clientOf(request.raw).address),
  );

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, run }: { name: string; run: () => Promise<Answer> },
  ): Promise<FastifyReply> {
    const fault = await faults.take(name, request.url.split('?')[0] ?? '');
    if (fault && (await stopBefore(fault, request, reply))) return reply;
    const { status, body, retryAfterS, file } = await run();
    if (status === 429 && holdBackMs > 0) await wait(holdBackMs);
    if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    const text = shownInJson(body);
    if (!file && fault && damage(fault, request, reply, { status, text })) return reply;
    markAsOwn(request, reply);
    if (file) return sendFile(reply, file);
    return reply.code(status).type('application/json; charset=utf-8').send(text);
  }
}

/** `/?p2pTransfer` names its method (R1.7.1). */
function methodIn(url: string): string | undefined {
  return /^[^?]*\?([A-Za-z]\w*)(?:=?$|&|=&)/.exec(url)?.[1];
}

function wireOf(request: FastifyRequest, clientOf: ClientAddress, row?: Row): WireRequest {
  const { headers, body } = request;
  const inPath = row && isFields(request.params) ? request.params : {};
  const inQuery = row && /^(GET|DELETE)$/.test(row.verb) && isFields(request.query) ? request.query : {};
  const multipart = request.isMultipart()
    ? (language: Language, reader: FileReader) => readMultipart(request, language, reader)
    : undefined;
  const { address: ip } = clientOf(request.raw);
  return { headers, body: Buffer.isBuffer(body) ? body : undefined, fields: { ...inQuery, ...inPath }, multipart, ip };
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
