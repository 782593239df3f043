import { path, paths } from '@bank/paths';

// Ours, not of R1.2: what may be asked of a signed-in user before home opens, as far as no screen of R1.2 asks it.

export const termsStep = paths.terms;
/** The customer-access choice (R1.4.13). */
export const choiceStep = path('/next-step/company');
/** The way out to the old web bank (R1.4.11 and R1.4.13). */
export const oldWebStep = path('/next-step/earlier-bank');
