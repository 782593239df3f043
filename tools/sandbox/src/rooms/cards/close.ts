import { cardStatus } from '@bank/protocol/cards';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { StoredCard } from './find';

/** Sets a card's status, which is its account's. @returns the card's account */
export async function setStatus(
  tx: Tx,
  card: Pick<StoredCard, 'accountId'>,
  status: number,
  { clock }: Pick<CallContext, 'clock'>,
): Promise<number> {
  await tx.query('UPDATE account SET status = $2 WHERE id = $1', [card.accountId, status]);
  await tx.query('UPDATE card SET stepped_at = $2, waits_for_address = false WHERE account_id = $1', [
    card.accountId,
    new Date(clock.now()),
  ]);
  return card.accountId;
}

/** Ends a card for good. @returns the card's account */
export async function closeCard(
  tx: Tx,
  card: Pick<StoredCard, 'accountId'>,
  bank: Pick<CallContext, 'clock'>,
): Promise<number> {
  await freeReplaced(tx, card.accountId);
  return setStatus(tx, card, cardStatus.canceled, bank);
}

/** A replacement that ends before it has taken over replaces nothing: the old card, which still lives, can be replaced again. */
export async function freeReplaced(tx: Tx, cardId: number): Promise<void> {
  await tx.query(
    `UPDATE card SET replaces = NULL FROM account old WHERE card.account_id = $1 AND old.id = card.replaces AND old.status <> $2`,
    [cardId, cardStatus.canceled],
  );
}
