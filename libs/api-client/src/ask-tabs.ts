import { tokenSession } from './jwt';
import type { TabChannel } from './refresher';
import type { HeldTokens, TokenStore } from './token-store';

/** A tab that sleeps answers late, or never. */
const WAIT_MS = 300;
const ASKS = 3;

/**
 * Asks the other tabs of a session for its newest tokens, which the refresher takes as it takes every handover.
 * @returns whether this tab holds newer ones now
 */
export async function takeFromTabs(
  before: HeldTokens,
  tokens: TokenStore,
  channel: TabChannel | null,
): Promise<boolean> {
  const session = tokenSession(before.accessToken);
  for (let asks = 0; channel !== null && session !== null && asks < ASKS; asks += 1) {
    channel.post({ type: 'ask', session });
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    if (tokens.get()?.refreshToken !== before.refreshToken) return true;
  }
  return false;
}
