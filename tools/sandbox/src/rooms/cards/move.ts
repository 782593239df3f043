import { addressStatusId } from '@bank/protocol/card-delivery';
import { cardStatus } from '@bank/protocol/cards';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { closeCard } from './close';
import { compatibilityOf, deliveryAddressesOf, lineOf } from './delivery';
import { cardsOf } from './find';
import { hasLeft } from './rules';
import { sweep } from './sweep';

type Bank = Pick<CallContext, 'clock' | 'ids'>;

/**
 * The customer has moved (R2.7.39): the new address is the main one, cards that are not issued in its country are closed, cards that
 * have not left yet go there, and those that have left stay on their way to the old one.
 */
export async function moveCustomer(
  tx: Tx,
  customerId: number,
  { to, from }: { to: number; from: number },
  bank: Bank,
): Promise<void> {
  const now = bank.clock.now();
  const target = (await deliveryAddressesOf(tx, customerId, now)).find(({ addressId }) => addressId === to);
  if (!target) return;
  await tx.query('SELECT lock_cards($1)', [customerId]);
  const cards = await cardsOf(tx, customerId);
  const { toCancel } = compatibilityOf(cards, target.countryCode);
  for (const card of toCancel) {
    await sweep(tx, card, null, bank);
    await closeCard(tx, card, bank);
    await tx.query(`UPDATE card SET block_reason = 'moved' WHERE account_id = $1`, [card.accountId]);
  }
  const notLeft = cards.filter(({ status }) => !hasLeft(status)).map(({ accountId }) => accountId);
  await tx.query(
    'UPDATE card SET address_id = $2, delivery_line = $3 WHERE address_id = $4 AND account_id = ANY ($1) AND NOT is_virtual',
    [notLeft, to, lineOf(target), from],
  );
  await tx.query('UPDATE address SET is_main = false WHERE id = $1 AND customer_id = $2', [from, customerId]);
  await tx.query('UPDATE address SET is_main = true, is_confirmed = true WHERE id = $1 AND customer_id = $2', [
    to,
    customerId,
  ]);
  await tx.query('UPDATE customer SET residence_country = $2 WHERE id = $1', [customerId, target.countryCode]);
}

/**
 * Cards that were ordered to an address whose proof the bank still looked at start their way once it is accepted. The caller has locked them.
 * @param customerId of all customers when null
 * @returns the cards that started
 */
export async function startWaiting(
  tx: Tx,
  customerId: number | null,
  bank: Bank,
): Promise<{ accountId: number; customerId: number }[]> {
  const waiting = await tx.query<{
    accountId: number;
    customerId: number;
    addressId: number;
    leaves: number | null;
  }>(
    `SELECT a.id AS "accountId", c.customer_id AS "customerId", c.address_id AS "addressId", c.leaves_address_id AS leaves
       FROM card c JOIN account a ON a.id = c.account_id
      WHERE a.status = $2 AND c.waits_for_address AND c.address_id IS NOT NULL AND ($1::int IS NULL OR c.customer_id = $1) ORDER BY a.id`,
    [customerId, cardStatus.pendingDocument],
  );
  const now = bank.clock.now();
  const started = [];
  for (const card of waiting) {
    const address = (await deliveryAddressesOf(tx, card.customerId, now)).find(
      (one) => one.addressId === card.addressId,
    );
    if (address?.addressStatusId !== addressStatusId.confirmed) continue;
    await tx.query('UPDATE account SET status = $2 WHERE id = $1', [card.accountId, cardStatus.submitted]);
    await tx.query(
      `UPDATE card SET ordered_at = $2, stepped_at = $2, waits_for_address = false, leaves_address_id = NULL WHERE account_id = $1`,
      [card.accountId, new Date(now)],
    );
    if (card.leaves !== null) {
      await moveCustomer(tx, card.customerId, { to: card.addressId, from: card.leaves }, bank);
    }
    started.push({ accountId: card.accountId, customerId: card.customerId });
  }
  return started;
}
