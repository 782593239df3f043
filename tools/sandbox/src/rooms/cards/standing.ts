import { cardStatus } from '@bank/protocol/cards';
import type { CallContext } from '../../platform/handler';
import { queueStep, step } from './advance';
import { closeCard, setStatus } from './close';
import { lockedCard } from './find';
import { isClosed } from './rules';
import { sweep } from './sweep';

const { active, canceled, fraud, pending, limited, pendingDocument } = cardStatus;

/** What the bank itself, or its card factory, does to a card, beside what its holder and the clock do (R2.3.17). */
export const STANDINGS = [active, canceled, fraud, pending, limited, pendingDocument] as const;
export type Standing = (typeof STANDINGS)[number];

/** Sets a card's status. A prepaid card that the bank closes leaves no money behind. @returns false when there is no such card, or it is over */
export async function setStanding(
  cardId: number,
  standing: Standing,
  bank: Pick<CallContext, 'db' | 'clock' | 'ids' | 'publish'>,
): Promise<boolean> {
  const { db, clock, publish } = bank;
  const holder = await db.transaction(async (tx) => {
    const card = await lockedCard(tx, cardId);
    if (!card || isClosed(card.status)) return null;
    if (standing === canceled) {
      await sweep(tx, card, null, bank);
      await closeCard(tx, card, bank);
      return card.customerId;
    }
    await setStatus(tx, card, standing, bank);
    // A card whose time is over does not become active again.
    const now = await lockedCard(tx, cardId);
    if (now) await step(tx, now, clock.now());
    await queueStep(tx, cardId, clock.now());
    return card.customerId;
  });
  if (holder === null) return false;
  publish([
    { customerId: holder, event: 'balanceChanged', subject: String(cardId) },
    { customerId: holder, event: 'cardsChanged', subject: String(cardId) },
  ]);
  return true;
}
