import type { Parsed } from '@bank/protocol';
import type { paymentReturn } from '@bank/protocol/transfers-after';
import type { RefusedReason } from '../../../ledger/refusal';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { orderPayment } from '../order';
import type { PaymentDraft, PaymentKind } from '../order';
import { findLocked, isReturnable } from './find';

/** Both sides of a payment that is given back. */
interface Sides {
  payer: number;
  payerEmail: string | null;
  payerName: string;
  /** The payer's account for it; null while they have none. */
  target: number | null;
  isPayerUnready: boolean;
  from: number;
  isClosed: boolean;
  isForbidden: boolean;
  ownName: string;
  amount: string;
  currency: string;
}

const SIDES = `
  SELECT p.customer_id AS payer, p.payer_email AS "payerEmail", p.payer_name AS "payerName",
    receiving_account(p.customer_id, p.currency) AS target, o.need_kyc OR o.limited AS "isPayerUnready", a.id AS "from",
    a.type = 11 OR a.status <> 2 AS "isClosed", c.limited OR c.need_kyc OR NOT 'other.p2p' = ANY (c.permissions) AS "isForbidden",
    coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS "ownName", money_text(p.amount) AS amount, p.currency
  FROM payment p JOIN account a ON a.id = p.to_account JOIN customer c ON c.id = p.payee_customer JOIN customer o ON o.id = p.customer_id
  WHERE p.id = $1 AND a.customer_id = $2`;

/** What is in the way, the first thing first. */
const RULES: readonly ((sides: Sides) => RefusedReason | false)[] = [
  ({ isClosed }) => isClosed && { reason: 'accountClosed' },
  ({ isForbidden }) => isForbidden && { reason: 'notPermitted' },
  ({ target, isPayerUnready }) => target === null && isPayerUnready && { reason: 'payeeCannotReceive' },
];

/** A payment that gives another one back: whole, in its currency, without a fee (R2.4.64). The lock on the first lets one be made. */
const returning: PaymentKind<Parsed<typeof paymentReturn>> = {
  method: 'paymentReturn',
  async draft(tx, { transactionId, note }, context): Promise<PaymentDraft | RefusedReason> {
    const given = await findLocked(tx, transactionId, context);
    if (!given || given.isPayer) return { reason: 'noAccess' };
    if (!isReturnable(given)) return { reason: 'notReturnable' };
    if (given.returnedBy !== null) return { reason: 'wasReturned' };
    const { customerId } = callerOf(context);
    const [sides] = await tx.query<Sides>(SIDES, [given.id, customerId]);
    if (!sides) return { reason: 'noAccess' };
    for (const rule of RULES) {
      const refused = rule(sides);
      if (refused) return refused;
    }
    const { payer, payerEmail, payerName, target, from, ownName, amount, currency } = sides;
    return {
      kind: 'P2P',
      rail: 'book',
      permission: 'other.p2p',
      from_account: from,
      to_account: target,
      payee: { kind: 'customer', name: payerName, email: payerEmail ?? '' },
      payee_customer: payer,
      debit: amount,
      debit_currency: currency,
      amount,
      currency,
      fee: '0',
      rate: '1',
      note: note ?? '',
      payer_name: ownName,
      return_of: given.id,
    };
  },
};

export const giveBack: Handler<typeof paymentReturn> = (input, context) => orderPayment(returning, input, context);
