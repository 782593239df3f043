import { latePart } from '@bank/ui';
import type { PaperFormProps } from './paper-fields';

/** The question for a paper. Few are asked it, and it comes with what sends files. */
export const PaperForm = latePart<PaperFormProps>(async () => ({
  default: (await import('./paper-fields')).PaperFields,
}));
