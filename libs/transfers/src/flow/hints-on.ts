import { query, queryClient } from '@bank/api-client';
import { payeeDetail } from '@bank/kit';
import type { PaymentSummary } from '@bank/protocol/payment';
import { type PaymentHint, paymentHints } from '@bank/protocol/transfers-hints';

/** What the bank says to look at twice (R2.4.60). A payment is never held up because this could not be found out. */
export async function hintsOn(summary: PaymentSummary): Promise<readonly PaymentHint[]> {
  const { fromAccountId, payee, amount, currencyCode } = summary;
  // A history knows single payees; the rows of a batch were looked at one by one.
  if (payee.kind === 'batch') return [];
  const about = { payeeKind: payee.kind, payeeName: payee.name, payeeDetail: payeeDetail(payee) };
  const asking = query(paymentHints, { fromAccountId, ...about, amount, currencyCode });
  // What was sent meanwhile counts, too.
  const answer = await queryClient.fetchQuery({ ...asking, staleTime: 0 }).catch(() => null);
  return answer?.hints ?? [];
}
