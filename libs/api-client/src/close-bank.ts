import { intents } from './intents';
import { queryClient } from './query';
import { forgetOutcomes } from './resolver';
import { closeSockets } from './socket';

/**
 * Leaves nothing of a session behind: closes sockets, clears caches and intent keys (D11). The keys of money calls with an unknown
 * outcome stay, without amount or payee, so that the client can inform their user after the next sign-in.
 */
export function closeBank(): void {
  closeSockets();
  queryClient.clear();
  intents.clear();
  forgetOutcomes();
}
