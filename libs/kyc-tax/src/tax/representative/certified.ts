import type { Input } from '@bank/protocol';
import type { fatcaCrsCertificationRepresentativeUpdate } from '@bank/protocol/tax';
import { personCertified } from '../person/person-certified';
import type { RepresentativeAnswers } from './answers';

type Certified = Input<typeof fatcaCrsCertificationRepresentativeUpdate>;

/** The answers as they are signed; an address where the bank knows none. */
export const certifiedOf = (answers: RepresentativeAnswers, declarationId: string): Certified => ({
  ...personCertified(answers, declarationId),
  ...(!answers.isAddressKnown && {
    address: {
      address1: answers.address1,
      city: answers.city,
      postalCode: answers.postalCode,
      countryCode: answers.addressCountry,
    },
  }),
});
