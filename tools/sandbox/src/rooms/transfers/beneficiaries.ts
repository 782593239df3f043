import type {
  beneficiariesList,
  SavedCard,
  savedCardRemove,
  savedCardRestore,
} from '@bank/protocol/transfers-external';
import { refusal } from '../../ledger/refusal';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { readAnswers } from './external/bank-fields';
import { PERMISSIONS } from './external/external';
import { BLOCKED_BINS } from './external/payout-cards';
import { schemeFor } from './external/schemes';
import { announce } from './payees/change';
import { readPayees } from './payees/read';
import type { PayeeRow } from './payees/read';

// R2.7.183: whom the customer can pay without typing details.

/** The latest payment to each card, the last one first. A card that was typed twice has two ids, and counts once. */
const CARDS = `
  SELECT DISTINCT ON (c.bin, c.last_four, c.length, c.country, owner) c.id AS "cardId", c.country AS "countryCode",
    lpad(c.last_four, c.length, '*') AS "cardNumber", p.payee ->> 'name' AS name, owner AS permission
  FROM payment p
  JOIN payout_card c ON c.id = p.details ->> 'cardId' AND c.customer_id = p.customer_id,
    LATERAL (SELECT p.details ->> 'permission' AS owner) o
  WHERE p.customer_id = $1 AND p.rail = 'clearing' AND p.kind = 'CardPayout' AND p.status IN ('released', 'posted')
    AND NOT c.bin = ANY ($2)
    AND NOT EXISTS (SELECT FROM payout_card_removal r
      WHERE (r.customer_id, r.bin, r.last_four, r.length, r.country, r.permission)
        = (c.customer_id, c.bin, c.last_four, c.length, c.country, owner) AND p.released_at <= r.removed_at)
  ORDER BY c.bin, c.last_four, c.length, c.country, owner, p.at DESC`;

export const listBeneficiaries: Handler<typeof beneficiariesList> = async (_, context) => {
  const { customerId } = callerOf(context);
  const [customer] = await context.db.query<{ permissions: readonly string[] }>(
    'SELECT permissions FROM customer WHERE id = $1',
    [customerId],
  );
  const cards = await context.db.query<SavedCard>(CARDS, [customerId, BLOCKED_BINS]);
  const payees = await readPayees(context.db, customerId);
  const statusOf = ({ country, currency, extraParams }: PayeeRow, type: 'wire' | 'eft') => {
    const scheme = schemeFor(type, country ?? undefined, currency ?? '');
    const isOpen = customer?.permissions.includes(PERMISSIONS['3d'][type]) === true;
    return isOpen && scheme && readAnswers(scheme, country ?? '', extraParams).wrong === null ? 1 : 2;
  };
  const templates = payees
    .filter(({ kind }) => kind === 'bank')
    .map(
      (payee) =>
        ({
          payeeId: payee.payeeId,
          wireStatus: statusOf(payee, 'wire'),
          eftStatus: statusOf(payee, 'eft'),
        }) as const,
    );
  return { templates, cards };
};

/** Takes a card off the saved ones (R2.7.192): payments until now no longer offer it, the next one does. */
export const removeSavedCard: Handler<typeof savedCardRemove> = async ({ cardId, permission }, context) => {
  const removed = await context.db.query(
    `INSERT INTO payout_card_removal (customer_id, bin, last_four, length, country, permission, removed_at)
     SELECT customer_id, bin, last_four, length, country, $3, $4 FROM payout_card WHERE id = $1 AND customer_id = $2
     ON CONFLICT (customer_id, bin, last_four, length, country, permission) DO UPDATE SET removed_at = excluded.removed_at
     RETURNING bin`,
    [cardId, callerOf(context).customerId, permission, new Date(context.clock.now())],
  );
  if (removed.length === 0) throw refusal(context, { reason: 'noAccess' });
  announce(context);
};

/** Offers a card again that was removed; one that is offered stays. */
export const restoreSavedCard: Handler<typeof savedCardRestore> = async ({ cardId, permission }, context) => {
  const { customerId } = callerOf(context);
  const own = await context.db.query('SELECT FROM payout_card WHERE id = $1 AND customer_id = $2', [
    cardId,
    customerId,
  ]);
  if (own.length === 0) throw refusal(context, { reason: 'noAccess' });
  await context.db.query(
    `DELETE FROM payout_card_removal r USING payout_card c
     WHERE c.id = $1 AND c.customer_id = $2 AND r.permission = $3
       AND (r.customer_id, r.bin, r.last_four, r.length, r.country) = (c.customer_id, c.bin, c.last_four, c.length, c.country)`,
    [cardId, customerId, permission],
  );
  announce(context);
};
