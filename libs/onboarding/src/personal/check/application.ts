import type { Input } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import type { PhoneCode } from '@bank/protocol/phones';
import { addressOf, agreementsOf, device, mailOf, phoneOf } from '../../apply/parts';
import type { PersonalAnswers } from '../answers';

type Application = Input<typeof createPersonalAccount>;

/** R3.3.22: the answers as the bank takes them. */
export function applicationOf(answers: PersonalAnswers, codes: readonly PhoneCode[], captcha: string): Application {
  const { anotherAccountDetails } = answers;
  return {
    email: mailOf(answers.email),
    phone: phoneOf(answers, codes),
    firstName: answers.firstName,
    lastName: answers.lastName,
    birthday: answers.birthday,
    birthCountryCode: answers.birthCountry,
    citizenshipCountryCode: answers.citizenship,
    address: addressOf(answers, answers.country),
    occupation: answers.occupation,
    secondOccupation: answers.secondOccupation,
    sourceIds: answers.sources.map(Number),
    sourceSpecifications: answers.sourceNotes,
    secondSourceIds: answers.secondSources.map(Number),
    secondSourceSpecifications: answers.secondSourceNotes,
    purposeIds: answers.purposes.map(Number),
    purposeSpecifications: answers.purposeNotes,
    estimatedMonthlyDepositId: Number(answers.deposit),
    anotherAccount: answers.anotherAccount === 'true',
    ...(anotherAccountDetails === '' ? {} : { anotherAccountDetails }),
    agreements: agreementsOf(answers.agreements),
    captcha,
    device: device(),
  };
}

/** Which question a field of the application belongs to. */
const QUESTION_OF: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'phone',
  number: 'phone',
  firstName: 'name',
  lastName: 'name',
  birthday: 'birthday',
  birthCountryCode: 'birth-country',
  citizenshipCountryCode: 'citizenship',
  countryCode: 'country',
  address1: 'address',
  address2: 'address',
  city: 'address',
  postalCode: 'address',
  stateCode: 'address',
  occupation: 'occupation',
  secondOccupation: 'second-occupation',
  sourceIds: 'sources',
  sourceSpecifications: 'sources',
  secondSourceIds: 'second-sources',
  secondSourceSpecifications: 'second-sources',
  purposeIds: 'purposes',
  purposeSpecifications: 'purposes',
  estimatedMonthlyDepositId: 'deposit',
  anotherAccount: 'another-account',
  anotherAccountDetails: 'another-account',
  agreements: 'agreements',
};

/** @param field as the bank names it, also inside another: "phone.number" @returns null for a field that no question asks */
export function questionOf(field: string): string | null {
  const names = field.split('.');
  return QUESTION_OF[field] ?? QUESTION_OF[names[0] ?? ''] ?? QUESTION_OF[names.at(-1) ?? ''] ?? null;
}
