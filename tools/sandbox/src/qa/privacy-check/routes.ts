import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock';
import type { FaultStore } from '../faults/fault-store';
import { stopBefore } from '../faults/inflict';

const PATH = '/privacy-check';

/** The newest calls that are kept, by this process alone. */
const KEPT = 100;

export interface PrivacyCheckParts {
  clock: Clock;
  faults: FaultStore;
}

/** One call of a sign-in page. */
export interface SeenCheck {
  at: string;
  isAnonymous: boolean;
}

/**
 * The outside check of a visitor's address (R0.12), on the bank's own origin: a brand that names `/api/privacy-check` is told that the
 * connection is an ordinary one, and one that names `/api/privacy-check?isAnonymous=true` that it hides its user.
 * `GET /sandbox/privacy-check` shows the calls, oldest first. Faults meet them like any other.
 */
export async function addPrivacyCheck(qa: FastifyInstance, { clock, faults }: PrivacyCheckParts): Promise<void> {
  const seen: SeenCheck[] = [];
  await qa.register((service, _options, done) => {
    service.addHook('preHandler', async (request, reply) => {
      const fault = await faults.take('', PATH);
      if (fault && (await stopBefore(fault, request, reply))) return reply;
    });
    service.get<{ Querystring: { isAnonymous?: string } }>(PATH, ({ query }) => {
      const isAnonymous = query.isAnonymous === 'true';
      seen.push({ at: new Date(clock.now()).toISOString(), isAnonymous });
      if (seen.length > KEPT) seen.shift();
      return { isAnonymous };
    });
    done();
  });
  qa.get('/sandbox/privacy-check', () => seen);
}
