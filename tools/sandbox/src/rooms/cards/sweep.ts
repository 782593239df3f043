import { isPositive } from '@bank/money';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { maskedNumber } from './find';
import type { StoredCard } from './find';
import { hasTrait } from './rules';

/**
 * Moves what a prepaid card still holds, so that no money stays on a card that is over. Money that a shop was promised stays.
 * @param to the card that replaces it; null for the customer's account in the same currency, which is opened when there is none
 */
export async function sweep(
  tx: Tx,
  card: StoredCard,
  to: number | null,
  { clock, ids }: Pick<CallContext, 'clock' | 'ids'>,
): Promise<void> {
  if (!hasTrait('balance', card) || !isPositive(card.available)) return;
  const now = new Date(clock.now()).toISOString();
  const [target] = await tx.query<{ id: number; name: string }>(
    'SELECT id, name FROM account WHERE id = coalesce($1, open_payment_account($2, $3, $4))',
    [to, card.customerId, card.currencyCode, now],
  );
  if (!target) throw new Error(`account ${to} is gone`);
  const payment = {
    id: ids.next(),
    kind: 'OwnTransfer',
    rail: 'book',
    status: 'released',
    customer_id: card.customerId,
    from_account: card.accountId,
    to_account: target.id,
    payee: { kind: 'ownAccount', name: target.name, accountId: target.id },
    payee_customer: card.customerId,
    debit: card.available,
    debit_currency: card.currencyCode,
    amount: card.available,
    currency: card.currencyCode,
    fee: '0',
    rate: '1',
    note: '',
    payer_name: maskedNumber(card.number),
    approve_type: 'none',
    code_tries: 0,
    code_sends: 0,
  };
  const [row] = await tx.query<{ outcome: { done?: object } }>(
    'SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2) AS outcome',
    [payment, now],
  );
  if (!row?.outcome.done) throw new Error(`the money of card ${card.accountId} did not move`);
}
