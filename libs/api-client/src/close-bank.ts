import { intents } from './intents';
import { queryClient } from './query';
import { forgetOutcomes } from './resolver';
import { closeSockets } from './socket';

/**
 * Leaves nothing of a session behind: sockets closed, caches and intent keys gone (D11). Of money calls whose end is unknown the
 * keys stay, without a word of what they were about, so that their user can be told after the next sign-in.
 */
export function closeBank(): void {
  closeSockets();
  queryClient.clear();
  intents.clear();
  forgetOutcomes();
}
