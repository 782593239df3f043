import type { CallContext } from '../../platform/handler';
import type { Passwords } from './password';
import type { Sessions } from './sessions';

/** What the handlers of sign-in get beside the usual: they alone open and end sessions, and look at passwords. */
export interface AuthContext extends CallContext {
  sessions: Sessions;
  passwords: Passwords;
}
