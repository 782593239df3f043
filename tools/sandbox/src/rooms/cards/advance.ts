import { cardStatus } from '@bank/protocol/cards';
import type { CallContext } from '../../platform/handler';
import { COLUMNS, lived } from './find';
import type { StoredCard } from './find';
import { lifeAt } from './life';
import { startWaiting } from './move';

/**
 * Moves the cards of a customer to where the clock has brought them.
 * @param customerId of all customers when null
 */
export async function advanceCards(
  { db, clock, ids, publish }: Pick<CallContext, 'db' | 'clock' | 'ids' | 'publish'>,
  customerId: number | null,
): Promise<void> {
  const now = clock.now();
  const late = (cards: readonly StoredCard[]) =>
    cards.filter((card) => lifeAt(lived(card), now).status !== card.status);
  const whose = `${COLUMNS} WHERE ($1::int IS NULL OR c.customer_id = $1) ORDER BY a.id`;
  const all = await db.prepared<StoredCard>('cards-to-advance', whose, [customerId]);
  const mayStart = all.some(
    ({ status, deliveryLine }) => status === cardStatus.pendingDocument && deliveryLine !== null,
  );
  if (!mayStart && late(all).length === 0) return;
  const moved = await db.transaction(async (tx) => {
    const started = mayStart ? await startWaiting(tx, customerId, { clock, ids }) : [];
    const cards = late(await tx.query<StoredCard>(`${whose} FOR UPDATE OF a`, [customerId]));
    for (const card of cards) {
      const { status, since } = lifeAt(lived(card), now);
      await tx.query('UPDATE account SET status = $2 WHERE id = $1', [card.accountId, status]);
      await tx.query('UPDATE card SET stepped_at = $2 WHERE account_id = $1', [card.accountId, new Date(since ?? now)]);
    }
    return [...started, ...cards];
  });
  publish(
    moved.map(({ customerId: owner, accountId }) => ({
      customerId: owner,
      event: 'cardsChanged' as const,
      subject: String(accountId),
    })),
  );
}
