import type { CallContext } from '../../platform/handler';
import type { Sessions } from './sessions';

/** What the handlers of sign-in get beside the usual: they alone open and end sessions. */
export interface AuthContext extends CallContext {
  sessions: Sessions;
}
