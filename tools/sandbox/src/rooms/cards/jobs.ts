import type { JobContext, JobKind } from '../../platform/jobs/worker';
import { forwardFrom } from './collect';
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

export const cardKinds = {
  forwardCardMoney: { run: ({ cardId = '' }, context) => forward(Number(cardId), context) },
} satisfies Record<string, JobKind>;
