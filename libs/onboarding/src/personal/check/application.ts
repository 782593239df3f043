import type { Input } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import type { PhoneCode } from '@bank/protocol/phones';
import { numberOf } from '@bank/kit';
import type { PersonalAnswers } from '../answers';

type Application = Input<typeof createPersonalAccount>;

/** The page that applies, for the bank's own checks. */
const device = (): Application['device'] => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  screen: `${screen.width}x${screen.height}`,
});

/** R3.3.22: the answers as the bank takes them. */
export function applicationOf(answers: PersonalAnswers, codes: readonly PhoneCode[], captcha: string): Application {
  const { phoneCountry, phoneNumber, address2, stateCode, anotherAccountDetails } = answers;
  const code = codes.find(({ countryCode }) => countryCode === phoneCountry);
  return {
    email: answers.email.trim().toLowerCase(),
    password: answers.password,
    phone: {
      countryCode: code?.phoneCode ?? '',
      number: (code && numberOf(phoneNumber, code)) ?? phoneNumber,
    },
    firstName: answers.firstName,
    lastName: answers.lastName,
    birthday: answers.birthday,
    birthCountryCode: answers.birthCountry,
    citizenshipCountryCode: answers.citizenship,
    address: {
      address1: answers.address1,
      ...(address2 === '' ? {} : { address2 }),
      city: answers.city,
      postalCode: answers.postalCode,
      countryCode: answers.country,
      ...(stateCode === '' ? {} : { stateCode }),
    },
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
    agreements: answers.agreements.filter((id) => id === 'privacy' || id === 'terms'),
    captcha,
    device: device(),
  };
}

/** Which question a field of the application belongs to. */
const QUESTION_OF: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'phone',
  number: 'phone',
  password: 'password',
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
