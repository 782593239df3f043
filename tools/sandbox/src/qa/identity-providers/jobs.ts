import type { JobContext, JobKind } from '../../platform/jobs/worker';
import { providerNamed } from '../../rooms/identity-verification/providers';
import { deliver } from './deliver';

/** Until when the papers of a stand-in are good: ten years from its answer. */
const GOOD_MS = 10 * 365 * 86_400_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What a stand-in has found. */
async function say(payload: Readonly<Record<string, string>>, context: JobContext): Promise<void> {
  const { tx, clock, publish } = context;
  const { runId = '', outcome = '', messageId = '', isVideo } = payload;
  const provider = providerNamed(payload['provider'] ?? '');
  if (provider === undefined) throw new Error('a stand-in of no provider has something to say');
  const dates = outcome === 'clear' ? { expiresAt: dayOf(clock.now() + GOOD_MS) } : {};
  const said = { id: messageId, runId, outcome, ...dates, isVideo: isVideo === 'yes' };
  publish(await deliver(tx, provider, said, context));
}

export const identityStandInKinds = {
  identityProviderSays: { urgency: 'rest', run: say },
} satisfies Record<string, JobKind>;
