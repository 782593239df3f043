import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { endPurchase } from '../rooms/cards/collect';
import { advanceCards } from '../rooms/cards/advance';
import { authorise } from '../rooms/cards/purchase';
import { setStanding, STANDINGS } from '../rooms/cards/standing';
import { readBody } from './reading/read-body';

const purchase = z.strictObject({
  merchant: z.string().min(1).max(60),
  category: z.string().max(40).default('shopping'),
  country: z.string().length(2).default('ES'),
  amount: z.string().regex(/^\d{1,9}(\.\d{1,8})?$/),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  use: z.enum(['online', 'contactless', 'chip', 'cash']).optional(),
});
const ending = z.strictObject({ ending: z.enum(['capture', 'reverse', 'refund']) });
const standing = z.strictObject({ statusId: z.literal(STANDINGS) });

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'>;

/** The shop at the other end of a card, and the bank's back office. */
export function addCardsQa(qa: FastifyInstance, bank: Bank): void {
  qa.get('/sandbox/cards', async () => {
    await moveCards(bank);
    return bank.db.query(
      `SELECT a.id AS "accountId", a.type, a.status, c.is_virtual AS "isVirtual", c.holder, right(c.number, 4) AS "lastFour", u.email
         FROM card c JOIN account a ON a.id = c.account_id JOIN app_user u ON u.customer_id = a.customer_id ORDER BY a.id`,
    );
  });

  qa.post<{ Params: { id: string } }>('/sandbox/cards/:id/purchases', async (request) => {
    const shop = readBody(
      purchase,
      request.body,
      'A purchase is {merchant, amount, currency?, category?, country?, use?}.',
    );
    const answer = await authorise(Number(request.params.id), shop, bank);
    if (!answer) throw new HttpRefusal(404, 'There is no such card, or the bank does not know this currency.');
    return answer;
  });

  qa.post<{ Params: { id: string } }>('/sandbox/purchases/:id', async (request) => {
    const { ending: how } = readBody(
      ending,
      request.body,
      'A purchase ends with {ending: capture | reverse | refund}.',
    );
    if (!(await endPurchase(request.params.id, how, bank))) {
      throw new HttpRefusal(409, 'There is no such purchase, or it is past that.');
    }
    return { purchaseId: request.params.id, ending: how };
  });

  qa.post<{ Params: { id: string } }>('/sandbox/cards/:id', async (request) => {
    const { statusId } = readBody(standing, request.body, `A card is set to {statusId: ${STANDINGS.join(' | ')}}.`);
    const accountId = Number(request.params.id);
    if (!Number.isSafeInteger(accountId) || !(await setStanding(accountId, statusId, bank))) {
      throw new HttpRefusal(404, 'There is no such card, or it is over.');
    }
    return { accountId, statusId };
  });
}

/** Brings every card to where the clock is. */
export const moveCards = (bank: Pick<CallContext, 'db' | 'clock' | 'ids' | 'publish'>): Promise<void> =>
  advanceCards(bank, null);
