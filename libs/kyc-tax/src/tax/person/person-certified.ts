import { papersSent } from '../papers/papers';
import { taxIdsOf } from '../taxed/taxed';
import { personPapersAsked } from './indicia';
import type { PersonAnswers } from './person-answers';

/** What a customer and a representative sign alike. */
export const personCertified = (answers: PersonAnswers, declarationId: string) => ({
  cityOfBirth: answers.cityOfBirth,
  countryOfBirth: answers.countryOfBirth,
  dateOfBirth: answers.dateOfBirth,
  citizenship: answers.citizenship,
  isUSTaxPayer: answers.isUSTaxPayer === 'yes',
  taxIds: taxIdsOf(answers),
  ...papersSent(answers, personPapersAsked(answers)),
  declarationId,
});
