import type { Input } from '@bank/protocol';
import type { fatcaCrsCertificationBusinessUpdate } from '@bank/protocol/tax-business';
import { papersSent } from '../papers/papers';
import { businessPapersAsked } from './indicia';
import { taxIdsOf } from '../taxed/taxed';
import { type BusinessAnswers, NO_BIRTH, personTaxed } from './answers';
import { asksControllers, entitySent } from './entity-table';

type Certified = Input<typeof fatcaCrsCertificationBusinessUpdate>;

/** The answers as they are signed. @throws while the type of the company is open: nothing can be signed then */
export function certifiedOf(answers: BusinessAnswers, declarationId: string): Certified {
  const { entityType } = answers;
  if (entityType === '') throw new Error('the type of the company is not said');
  return {
    entityType,
    placeOfBusinessAddressId: Number(answers.placeOfBusinessAddressId),
    registeredAddressId: Number(answers.registeredAddressId),
    isUSTaxPayer: answers.isUSTaxPayer === 'yes',
    questions: entitySent(answers),
    taxIds: taxIdsOf(answers),
    ...papersSent(answers, businessPapersAsked(answers)),
    controllingPersons: asksControllers(answers)
      ? answers.people.map(({ id }) => ({
          representativeId: id,
          ...(answers.births[id] ?? NO_BIRTH),
          taxIds: taxIdsOf(personTaxed(answers, id)),
        }))
      : [],
    declarationId,
  };
}
