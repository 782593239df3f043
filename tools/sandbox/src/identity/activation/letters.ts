import { countOne } from '../codes/count';
import { spanOf } from '../codes/span';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { OutboxMessage } from '../../platform/outbox';
import type { MayRefuse } from '../../platform/refusal';
import { subscriberOf } from '../../platform/subscriber';
import { refused } from './texts';

/** How many letters of a kind one subscriber of the network has sent to one address (R0.150). */
export const LETTERS_FROM_ONE = { hourly: 3, daily: 5 };

/** How many letters of a kind one address gets in all. One subscriber cannot use them up, and five tries for each of 20 codes are hopeless. */
export const LETTERS_TO_ONE = { hourly: 12, daily: 20 };

/**
 * Counts a requested letter by its address, so that an unknown address is answered like any other, and by the subscriber who asks.
 *
 * @throws Refusal VF with reason `tooManySends`
 */
export async function countLetter(
  tx: Tx,
  context: CallContext & MayRefuse<'tooManySends'>,
  kind: 'activation' | 'passwordChange',
  email: string,
): Promise<void> {
  const to = `letters to ${email}`;
  const buckets = [
    { name: to, ...LETTERS_TO_ONE },
    { name: `${to} from ${subscriberOf(context.ip)}`, ...LETTERS_FROM_ONE },
  ];
  const waitS = await countOne(tx, context, { purpose: kind, kind: 'sent', buckets });
  if (waitS === null) return;
  throw refused(context, 'tooManySends', { values: { span: spanOf(context.lang, waitS) } });
}

/** Sends a letter. For an unknown address it writes the letter and rolls it back, which takes the same time. */
export async function sendLetter(
  tx: Tx,
  { outbox }: CallContext,
  isMeant: boolean,
  letter: Omit<OutboxMessage, 'channel' | 'reason'>,
): Promise<void> {
  await tx.query('SAVEPOINT letter');
  await outbox.send(tx, { reason: 'letter', channel: 'email', ...letter });
  await tx.query(isMeant ? 'RELEASE SAVEPOINT letter' : 'ROLLBACK TO SAVEPOINT letter');
}
