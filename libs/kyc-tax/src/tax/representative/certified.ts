import type { Input } from '@bank/protocol';
import type { fatcaCrsCertificationRepresentativeUpdate } from '@bank/protocol/tax';
import { papersSent } from '../papers/papers';
import { personPapersAsked } from '../person/indicia';
import { taxIdsOf } from '../taxed/taxed';
import type { RepresentativeAnswers } from './answers';

type Certified = Input<typeof fatcaCrsCertificationRepresentativeUpdate>;

/** The answers as they are signed; an address where the bank knows none. */
export const certifiedOf = (answers: RepresentativeAnswers, declarationId: string): Certified => ({
  cityOfBirth: answers.cityOfBirth,
  countryOfBirth: answers.countryOfBirth,
  dateOfBirth: answers.dateOfBirth,
  citizenship: answers.citizenship,
  ...(!answers.isAddressKnown && {
    address: {
      address1: answers.address1,
      city: answers.city,
      postalCode: answers.postalCode,
      countryCode: answers.addressCountry,
    },
  }),
  isUSTaxPayer: answers.isUSTaxPayer === 'yes',
  taxIds: taxIdsOf(answers),
  ...papersSent(answers, personPapersAsked(answers)),
  declarationId,
});
