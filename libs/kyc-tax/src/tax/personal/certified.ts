import type { Input } from '@bank/protocol';
import type { fatcaCrsCertificationPersonalUpdate } from '@bank/protocol/tax-personal';
import { papersSent } from '../papers/papers';
import { personPapersAsked } from '../person/indicia';
import { taxIdsOf } from '../taxed/taxed';
import type { TaxAnswers } from './answers';

type Certified = Input<typeof fatcaCrsCertificationPersonalUpdate>;

/** The answers as they are signed. */
export const certifiedOf = (answers: TaxAnswers, declarationId: string): Certified => ({
  cityOfBirth: answers.cityOfBirth,
  countryOfBirth: answers.countryOfBirth,
  dateOfBirth: answers.dateOfBirth,
  citizenship: answers.citizenship,
  addressId: Number(answers.addressId),
  isUSTaxPayer: answers.isUSTaxPayer === 'yes',
  taxIds: taxIdsOf(answers),
  ...papersSent(answers, personPapersAsked(answers)),
  declarationId,
});
