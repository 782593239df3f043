import type { PaymentApproval, PaymentSummary } from '@bank/protocol/payment';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';

/** Who approves a payment of this size if the caller orders it now (R2.1.2, R2.4.70). Takes no lock, since nothing is ordered. */
export async function approvalOf(
  {
    amount,
    currencyCode,
    debitAmount,
    debitCurrencyCode,
  }: Pick<PaymentSummary, 'amount' | 'currencyCode' | 'debitAmount' | 'debitCurrencyCode'>,
  context: CallContext,
): Promise<PaymentApproval> {
  const { userId, customerId, right } = callerOf(context);
  const [row] = await context.db.prepared<{ approval: PaymentApproval }>(
    'quote-approval',
    'SELECT quote_approval(jsonb_populate_record(NULL::payment, $1), $2, $3) AS approval',
    [
      {
        ...{ customer_id: customerId, created_by: userId, amount, currency: currencyCode },
        ...{ debit: debitAmount, debit_currency: debitCurrencyCode },
      },
      right,
      new Date(context.clock.now()).toISOString(),
    ],
  );
  if (!row) throw new Error('the ledger does not say who approves a payment');
  return row.approval;
}
