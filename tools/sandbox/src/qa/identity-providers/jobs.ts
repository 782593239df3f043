import type { JobContext, JobKind } from '../../platform/jobs/worker';
import { providerNamed, secretOf } from '../../rooms/identity-verification/providers';
import { receive } from '../../rooms/identity-verification/receive';
import { sign } from '../../rooms/identity-verification/signature';

/** Until when the papers of a stand-in are good: ten years from its answer. */
const GOOD_MS = 10 * 365 * 86_400_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A stand-in signs its message and brings it to the bank's door, as a real provider does over the network. */
async function say(payload: Readonly<Record<string, string>>, context: JobContext): Promise<void> {
  const { tx, clock, ids } = context;
  const { runId = '', outcome = '', messageId = '', isVideo } = payload;
  const provider = providerNamed(payload['provider'] ?? '');
  if (provider === undefined) throw new Error('a stand-in of no provider has something to say');
  const now = clock.now();
  const dates = outcome === 'clear' ? { expiresAt: dayOf(now + GOOD_MS) } : {};
  const said = { id: messageId, runId, outcome, ...dates, isVideo: isVideo === 'yes' };
  const body = Buffer.from(JSON.stringify(said));
  const headers = sign(await secretOf(tx, ids, provider), now, body);
  const hints = await receive(tx, { provider, headers, body }, context);
  if (!hints) throw new Error('the bank has not known the signature of a stand-in');
  context.publish(hints);
}

export const identityStandInKinds = {
  identityProviderSays: { run: say },
} satisfies Record<string, JobKind>;
