import { intents } from './intents';
import { queryClient } from './query';
import { closeSockets } from './socket';

/** Leaves nothing of a session behind: sockets closed, caches and intent keys gone (D11). */
export function closeBank(): void {
  closeSockets();
  queryClient.clear();
  intents.clear();
}
