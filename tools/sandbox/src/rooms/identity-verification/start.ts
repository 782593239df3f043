import type { IdentityStart } from '@bank/protocol/identity-verification';
import { secretHash } from '../../identity/auth/sessions';
import { endOpenRun, isIdentityAsked } from '../../identity/standing/identity-asked';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { enqueueJob } from '../../platform/jobs/queue';
import { pageOf } from '../../platform/origins';
import type { MayRefuse } from '../../platform/refusal';
import { chooseProvider, GIVES_WAY_MS } from './providers';
import { TOKEN_MS } from './token';
import { refused } from './texts';

type StartContext = CallContext & MayRefuse<'identityNotAsked' | 'tooManyRuns'>;

/** A real provider takes money for each run. */
const MOST_RUNS_A_DAY = 20;
const DAY_MS = 86_400_000;

/**
 * Starts a run for the customer acted for. The open one before it is over, so that what comes of it changes nothing (R0.81).
 * @throws HttpRefusal 403 `identityNotAsked` when no proof of a person's identity is asked, 429 `tooManyRuns`
 */
export async function startRun(context: StartContext): Promise<IdentityStart> {
  const { db, clock, ids, origin } = context;
  const { customerId, userId } = callerOf(context);
  const now = clock.now();
  return db.transaction(async (tx) => {
    // One after the other: two runs at once would both be the newest.
    await tx.query('SELECT FROM customer WHERE id = $1 FOR NO KEY UPDATE', [customerId]);
    if (!(await isIdentityAsked(tx, customerId, now))) throw refused(context, 'identityNotAsked');
    await mustHaveRunsLeft(tx, context, customerId);
    const provider = await chooseProvider(tx, now);
    if (!provider) return { how: 'file' as const };
    await endOpenRun(tx, customerId, now);
    const [runId, token, session] = [ids.next(), ids.secret(), ids.secret()];
    await tx.query(
      `INSERT INTO identity_run (id, customer_id, user_id, provider, token_hash, provider_session, started_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[runId, customerId, userId, provider.name, secretHash(token), session],
        ...[new Date(now), new Date(now + TOKEN_MS)],
      ],
    );
    const dueMs = now + GIVES_WAY_MS;
    await enqueueJob(tx, context, { kind: 'watchIdentityRun', payload: { runId }, dueMs });
    // Without the token, which no other house may learn: the browser that left has it.
    const returnTo = `${pageOf(origin)?.origin ?? ''}/identity-verification/${runId}/-`;
    const url = provider.address?.(session, returnTo);
    return url === undefined
      ? { runId, token, provider: provider.name, how: 'sdk' as const }
      : { runId, token, provider: provider.name, how: 'redirect' as const, url };
  });
}

async function mustHaveRunsLeft(tx: Tx, context: StartContext, customerId: number): Promise<void> {
  const since = new Date(context.clock.now() - DAY_MS);
  const [runs] = await tx.query<{ count: number; oldest: Date | null }>(
    `SELECT count(*)::int AS count, min(started_at) AS oldest FROM identity_run WHERE customer_id = $1 AND started_at > $2`,
    [customerId, since],
  );
  if (!runs?.oldest || runs.count < MOST_RUNS_A_DAY) return;
  const retryAfterS = Math.ceil((runs.oldest.getTime() - since.getTime()) / 1000);
  throw refused(context, 'tooManyRuns', { status: 429, retryAfterS });
}
