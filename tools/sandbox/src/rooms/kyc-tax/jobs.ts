import { lookAtEnd } from '../../identity/standing/expiry/look';
import type { JobKind } from '../../platform/jobs/worker';
import { forgetDocuments } from './forget';

export const documentKinds = {
  watchDocument: {
    urgency: 'rest',
    run: ({ documentId = '', expiresAt = '' }, context) => lookAtEnd({ documentId, expiresAt }, context),
  },
  forgetDocuments: {
    urgency: 'rest',
    run: ({ customerId = '' }, context) => forgetDocuments(Number(customerId), context),
  },
} satisfies Record<string, JobKind>;
