/** The parts of a company's registration, in order: ten forms in any order, and then the application. */
export const PLAN = ['onboarding.business.plan.company', 'onboarding.business.plan.check'] as const;

/** The last look, in the address: `?form=check`. It is none of the ten forms. */
export const CHECK = 'check';
