import { identityProvider } from '@bank/protocol/identity-verification';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { enqueueJob } from '../../platform/jobs/queue';
import { providerOutcome } from '../../rooms/identity-verification/message';
import { readBody } from '../reading/read-body';
import { addPageOfTwo } from './page-of-two';
import { addSdkOfOne } from './sdk-of-one';
import { IDENTITY_SENTINELS } from './sentinels';
import { conclude, goAway, sentinelNamed } from './stand-in';
import type { Session } from './stand-in';

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;

const decision = z.strictObject({ sentinel: z.string().max(40) });
const availability = z.strictObject({ isDown: z.boolean() });
const videoDecision = z.strictObject({ outcome: providerOutcome });
/** Longer than any tester waits. */
const FOREVER_MS = 10 * 365 * 86_400_000;

const RUNS = `SELECT r.id AS "runId", r.customer_id AS "customerId", r.provider, r.state, r.outcome, r.started_at AS "startedAt",
  r.expires_at AS "expiresAt", r.provider_session AS session, v.id AS "videoJobId"
  FROM identity_run r LEFT JOIN video_job v ON v.run_id = r.id`;

/** The two providers of identity checks for testers: how runs come out, and which provider is away (R0.84). */
export function addIdentityProvidersQa(qa: FastifyInstance, bank: Bank): void {
  const { db, clock } = bank;
  addSdkOfOne(qa, bank);
  addPageOfTwo(qa, bank);
  qa.get('/sandbox/identity-sentinels', () => IDENTITY_SENTINELS.map(({ name, means }) => ({ name, means })));
  qa.get('/sandbox/identity-runs', () => db.query(`${RUNS} ORDER BY r.started_at DESC LIMIT 50`));

  qa.post<{ Params: { id: string } }>('/sandbox/identity-runs/:id', async ({ params, body }) => {
    const { sentinel } = readBody(
      decision,
      body,
      'A run comes out with {sentinel: one of GET /sandbox/identity-sentinels}.',
    );
    const way = sentinelNamed(sentinel);
    if (!way) throw new HttpRefusal(400, 'sentinel: one of GET /sandbox/identity-sentinels');
    await db.transaction(async (tx) => {
      const [run] = await tx.query<Session>(`${RUNS} WHERE r.id = $1`, [params.id]);
      if (!run) throw new HttpRefusal(404, 'There is no such run.');
      await conclude(tx, run, way, bank);
    });
    return { sentinel };
  });

  qa.post<{ Params: { id: string } }>('/sandbox/video-jobs/:id', async ({ params, body }) => {
    const { outcome } = readBody(videoDecision, body, 'A call ends with {outcome}.');
    const [run] = await db.query<Session>(`${RUNS} WHERE v.id = $1`, [params.id]);
    if (!run) throw new HttpRefusal(404, 'There is no such call.');
    const payload = { provider: run.provider, runId: run.runId, outcome, messageId: bank.ids.next(), isVideo: 'yes' };
    await db.transaction((tx) => enqueueJob(tx, bank, { kind: 'identityProviderSays', payload }));
    return { outcome };
  });

  qa.post<{ Params: { name: string } }>('/sandbox/identity-providers/:name', async ({ params, body }) => {
    const name = identityProvider.safeParse(params.name);
    if (!name.success) throw new HttpRefusal(404, 'There is no such provider.');
    const { isDown } = readBody(availability, body, 'A provider is away or back with {isDown}.');
    const now = clock.now();
    await goAway(db, name.data, now, isDown ? now + FOREVER_MS : now);
    return { isDown };
  });
}
