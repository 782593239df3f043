import type { paymentHints } from '@bank/protocol/transfers-hints';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { isTrusted } from '../payees/trusted';
import { hintsOn } from './hint-rules';
import type { SentPayment } from './hint-rules';

/** So many payments back; older ones say little about the next. */
const LOOKED_AT = 500;

/** What the customer has ordered and not given up, the newest first. Runs on the index payment_ordered. */
const PAST = `
  SELECT payee ->> 'kind' AS "payeeKind", payee ->> 'name' AS "payeeName", money_text(amount) AS amount, currency AS "currencyCode",
    coalesce(payee ->> 'email', payee ->> 'accountNumber', payee ->> 'cardNumber', payee ->> 'address', payee ->> 'accountId')
      AS "payeeDetail", (extract(epoch FROM at) * 1000)::float8 AS "atMs"
  FROM payment
  WHERE customer_id = $1 AND kind NOT IN ('Card', 'Deposit', 'Fees') AND status NOT IN ('rejected', 'cancelled', 'expired')
  ORDER BY at DESC LIMIT $2`;

/** R2.4.60: the hints on a payment, out of what this customer has sent before. */
export const hints: Handler<typeof paymentHints> = async (input, context) => {
  const { payeeKind, payeeName, payeeDetail, amount, currencyCode } = input;
  const past = await context.db.prepared<SentPayment>('payments-sent', PAST, [callerOf(context).customerId, LOOKED_AT]);
  const atMs = context.clock.now();
  const found = hintsOn({ payeeKind, payeeName, payeeDetail, amount, currencyCode, atMs }, past);
  if (!found.some(({ kind }) => kind === 'newPayee') || !(await isTrusted(input, context))) return { hints: found };
  return { hints: found.filter(({ kind }) => kind !== 'newPayee') };
};
