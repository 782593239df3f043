import type { JobKind } from '../../platform/jobs/worker';
import { forgetUnopened } from './forget';

export const applicationKinds = {
  forgetApplication: {
    urgency: 'rest',
    run: ({ customerId = '' }, context) => forgetUnopened(Number(customerId), context),
  },
} satisfies Record<string, JobKind>;
