import * as z from 'zod/mini';
import { dueDiligenceIn, financialDetailIn } from './company-stated';
import { accessRight, method } from './method';
import { instant } from './wire';

// R3.3.28, R3.4.8: what a company states of itself is changed by the company, and by administrators who act for it.

const statement = { acting: true, balanceInfo: true, right: [accessRight.fullAccess] } as const;

/** Beside words of the field that is wrong, by its path: `monthlyDepositAmount`, `sourceSpecifications.4`, `lawsuitsDetails`. */
const fieldRefusals = ['companyOnly', 'fieldMissing', 'noSuchEntry'] as const;

/** Takes the place of what the company stated of its money. What it stated before is kept. */
export const financialDetailUpdate = method('financialDetailUpdate', {
  ...statement,
  refusals: [...fieldRefusals, 'specificationMissing', 'wrongAmount'],
  request: financialDetailIn,
});

/** Takes the place of the three answers. What they were before is kept. */
export const dueDiligenceUpdate = method('dueDiligenceUpdate', {
  ...statement,
  refusals: fieldRefusals,
  request: dueDiligenceIn,
});

const details = z.nullable(z.string());

/** The three answers; a page asks for them on the levels of `asksDueDiligence`. */
export const dueDiligenceInfo = method('dueDiligenceInfo', {
  acting: true,
  balanceInfo: false,
  refusals: ['companyOnly'],
  response: z.object({
    /** null: the company has never been asked. */
    dueDiligenceInfo: z.nullable(
      z.object({
        government: z.boolean(),
        governmentDetails: details,
        lawsuits: z.boolean(),
        lawsuitsDetails: details,
        taxPayers: z.boolean(),
        taxPayersDetails: details,
        statedAt: instant,
      }),
    ),
  }),
});
export type DueDiligence = NonNullable<z.output<typeof dueDiligenceInfo.response>['dueDiligenceInfo']>;

/** R3.4.8: standard and enhanced. Of a person (0), under a simplified one (2) and where another institution answers (3) nothing is asked. */
export const asksDueDiligence = (dueDiligenceLevel: number): boolean =>
  dueDiligenceLevel === 1 || dueDiligenceLevel === 4;
