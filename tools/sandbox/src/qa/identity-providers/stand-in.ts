import type { IdentityProvider } from '@bank/protocol/identity-verification';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { enqueueJob } from '../../platform/jobs/queue';
import { IDENTITY_SENTINELS } from './sentinels';
import type { IdentitySentinel } from './sentinels';

/** A run as the provider's stand-in knows it. */
export interface Session {
  runId: string;
  provider: IdentityProvider;
  expiresAt: Date;
}

/** How long a provider that a sentinel has sent away is away. */
const AWAY_MS = 300_000;
/** Between two messages; of a late one, after the end of the run. */
const APART_MS = 1_000;
const LATE_MS = 60_000;

type House = Pick<CallContext, 'clock' | 'ids'>;

/** @param session the provider's own name of a run @returns undefined for one that is over or of the other provider */
export async function sessionOf(tx: Tx, provider: IdentityProvider, session: string): Promise<Session | undefined> {
  const [found] = await tx.query<Session>(
    `SELECT id AS "runId", provider, expires_at AS "expiresAt" FROM identity_run WHERE provider_session = $1 AND provider = $2`,
    [session, provider],
  );
  return found;
}

/** Lets a run come out as a sentinel says: the messages wait as jobs, so that a restart of the bank loses none. */
export async function conclude(
  tx: Tx,
  { runId, provider, expiresAt }: Session,
  { says, isDown, isLate }: IdentitySentinel,
  house: House,
): Promise<void> {
  const { clock, ids } = house;
  if (isDown) await goAway(tx, provider, clock.now(), clock.now() + AWAY_MS);
  for (const [n, outcome] of says.entries()) {
    const dueMs = (isLate ? expiresAt.getTime() + LATE_MS : clock.now()) + n * APART_MS;
    const payload = { provider, runId, outcome, messageId: ids.next() };
    await enqueueJob(tx, house, { kind: 'identityProviderSays', payload, dueMs });
  }
}

/** From now on a provider answers nothing, until then. */
export async function goAway(tx: Tx, provider: IdentityProvider, nowMs: number, untilMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO identity_provider_outage (provider, since, until) VALUES ($1, $2, $3)
     ON CONFLICT (provider) DO UPDATE SET since = excluded.since, until = excluded.until`,
    [provider, new Date(nowMs), new Date(untilMs)],
  );
}

/** @returns undefined for a name that is no sentinel's */
export const sentinelNamed = (name: string): IdentitySentinel | undefined =>
  IDENTITY_SENTINELS.find((known) => known.name === name);
