import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { HttpRefusal } from '../../platform/refusal';
import type { FaultStore } from '../faults/fault-store';
import { stopBefore } from '../faults/inflict';
import { keep, received } from './events';
import { itemRoutes, itemsOf } from './items';

export interface AnalyticsParts {
  db: Db;
  clock: Clock;
  faults: FaultStore;
}

/**
 * The product-analytics service (R3.7.8): the five routes the library posts to, on the bank's own origin, so that a brand reaches
 * them by its `/api` (R0.13), and `GET /sandbox/analytics` with what they were sent. Faults meet these calls like any other.
 */
export async function addAnalytics(qa: FastifyInstance, { db, clock, faults }: AnalyticsParts): Promise<void> {
  await qa.register(async (service) => {
    // A form, a beacon (text) or a recording (bytes): read as what it is in items.ts.
    service.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    service.addHook('preHandler', async (request, reply) => {
      const fault = await faults.take('', request.url.split('?')[0]?.replace(/\/$/, '') ?? '');
      if (fault && (await stopBefore(fault, request, reply))) return reply;
    });

    for (const route of itemRoutes) {
      for (const url of [`/analytics/${route}`, `/analytics/${route}/`]) {
        service.post<{ Querystring: Record<string, unknown> }>(url, async ({ body, query }, reply) => {
          const isVerbose = query['verbose'] === '1';
          try {
            await keep(db, clock, route, itemsOf(route, Buffer.isBuffer(body) ? body : Buffer.alloc(0)));
          } catch (error) {
            if (!(error instanceof HttpRefusal)) throw error;
            return answer(reply.code(400), isVerbose, error.message);
          }
          return answer(reply, isVerbose, null);
        });
      }
    }
    for (const url of ['/analytics/flags', '/analytics/flags/']) {
      service.route({ method: ['GET', 'POST'], url, handler: () => ({ flags: {} }) });
    }
  });
  qa.get<{ Querystring: { since?: string } }>('/sandbox/analytics', ({ query }) => {
    const since = query.since === undefined ? undefined : new Date(query.since);
    if (since && Number.isNaN(since.getTime())) throw new HttpRefusal(400, 'since: not an instant');
    return received(db, since);
  });
}

/** As the service answers: 1 or 0, or, when the caller asked for more words, why. */
function answer(reply: FastifyReply, isVerbose: boolean, error: string | null): FastifyReply {
  const status = error === null ? 1 : 0;
  return isVerbose ? reply.send({ status, error }) : reply.type('text/plain; charset=utf-8').send(String(status));
}
