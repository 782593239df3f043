import { lookAtEnd } from '../../identity/standing/expiry/look';
import type { JobKind } from '../../platform/jobs/worker';
import { forgetDocuments } from './forget';

export const documentKinds = {
  watchDocument: {
    run: ({ documentId = '', expiresAt = '' }, context) => lookAtEnd({ documentId, expiresAt }, context),
  },
  forgetDocuments: { run: ({ customerId = '' }, context) => forgetDocuments(Number(customerId), context) },
} satisfies Record<string, JobKind>;
