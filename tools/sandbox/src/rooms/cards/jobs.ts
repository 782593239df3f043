import type { JobContext, JobKind } from '../../platform/jobs/worker';
import { queueStep, step } from './advance';
import { endPurchaseIn, forwardFrom } from './collect';
import { lockedCard } from './find';

/** Passes on what was loaded onto a card that is over. Moves nothing the second time. */
async function forward(cardId: number, context: JobContext): Promise<void> {
  const { tx, publish } = context;
  const card = await lockedCard(tx, cardId);
  if (!card) throw new Error(`card ${cardId} is gone`);
  await forwardFrom(tx, cardId, context);
  publish([
    { customerId: card.customerId, event: 'balanceChanged', subject: String(cardId) },
    { customerId: card.customerId, event: 'cardsChanged', subject: String(cardId) },
  ]);
}

/** Moves a card to where the clock has brought it, and queues the next move. */
async function grow(cardId: number, { tx, clock, publish }: JobContext): Promise<void> {
  const card = await lockedCard(tx, cardId);
  if (!card) throw new Error(`card ${cardId} is gone`);
  if (await step(tx, card, clock.now())) {
    publish([{ customerId: card.customerId, event: 'cardsChanged', subject: String(cardId) }]);
  }
  await queueStep(tx, cardId, clock.now());
}

export const cardKinds = {
  stepCard: { urgency: 'rest', run: ({ cardId = '' }, context) => grow(Number(cardId), context) },
  /** Gives back what a shop was promised and never collected. */
  lapsePurchase: {
    urgency: 'person',
    run: async ({ purchaseId = '' }, context) =>
      context.publish(await endPurchaseIn(context.tx, purchaseId, 'lapse', context)),
  },
  forwardCardMoney: { urgency: 'person', run: ({ cardId = '' }, context) => forward(Number(cardId), context) },
} satisfies Record<string, JobKind>;
