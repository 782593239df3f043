import { filled } from '@bank/kit';
import { type BusinessAnswers, ROOT } from '../../answers';
import type { Question } from '../question';

/** Typed before the page was loaded again, and never kept (R0.25). */
export const isTaxIdLost = ({ taxIdsOf, taxIds }: BusinessAnswers): boolean =>
  taxIdsOf.includes(ROOT) && (taxIds[ROOT] ?? '') === '';

/** A state is asked where the country's addresses name one, which the form knows. */
const isAddress = filled('address1', 'postalCode', 'city', 'countryCode');
const isRegistered = filled('registrationCountry', 'registrationNumber', 'registrationDate');

/** R3.3.25: the company itself, and where it is. */
export const GENERAL = [
  {
    id: 'names',
    title: 'onboarding.general.names',
    help: 'onboarding.general.namesHelp',
    isAnswered: filled('name'),
  },
  {
    id: 'registration',
    title: 'onboarding.general.registration',
    isAnswered: (answers) => isRegistered(answers) && !isTaxIdLost(answers),
    missing: (answers) => (isRegistered(answers) ? 'onboarding.general.taxIdAgain' : 'onboarding.general.registration'),
  },
  {
    id: 'email',
    title: 'onboarding.general.email',
    help: 'onboarding.general.emailHelp',
    isAnswered: filled('email'),
  },
  {
    id: 'phone',
    title: 'onboarding.general.phone',
    isAnswered: filled('phoneCountry', 'phoneNumber'),
  },
  {
    id: 'address',
    title: 'onboarding.general.address',
    isAnswered: ({ registrationAddress }) => isAddress(registrationAddress),
  },
  {
    id: 'works-there',
    title: 'onboarding.general.worksThere',
    isAnswered: filled('worksThere'),
  },
  {
    id: 'business-address',
    title: 'onboarding.general.businessAddress',
    isAsked: ({ worksThere }) => worksThere === 'false',
    isAnswered: ({ businessAddress }) => isAddress(businessAddress),
  },
  {
    id: 'description',
    title: 'onboarding.general.description',
    isAnswered: filled('description'),
  },
] as const satisfies readonly Question[];

export type GeneralId = (typeof GENERAL)[number]['id'];
