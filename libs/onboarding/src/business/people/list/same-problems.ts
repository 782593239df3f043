import { isSameCompany, isSamePerson, type PersonFacts } from '@bank/protocol/same-party';
import { type BusinessAnswers, type CompanyAnswers, nameOf, type PersonAnswers } from '../../answers';
import type { Problem } from '../../business-form';

// R0.160: persons and companies are entered once. The bank refuses a second entry by the same functions.

const factsOf = (
  { id, firstName, lastName, birthday, phoneCountry, phoneNumber }: PersonAnswers,
  taxIds: BusinessAnswers['taxIds'],
): PersonFacts => ({
  ...{ firstName, lastName, birthday, taxId: taxIds[id] ?? '' },
  phone: phoneNumber === '' ? '' : `${phoneCountry}${phoneNumber}`,
});

/** An entry of a person who stands in the list already. Of an entry without a birthday it is not said yet. */
export const samePersonProblems = ({ persons, taxIds }: Pick<BusinessAnswers, 'persons' | 'taxIds'>): Problem[] =>
  persons.flatMap((one, at): Problem[] => {
    const facts = factsOf(one, taxIds);
    const isAgain = persons.slice(0, at).some((before) => isSamePerson(factsOf(before, taxIds), facts));
    if (one.birthday === '' || !isAgain) return [];
    const values = { name: `${one.firstName} ${one.lastName}`.trim() };
    const to = { open: 'person', id: one.id };
    return [{ id: `same.${one.id}`, kind: 'wrong', text: 'onboarding.people.same', values, to }];
  });

const registered = ({ registrationCountry, registrationNumber }: Omit<CompanyAnswers, 'id' | 'name' | 'address'>) => ({
  ...{ registrationCountryCode: registrationCountry, registrationNumber },
});

/** An entry of the company that applies, or of one that stands in the list already. Without a number it is not said yet. */
export const sameCompanyProblems = (answers: BusinessAnswers): Problem[] =>
  answers.companies.flatMap((one, at): Problem[] => {
    if (one.registrationNumber === '') return [];
    const to = { open: 'company', id: one.id };
    if (isSameCompany(registered(answers), registered(one)))
      return [{ id: `own.${one.id}`, kind: 'wrong', text: 'onboarding.companies.own', values: { name: one.name }, to }];
    const before = answers.companies.slice(0, at).find((other) => isSameCompany(registered(other), registered(one)));
    if (!before) return [];
    const values = { name: one.name, other: nameOf(answers, before.id) };
    return [{ id: `same.${one.id}`, kind: 'wrong', text: 'onboarding.companies.same', values, to }];
  });
