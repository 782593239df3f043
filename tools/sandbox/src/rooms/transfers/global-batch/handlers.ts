import type { globalPayCountryMethods } from '@bank/protocol/transfers-global-batch';
import type { Handler } from '../../../platform/handler';
import { methodsTo } from '../global/payouts';
import { readBatch, readMeta, readStatus } from './read';
import { submitBatch } from './submit';
import { rejectBatch, updatePayments } from './update';
import { uploadBatch } from './upload';

const countryMethods: Handler<typeof globalPayCountryMethods> = ({ countryCode }) => ({
  methods: [...methodsTo(countryCode.trim().toUpperCase())],
});

/** R2.7.200 to R2.7.205, R3.4.2: many global payments from one file. */
export const globalBatchHandlers = {
  globalPayBatchUpload: uploadBatch,
  globalPayBatch: readBatch,
  globalPayBatchUpdatePayments: updatePayments,
  globalPayCountryMethods: countryMethods,
  globalPayBatchMeta: readMeta,
  globalPayBatchSubmit: submitBatch,
  globalPayBatchReject: rejectBatch,
  globalPayBatchStatus: readStatus,
};
