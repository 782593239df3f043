import type { Input } from '@bank/protocol';
import type { fatcaCrsCertificationPersonalUpdate } from '@bank/protocol/tax-personal';
import { personCertified } from '../person/person-certified';
import type { TaxAnswers } from './answers';

type Certified = Input<typeof fatcaCrsCertificationPersonalUpdate>;

/** The answers as they are signed. */
export const certifiedOf = (answers: TaxAnswers, declarationId: string): Certified => ({
  ...personCertified(answers, declarationId),
  addressId: Number(answers.addressId),
});
