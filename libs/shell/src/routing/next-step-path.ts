import { path } from '@bank/paths';

/** Where a signed-in user is told what has to be done before home opens. Ours, not one of spec 1 §2. */
export const nextStep = path('/next-step/{step}');
