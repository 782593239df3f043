import { compare } from '@bank/money';
import type { globalPayBatchSubmit } from '@bank/protocol/transfers-global-batch';
import type { Parsed } from '@bank/protocol';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { lockLimits, payerOf, priceOf } from '../external/price';
import { TARIFF } from '../global/order';
import { orderPayment } from '../order';
import type { PaymentDraft, PaymentKind } from '../order';
import { payingAccount } from './account';
import { checkRows, PERMISSION } from './terms';

interface Waiting {
  accountId: number;
  name: string;
  isOver: boolean;
}

interface Sums {
  rows: number;
  debit: string;
  fee: string;
  total: string;
}

/** The payment of a batch, which holds what its right rows need. A batch is ordered once. */
async function draft(
  tx: Tx,
  { batchId, estimatedTotal }: Parsed<typeof globalPayBatchSubmit>,
  context: CallContext,
): Promise<PaymentDraft | RefusedReason> {
  const { customerId } = callerOf(context);
  const [batch] = await tx.query<Waiting>(
    `SELECT account_id AS "accountId", name, rejected_at IS NOT NULL
       OR EXISTS (SELECT FROM payment p WHERE p.rail = 'batch' AND p.details ->> 'batchId' = b.id) AS "isOver"
     FROM global_batch b WHERE id = $1 AND customer_id = $2 FOR UPDATE`,
    [batchId, customerId],
  );
  if (!batch) return { reason: 'noAccess' };
  const account = await payingAccount(tx, batch.accountId, customerId);
  if ('reason' in account) return account;
  if (batch.isOver) return { reason: 'notWaiting' };
  await lockLimits(tx, customerId);
  await checkRows(tx, batchId);
  const [sums] = await tx.query<Sums>(
    `SELECT count(*)::int AS rows, money_text(sum(debit)) AS debit, money_text(sum(fee)) AS fee, money_text(sum(debit + fee)) AS total
     FROM global_row WHERE batch_id = $1 AND state = 'ready' HAVING count(*) > 0`,
    [batchId],
  );
  if (!sums) return { reason: 'notWaiting' };
  // The new prices stay, so that the customer sees them.
  if (compare(sums.total, estimatedTotal) !== 0) return { reason: 'quoteExpired' };
  const { currency } = account;
  const destination = { fromAccountId: batch.accountId, currencyCode: currency };
  const price = await priceOf(tx, payerOf(context), destination, TARIFF, { amount: sums.debit });
  if ('reason' in price) return price;
  if (compare(sums.debit, price.leftToday) > 0) return { reason: 'overDayLimit', amount: price.leftToday, currency };
  return {
    kind: 'GlobalPayment',
    rail: 'batch',
    permission: PERMISSION,
    from_account: batch.accountId,
    to_account: null,
    payee: { kind: 'batch', name: batch.name, rows: sums.rows },
    payee_customer: null,
    debit: sums.debit,
    debit_currency: currency,
    amount: sums.debit,
    currency,
    fee: sums.fee,
    rate: '1',
    note: '',
    payer_name: account.payerName,
    details: { batchId },
  };
}

const kind: PaymentKind<Parsed<typeof globalPayBatchSubmit>> = { method: 'globalPayBatchSubmit', draft };

export const submitBatch: Handler<typeof globalPayBatchSubmit> = (input, context) => orderPayment(kind, input, context);
