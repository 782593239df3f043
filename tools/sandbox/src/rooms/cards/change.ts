import type { Card } from '@bank/protocol/cards';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { advanceCards } from './advance';
import { cardFor, lockedCard, shown } from './find';
import type { StoredCard } from './find';
import type { CardAction } from './rules';

/**
 * Changes one card that its status permits to change, and announces it.
 * @param write the change; answers the account of the card to show afterwards
 */
export async function changeCard(
  action: CardAction,
  accountId: number,
  context: CallContext & MayRefuse<'noAccess' | 'notNow'>,
  write: (tx: Tx, card: StoredCard) => Promise<number>,
): Promise<{ card: Card }> {
  const { customerId } = callerOf(context);
  await advanceCards(context, customerId);
  const card = await context.db.transaction(async (tx) => {
    const changed = await lockedCard(tx, await write(tx, await cardFor(tx, action, accountId, context)));
    if (!changed) throw new Error(`card ${accountId} is gone`);
    return changed;
  });
  context.publish([{ customerId, event: 'cardsChanged', subject: String(card.accountId) }]);
  return { card: shown(card, context.clock.now()) };
}
