import { query } from '@bank/api-client';
import type { Transaction } from '@bank/protocol/history';
import { type PaymentAfter, paymentAfter } from '@bank/protocol/transfers-after';
import { useQuery } from '@tanstack/react-query';

/** What a shop, the bank itself or nobody ordered has nothing after it. */
const WITHOUT: readonly Transaction['operationType'][] = ['Card', 'Fees', 'Deposit', 'Exchange'];

/** What comes after a payment (R2.4.62 to R2.4.64). An exchange has something only while its confirmation is missing. @returns undefined until it is there */
export function useAfter({ transactionId, operationType, waitsFor }: Transaction): PaymentAfter | undefined {
  const asking = query(paymentAfter, { transactionId }, { lazy: true });
  const isOrder = waitsFor?.what === 'confirmation';
  return useQuery({ ...asking, enabled: isOrder || !WITHOUT.includes(operationType) }).data;
}
