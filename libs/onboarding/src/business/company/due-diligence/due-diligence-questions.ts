import { filled } from '../../../filled';
import type { Question } from '../question';

/** R3.3.25: three questions, each yes with its details. */
export const DUE_DILIGENCE = [
  { id: 'government', title: 'onboarding.diligence.government', isAnswered: filled('government') },
  { id: 'lawsuits', title: 'onboarding.diligence.lawsuits', isAnswered: filled('lawsuits') },
  { id: 'tax-payers', title: 'onboarding.diligence.taxPayers', isAnswered: filled('taxPayers') },
] as const satisfies readonly Question[];

export type DueDiligenceId = (typeof DUE_DILIGENCE)[number]['id'];
