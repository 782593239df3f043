import type { CallContext } from '../../platform/handler';
import { subscriberOf } from '../../platform/subscriber';
import { secretHash } from '../auth/sessions';

/** A request for a new password: its code, its time and its tries are its own (R0.150, ADR-92). */
export interface PasswordRequest {
  email: string;
  keyHash: Buffer;
}

/** Which request a call is about. A client that makes no key is known by its subscriber of the network. */
export const requestOf = (
  { email, requestKey }: { email: string; requestKey?: string | undefined },
  { ip }: Pick<CallContext, 'ip'>,
): PasswordRequest => ({
  email,
  keyHash: secretHash(requestKey === undefined ? `from ${subscriberOf(ip)}` : `key ${requestKey}`),
});
