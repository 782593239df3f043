import { z } from 'zod';
import { keptRejection, REASONS } from '../../rooms/tax/rejections';

/** What a tester decides about a certification; without rejections the bank asks for all of it again. */
export const taxDecision = z.strictObject({
  status: z.enum(['validated', 'rejected']),
  rejections: z.array(keptRejection).max(100).default([]),
});
export type TaxDecision = z.output<typeof taxDecision>;

export const DECISION =
  'A certification is decided with {status: validated | rejected, rejections?: [{field, countryCode?, representativeId?, reason}]}, ' +
  `where a reason is one of ${REASONS.join(', ')}.`;
