import { path } from '@bank/paths';

// Ours, not of spec 1 §2: what may be asked of a signed-in user before home opens, as far as no screen of the spec asks it.

/** Where a signed-in user is told what has to be done first. */
export const nextStep = path('/next-step/{step}');
export const termsStep = path('/next-step/terms');
/** The customer-access choice (spec 1 §4 rule 3). */
export const choiceStep = path('/next-step/company');
/** The way out to the old web bank (spec 1 §4 rules 1 and 3). */
export const oldWebStep = path('/next-step/earlier-bank');
