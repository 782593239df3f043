import { filled } from '@bank/kit';
import type { StepQuestion } from '@bank/kit';
import type { PersonalAnswers } from './answers';
import { CheckQuestion } from './check/check-question';
import { AddressQuestion } from './questions/address-question';
import { AgreementsQuestion } from './questions/agreements-question';
import { AnotherAccountQuestion } from './questions/another-account-question';
import { BirthdayQuestion } from './questions/birthday-question';
import { BirthCountryQuestion, CitizenshipQuestion, ResidenceQuestion } from './questions/country-question';
import { DepositQuestion } from './questions/deposit-question';
import { EmailQuestion } from './questions/email-question';
import { NameQuestion } from './questions/name-question';
import { OccupationQuestion, SecondOccupationQuestion } from './questions/occupation-question';
import { PhoneQuestion } from './questions/phone-question';
import { PurposesQuestion, SecondSourcesQuestion, SourcesQuestion } from './questions/stated-question';

/** The parts of the plan, in order. */
export const PLAN = [
  'onboarding.plan.contact',
  'onboarding.plan.you',
  'onboarding.plan.address',
  'onboarding.plan.money',
  'onboarding.plan.agreements',
  'onboarding.plan.check',
] as const;

type Question = StepQuestion<PersonalAnswers>;

const hasSecond = ({ secondOccupation }: PersonalAnswers) => secondOccupation !== '' && secondOccupation !== 'none';

/** R3.3.22, in the order they are asked. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'email',
    part: 0,
    title: 'onboarding.email.title',
    help: 'onboarding.email.help',
    isAnswered: filled('email'),
    Ask: EmailQuestion,
  },
  {
    id: 'phone',
    part: 0,
    title: 'onboarding.phone.title',
    isAnswered: filled('phoneCountry', 'phoneNumber'),
    Ask: PhoneQuestion,
  },
  {
    id: 'name',
    part: 1,
    title: 'onboarding.name.title',
    help: 'onboarding.name.help',
    isAnswered: filled('firstName', 'lastName'),
    Ask: NameQuestion,
  },
  {
    id: 'birthday',
    part: 1,
    title: 'onboarding.birthday.title',
    isAnswered: filled('birthday'),
    Ask: BirthdayQuestion,
  },
  {
    id: 'birth-country',
    part: 1,
    title: 'onboarding.birthCountry.title',
    isAnswered: filled('birthCountry'),
    Ask: BirthCountryQuestion,
  },
  {
    id: 'citizenship',
    part: 1,
    title: 'onboarding.citizenship.title',
    isAnswered: filled('citizenship'),
    Ask: CitizenshipQuestion,
  },
  {
    id: 'country',
    part: 2,
    title: 'onboarding.residence.title',
    isAnswered: filled('country'),
    Ask: ResidenceQuestion,
  },
  {
    id: 'address',
    part: 2,
    title: 'onboarding.address.title',
    isAnswered: filled('address1', 'city', 'postalCode'),
    Ask: AddressQuestion,
  },
  {
    id: 'occupation',
    part: 3,
    title: 'onboarding.occupation.title',
    isAnswered: filled('occupation'),
    Ask: OccupationQuestion,
  },
  {
    id: 'second-occupation',
    part: 3,
    title: 'onboarding.secondOccupation.title',
    isAnswered: filled('secondOccupation'),
    Ask: SecondOccupationQuestion,
  },
  {
    id: 'sources',
    part: 3,
    title: 'onboarding.sources.title',
    help: 'onboarding.sources.help',
    isAnswered: filled('sources'),
    Ask: SourcesQuestion,
  },
  {
    id: 'second-sources',
    part: 3,
    title: 'onboarding.secondSources.title',
    help: 'onboarding.sources.help',
    isAsked: hasSecond,
    isAnswered: filled('secondSources'),
    Ask: SecondSourcesQuestion,
  },
  {
    id: 'purposes',
    part: 3,
    title: 'onboarding.purposes.title',
    help: 'onboarding.purposes.help',
    isAnswered: filled('purposes'),
    Ask: PurposesQuestion,
  },
  {
    id: 'deposit',
    part: 3,
    title: 'onboarding.deposit.title',
    help: 'onboarding.deposit.help',
    isAnswered: filled('deposit'),
    Ask: DepositQuestion,
  },
  {
    id: 'another-account',
    part: 3,
    title: 'onboarding.anotherAccount.title',
    isAnswered: filled('anotherAccount'),
    Ask: AnotherAccountQuestion,
  },
  {
    id: 'agreements',
    part: 4,
    title: 'onboarding.agreements.title',
    help: 'onboarding.agreements.help',
    isAnswered: ({ agreements }) => agreements.length === 2,
    Ask: AgreementsQuestion,
  },
  // The last one is never answered: its answer is the application.
  {
    id: 'check',
    part: 5,
    title: 'onboarding.check.title',
    help: 'onboarding.check.help',
    isAnswered: () => false,
    Ask: CheckQuestion,
  },
];
