import { query, queryClient, useCall } from '@bank/api-client';
import type { Input } from '@bank/protocol';
import {
  globalPayBatch,
  type GlobalBatchPayment,
  globalPayBatchUpdatePayments,
} from '@bank/protocol/transfers-global-batch';

type Change = Omit<Input<typeof globalPayBatchUpdatePayments>, 'batchId'>;

/** Payments with those that are another now, in the order of the file. */
export function merged(
  before: readonly GlobalBatchPayment[],
  changed: readonly GlobalBatchPayment[],
): GlobalBatchPayment[] {
  const all = new Map([...before, ...changed].map((payment) => [payment.id, payment]));
  return [...all.values()].sort((one, other) => one.id - other.id);
}

/** Changes a batch at the bank; the list and the totals are what the bank answers, without the other payments being asked for again. */
export function useBatchUpdate(batchId: string) {
  const { run, ...state } = useCall(globalPayBatchUpdatePayments);
  const update = async (change: Change): Promise<readonly GlobalBatchPayment[]> => {
    const answer = await run({ batchId, ...change });
    queryClient.setQueryData(
      query(globalPayBatch, { batchId }).queryKey,
      (shown) => shown && { batch: answer.batch, payments: merged(shown.payments, answer.payments) },
    );
    return answer.payments;
  };
  return { ...state, update };
}
