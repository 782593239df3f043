import { call } from '@bank/api-client';
import type { Output } from '@bank/protocol';
import type { MassBatch, MassRow, MassType } from '@bank/protocol/transfers-mass';
import { batchTransferList, batchTransferViewFile, massTransfer } from '@bank/protocol/transfers-mass';
import type { PaymentSummary } from '@bank/protocol/payment';
import type { PaymentKind } from '../../flow/payment-kind';

export interface MassValues {
  batchId: string;
}

/** The rows that the bank found right. */
export const rightRows = (rows: readonly MassRow[]) => rows.filter(({ state }) => state !== 'wrong');

/** A batch as the review and its approval show it. */
export const summaryOf = (batch: MassBatch): PaymentSummary => ({
  fromAccountId: batch.accountId,
  payee: { kind: 'batch', name: batch.name, rows: batch.rows - batch.wrong },
  amount: batch.debitAmount,
  currencyCode: batch.currencyCode,
  debitAmount: batch.debitAmount,
  fee: batch.fee,
  total: batch.total,
  debitCurrencyCode: batch.currencyCode,
  exchangeRate: '1',
  note: '',
});

/** A checked batch as one payment. */
export const massKind = ({
  batch,
  rows,
  approval,
}: Output<typeof batchTransferViewFile>): PaymentKind<MassValues, MassValues> => ({
  id: 'transfers.mass',
  fieldIds: {},
  whoFields: [],
  given: {},
  isBegun: () => true,
  begin: () => Promise.resolve(null),
  order: ({ batchId }) => Promise.resolve({ isReady: true, input: { batchId }, summary: summaryOf(batch), approval }),
  async send(input, options) {
    const payment = await call(massTransfer, input, options);
    // The payment is ordered, whatever becomes of the draft: a row that stays in it is named by the bank as one paid before.
    await forget(batch.type, new Set(rightRows(rows).map(({ row }) => row))).catch(() => undefined);
    return payment;
  },
  changes: [batchTransferList, batchTransferViewFile],
  again: () => ({ batchId: batch.id }),
  words: {
    plan: ['kit.place.payments', 'transfers.mass.planSum', 'transfers.plan.check'],
    sentence: 'transfers.mass.sentence',
    noName: 'transfers.flow.noName',
    arrival: batch.type === 'p2p' ? 'transfers.mass.arrival' : 'transfers.mass.arrivalOutside',
    sent: 'transfers.mass.finished',
    arrived: 'transfers.mass.arrived',
    done: 'transfers.mass.finishedBody',
    released: { title: 'transfers.mass.sent', body: 'transfers.mass.done' },
    returned: 'kit.found.returnedBody',
    created: 'transfers.mass.created',
    pending: 'transfers.mass.pending',
  },
});

/** The draft's code is fetched when there is something to forget, so that the review is there sooner. */
async function forget(...ordered: [type: MassType, rows: ReadonlySet<number>]): Promise<void> {
  const { forgetOrdered } = await import('../draft');
  await forgetOrdered(...ordered);
}
