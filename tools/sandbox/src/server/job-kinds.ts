import { applicationKinds } from '../rooms/onboarding/jobs';
import { cardKinds } from '../rooms/cards/jobs';
import { documentKinds } from '../rooms/kyc-tax/jobs';
import { exportKinds } from '../rooms/history/export/jobs';
import { identityStandInKinds } from '../qa/identity-providers/jobs';
import { identityKinds } from '../rooms/identity-verification/jobs';
import { recurringKinds } from '../rooms/transfers/recurring/jobs';
import { invoiceKinds } from '../rooms/invoices/jobs';
import { railKinds } from '../rooms/transfers/external/jobs';
import { recallKinds } from '../rooms/transfers/after/recall';
import { requestKinds } from '../rooms/transfers/expiry/jobs';
import { releasedKinds } from '../rooms/transfers/released/jobs';
import { taxKinds } from '../rooms/tax/jobs';
import { undoKinds } from '../rooms/transfers/undo/jobs';
import { globalKinds } from '../rooms/transfers/global/jobs';
import { globalBatchKinds } from '../rooms/transfers/global-batch/jobs';
import { massKinds } from '../rooms/transfers/mass/jobs';
import type { JobKinds } from '../platform/jobs/kinds';

/** Every kind of job by its name. */
export const jobKinds: JobKinds = {
  ...applicationKinds,
  ...cardKinds,
  ...documentKinds,
  ...identityKinds,
  ...identityStandInKinds,
  ...taxKinds,
  ...exportKinds,
  ...railKinds,
  ...undoKinds,
  ...requestKinds,
  ...recurringKinds,
  ...recallKinds,
  ...invoiceKinds,
  ...releasedKinds,
  ...massKinds,
  ...globalKinds,
  ...globalBatchKinds,
};
