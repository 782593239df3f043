import { identityProvider } from '@bank/protocol/identity-verification';
import type { IdentityProvider } from '@bank/protocol/identity-verification';
import type { Tx } from '../../platform/db';
import type { Ids } from '../../platform/ids';
import { settleSetting } from '../../platform/settings';

/** A provider as the bank uses it. Both are stand-ins; a real one has its client here, behind the same lines. */
interface Provider {
  name: IdentityProvider;
  how: 'sdk' | 'redirect';
  /** Where the browser is sent. @param session the provider's own name of the run @param returnTo where it sends the browser back to */
  address?: (session: string, returnTo: string) => string;
}

/** A host of no one (RFC 2606): the gate names it and asks, because no brand lists it (R0.15). */
const HOST_OF_TWO = 'https://check.provider-two.example';

/** In the order in which the bank asks them (R0.82). */
export const PROVIDERS: readonly Provider[] = [
  { name: 'one', how: 'sdk' },
  {
    name: 'two',
    how: 'redirect',
    address: (session, returnTo) => `${HOST_OF_TWO}/start?${new URLSearchParams({ session, returnTo }).toString()}`,
  },
];

/** Where a video call of a run is held. */
export const videoAddress = (runId: string): string => `https://video.provider.example/${encodeURIComponent(runId)}`;

/** For how long a provider may be away before its open runs are over (R0.82). */
export const GIVES_WAY_MS = 60_000;

/** The provider that the bank asks now: the first that answers. @returns undefined while all are away */
export async function chooseProvider(tx: Tx, nowMs: number): Promise<Provider | undefined> {
  const away = await tx.query<{ provider: string }>(
    'SELECT provider FROM identity_provider_outage WHERE since <= $1 AND until > $1',
    [new Date(nowMs)],
  );
  return PROVIDERS.find(({ name }) => !away.some(({ provider }) => provider === name));
}

/** Whether a provider has been away for so long that its runs have to go to the other one. */
export async function hasGivenWay(tx: Tx, provider: IdentityProvider, nowMs: number): Promise<boolean> {
  const away = await tx.query(
    'SELECT FROM identity_provider_outage WHERE provider = $1 AND since <= $2 AND until > $3',
    [provider, new Date(nowMs - GIVES_WAY_MS), new Date(nowMs)],
  );
  return away.length > 0;
}

/** What bank and provider share to sign messages with; every instance on one database has the same. */
export const secretOf = (tx: Tx, ids: Pick<Ids, 'secret'>, provider: IdentityProvider): Promise<string> =>
  settleSetting(tx, `identity.${provider}.secret`, ids.secret());

/** @returns undefined for a name that is no provider's */
export const providerNamed = (name: string): IdentityProvider | undefined =>
  identityProvider.options.find((known) => known === name);
