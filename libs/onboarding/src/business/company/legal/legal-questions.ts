import { filled } from '@bank/kit';
import type { Question } from '../question';

/** R3.3.25: what kind of company it is, and who acts for it; and who controls the account (R3.3.11). */
export const LEGAL = [
  { id: 'legal-form', title: 'onboarding.legal.form', isAnswered: filled('legalForm') },
  {
    id: 'financial-institution',
    title: 'onboarding.legal.institution',
    help: 'onboarding.legal.institutionHelp',
    isAnswered: filled('isFinancialInstitution'),
  },
  {
    id: 'representative',
    title: 'onboarding.legal.representative',
    help: 'onboarding.legal.representativeHelp',
    // Who was taken off the list of people signs for nobody.
    isAnswered: ({ representative, persons }) => persons.some(({ id }) => id === representative),
  },
  { id: 'control', title: 'onboarding.legal.control', isAnswered: filled('controlAccount') },
] as const satisfies readonly Question[];

export type LegalId = (typeof LEGAL)[number]['id'];
