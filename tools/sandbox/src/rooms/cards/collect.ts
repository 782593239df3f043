import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { lockedCard } from './find';
import { isClosed } from './rules';
import { sweep } from './sweep';

/** What a shop does with a promise, and what the clock does when the shop does nothing. */
type Ending = 'capture' | 'reverse' | 'refund' | 'lapse';

/** The status that an ending needs, the one that it leads to, and the stations of the ledger. */
const ENDINGS: Readonly<Record<Ending, { from: string; to: string; stations: readonly string[] }>> = {
  capture: {
    from: 'authorised',
    to: 'captured',
    stations: ['SELECT payment_release(p, $2) FROM payment p WHERE id = $1', 'SELECT payment_settle($1, $2)'],
  },
  reverse: {
    from: 'authorised',
    to: 'reversed',
    stations: [`SELECT payment_void(p, 'cancelled', $2) FROM payment p WHERE id = $1`],
  },
  lapse: {
    from: 'authorised',
    to: 'lapsed',
    stations: [`SELECT payment_void(p, 'expired', $2) FROM payment p WHERE id = $1`],
  },
  refund: { from: 'captured', to: 'refunded', stations: [`SELECT card_refund($1, $2, $1 || '-r')`] },
};

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'publish'>;

/** Ends a purchase. @returns false when it does not exist or is past that */
export async function endPurchase(purchaseId: string, ending: Ending, bank: Bank): Promise<boolean> {
  const events = await bank.db.transaction((tx) => endPurchaseIn(tx, purchaseId, ending, bank));
  bank.publish(events);
  return events.length > 0;
}

/** The same inside a transaction. @returns what to publish once it has committed; nothing when there was nothing to end */
export async function endPurchaseIn(
  tx: Tx,
  purchaseId: string,
  ending: Ending,
  bank: Pick<Bank, 'clock' | 'ids'>,
): Promise<BankEvent[]> {
  const { from, to, stations } = ENDINGS[ending];
  const now = new Date(bank.clock.now()).toISOString();
  await tx.query(
    'SELECT lock_cards(c.customer_id) FROM card_purchase x JOIN card c ON c.account_id = x.card_id WHERE x.payment_id = $1',
    [purchaseId],
  );
  const [row] = await tx.query<{ cardId: number; customerId: number; accountId: number }>(
    `SELECT c.card_id AS "cardId", p.customer_id AS "customerId", p.from_account AS "accountId"
       FROM card_purchase c JOIN payment p ON p.id = c.payment_id
      WHERE c.payment_id = $1 AND c.status = $2 FOR UPDATE OF c, p`,
    [purchaseId, from],
  );
  if (!row) return [];
  for (const station of stations) await tx.query(station, [purchaseId, now]);
  await tx.query('UPDATE card_purchase SET status = $2 WHERE payment_id = $1', [purchaseId, to]);
  await forwardFrom(tx, row.cardId, bank);
  return [
    { customerId: row.customerId, event: 'balanceChanged', subject: String(row.accountId) },
    { customerId: row.customerId, event: 'cardsChanged', subject: String(row.cardId) },
  ];
}

/** What comes back to a prepaid card that is over goes on to the card that replaced it, else to its holder's account (R2.7.33). */
export async function forwardFrom(tx: Tx, cardId: number, bank: Pick<Bank, 'clock' | 'ids'>): Promise<void> {
  const card = await lockedCard(tx, cardId);
  if (!card || !isClosed(card.status)) return;
  const [next] = await tx.query<{ id: number; status: number }>(
    'SELECT a.id, a.status FROM card c JOIN account a ON a.id = c.account_id WHERE c.replaces = $1',
    [cardId],
  );
  await sweep(tx, card, next && !isClosed(next.status) ? next.id : null, bank);
}
