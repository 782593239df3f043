import type { IdentityProvider } from '@bank/protocol/identity-verification';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { secretOf } from '../../rooms/identity-verification/providers';
import { isFromProvider, receive } from '../../rooms/identity-verification/receive';
import { sign } from '../../rooms/identity-verification/signature';

/**
 * A stand-in signs its message and brings it to the bank's door, as a real provider does over the network.
 * @param message the body, before it is text
 * @returns the hints to publish after the commit
 */
export async function deliver(
  tx: Tx,
  provider: IdentityProvider,
  message: object,
  bank: Pick<CallContext, 'clock' | 'ids' | 'outbox'>,
): Promise<BankEvent[]> {
  const body = Buffer.from(JSON.stringify(message));
  const headers = sign(await secretOf(tx, bank.ids, provider), bank.clock.now(), body);
  if (!(await isFromProvider({ provider, headers, body }, { ...bank, db: tx })))
    throw new Error('the bank has not known the signature of a stand-in');
  const hints = await receive(tx, { provider, body }, bank);
  if (!hints) throw new Error('the message of a stand-in is none');
  return hints;
}
