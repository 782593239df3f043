import { call } from '@bank/api-client';
import { subtract } from '@bank/money';
import type { Input } from '@bank/protocol';
import {
  type GlobalBatch,
  globalPayBatch,
  globalPayBatchStatus,
  globalPayBatchSubmit,
} from '@bank/protocol/transfers-global-batch';
import type { PaymentSummary } from '@bank/protocol/payment';
import type { PaymentKind } from '../../flow/payment-kind';

export interface SummaryValues {
  batchId: string;
}

const summaryOf = (batch: GlobalBatch): PaymentSummary => {
  const amount = subtract(batch.estimatedTotal, batch.fee);
  return {
    fromAccountId: batch.accountId,
    payee: { kind: 'batch', name: batch.batchName, rows: batch.ready },
    amount,
    currencyCode: batch.currencyCode,
    debitAmount: amount,
    fee: batch.fee,
    total: batch.estimatedTotal,
    debitCurrencyCode: batch.currencyCode,
    exchangeRate: '1',
    note: '',
  };
};

/** A batch of payments by link as one payment. What it costs is asked for anew for each review: the bank may have priced it again. */
export const globalBatchKind: PaymentKind<SummaryValues, Input<typeof globalPayBatchSubmit>> = {
  id: 'transfers.globalBatch',
  fieldIds: {},
  whoFields: [],
  given: {},
  isBegun: () => true,
  begin: () => Promise.resolve(null),
  async order({ batchId }) {
    const { batch } = await call(globalPayBatchStatus, { batchId });
    const { estimatedTotal, approval } = batch;
    return { isReady: true, input: { batchId, estimatedTotal }, summary: summaryOf(batch), approval };
  },
  send: (input, options) => call(globalPayBatchSubmit, input, options),
  changes: [globalPayBatch],
  again: () => ({ batchId: '' }),
  words: {
    plan: ['kit.place.payments', 'transfers.mass.planSum', 'transfers.plan.check'],
    sentence: 'transfers.mass.sentence',
    noName: 'transfers.flow.noName',
    arrival: 'transfers.globalBatch.arrival',
    sent: 'transfers.mass.finished',
    arrived: 'transfers.globalBatch.arrived',
    done: 'transfers.mass.finishedBody',
    released: { title: 'transfers.mass.sent', body: 'transfers.globalBatch.done' },
    returned: 'kit.found.returnedBody',
    created: 'transfers.mass.created',
    pending: 'transfers.globalBatch.pending',
  },
};
