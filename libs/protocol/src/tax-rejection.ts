import * as z from 'zod/mini';
import { id } from './wire';

// R0.119: what the bank did not accept of a certification, so that nothing else is asked again.

/** An answer, a number or a paper, by the names of the call, and why. */
export const taxRejection = z.object({
  /** `taxIds` with a country is that number, without one the list; `questions.giin`, `papers.w8` and their like are paths. */
  field: z.string(),
  countryCode: z.nullable(z.string()),
  /** Whose it is among the people who control a company; null: the customer's own. */
  representativeId: z.nullable(id),
  /** A sentence in the language of the call. */
  reason: z.string(),
});
export type TaxRejection = z.output<typeof taxRejection>;

/** Of the newest certification, while it is rejected; empty: the bank asks for all of it again. */
export const rejectionsShown = { rejections: z.array(taxRejection) };
