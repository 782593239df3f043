import { cardStatus } from '@bank/protocol/cards';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { freeReplaced } from './close';
import { COLUMNS, lived } from './find';
import type { StoredCard } from './find';
import { changesAt, lifeAt } from './life';
import { startWaiting } from './move';

/** Statements of their own, so that every plan of the first begins at the customer's cards. */
const OF_ONE = ['cards-to-advance', `${COLUMNS} WHERE c.customer_id = $1`] as const;
const ALL = ['cards-to-advance-of-all', `${COLUMNS} WHERE $1::int IS NULL`] as const;

/**
 * Moves the cards of a customer to where the clock has brought them. A job does the same at the moment itself (`queueStep`); a call that
 * looks at a card does not wait for it.
 * @param customerId of all customers when null, after a tester has moved the clock
 */
export async function advanceCards(
  { db, clock, ids, publish }: Pick<CallContext, 'db' | 'clock' | 'ids' | 'publish'>,
  customerId: number | null,
): Promise<void> {
  const now = clock.now();
  const isLate = (card: StoredCard) => lifeAt(lived(card), now).status !== card.status;
  const [name, whose] = customerId === null ? ALL : OF_ONE;
  const all = await db.prepared<StoredCard>(name, `${whose} ORDER BY a.id`, [customerId]);
  const mayStart = all.some(({ status, waitsForAddress }) => status === cardStatus.pendingDocument && waitsForAddress);
  if (!mayStart && !all.some(isLate)) return;
  const moved = await db.transaction(async (tx) => {
    await tx.query('SELECT lock_cards($1)', [customerId]);
    const started = mayStart ? await startWaiting(tx, customerId, { clock, ids }) : [];
    for (const { accountId } of started) await queueStep(tx, accountId, now);
    const cards = (await tx.query<StoredCard>(`${whose} ORDER BY a.id`, [customerId])).filter(isLate);
    for (const card of cards) await step(tx, card, now);
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

/** Moves one locked card. @returns whether the clock had changed it */
export async function step(tx: Tx, card: StoredCard, nowMs: number): Promise<boolean> {
  const { status, since } = lifeAt(lived(card), nowMs);
  if (status === card.status) return false;
  await tx.query('UPDATE account SET status = $2 WHERE id = $1', [card.accountId, status]);
  await tx.query('UPDATE card SET stepped_at = $2 WHERE account_id = $1', [card.accountId, new Date(since ?? nowMs)]);
  if (status === cardStatus.expired) await freeReplaced(tx, card.accountId);
  return true;
}

/**
 * Queues the job that moves the card when the clock changes it next, so that lists of accounts and payments find it where it is. Two
 * jobs for the same moment are one.
 */
export async function queueStep(tx: Tx, cardId: number, nowMs: number): Promise<void> {
  const [card] = await tx.query<StoredCard>(`${COLUMNS} WHERE c.account_id = $1`, [cardId]);
  const due = card ? changesAt(lived(card), nowMs) : null;
  if (due === null) return;
  await tx.query(
    `INSERT INTO job (id, kind, payload, due_at) VALUES ($1, 'stepCard', $2, $3) ON CONFLICT (id) DO NOTHING`,
    [`card-${cardId}-${due}`, JSON.stringify({ cardId: String(cardId) }), new Date(due)],
  );
}
