import type { Place } from '../cure/place';
import { numberQuestion } from '../taxed/number-question-id';
import { personNumberQuestion, personQuestion } from './person-question-id';

const QUESTIONS: Readonly<Record<string, string>> = {
  entityType: 'type',
  'questions.giinMissingReason': 'giin',
  'questions.companySecurityMarket': 'isPubliclyTraded',
  'questions.companyTicket': 'isPubliclyTraded',
  registeredAddressId: 'addresses',
  placeOfBusinessAddressId: 'addresses',
  isUSTaxPayer: 'us',
  'papers.w9': 'w9',
  'papers.w8': 'w8',
};

const QUESTION = /^questions\.(\w+)/;

/** Which question asks for a place of a company's certification; null: none. */
export function businessQuestionOf({ field, countryCode, representativeId }: Place): string | null {
  if (representativeId !== null) {
    if (field !== 'taxIds') return personQuestion(representativeId, 'born');
    return countryCode === null
      ? personQuestion(representativeId, 'countries')
      : personNumberQuestion(representativeId, countryCode);
  }
  if (field === 'taxIds') return countryCode === null ? 'countries' : numberQuestion(countryCode);
  if (field.startsWith('questions.companyOwnedByYou')) return 'isOwnPubliclyTradedCompany';
  return QUESTIONS[field] ?? QUESTION.exec(field)?.[1] ?? null;
}
