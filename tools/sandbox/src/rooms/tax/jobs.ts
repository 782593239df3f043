import type { JobKind } from '../../platform/jobs/worker';
import { lapsePaper } from './lapse';

export const taxKinds = {
  lapseTaxPaper: { urgency: 'rest', run: ({ documentId = '' }, { tx }) => lapsePaper(tx, documentId) },
} satisfies Record<string, JobKind>;
