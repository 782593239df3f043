import type { Place } from '../cure/place';
import { numberQuestion } from '../taxed/number-question-id';

const QUESTIONS: Readonly<Record<string, string>> = {
  cityOfBirth: 'born',
  countryOfBirth: 'born',
  dateOfBirth: 'birthday',
  citizenship: 'citizenship',
  addressId: 'address',
  address: 'address',
  'address.address1': 'address',
  'address.city': 'address',
  'address.postalCode': 'address',
  'address.countryCode': 'address',
  isUSTaxPayer: 'us',
  'papers.w9': 'w9',
  'papers.w8': 'w8',
  'papers.lossOfNationality': 'lossOfNationality',
  lossOfNationalityMissing: 'lossOfNationality',
};

/** Which question asks a person for a place of their certification; null: none. */
export function personQuestionOf({ field, countryCode }: Place): string | null {
  if (field === 'taxIds') return countryCode === null ? 'countries' : numberQuestion(countryCode);
  return QUESTIONS[field] ?? null;
}
