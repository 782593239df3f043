import type { Input } from '@bank/protocol';
import type { businessAccountCreate } from '@bank/protocol/onboarding-business';
import type { PhoneCode } from '@bank/protocol/phones';
import { addressOf, mailOf, phoneOf } from '../../apply/parts';
import type { BusinessAnswers, CompanyAnswers, PersonAnswers } from '../answers';

type Application = Input<typeof businessAccountCreate>;
type Person = Application['personList'][number];
type Company = Application['companyList'][number];

interface Around extends Pick<BusinessAnswers, 'taxIds'> {
  codes: readonly PhoneCode[];
  /** Whose money's source is asked; the bank takes it of nobody else (R3.5.7). */
  askedForSources: ReadonlySet<string>;
}

/** R3.3.26, without whether they are a user. */
export function statedPerson(
  person: PersonAnswers,
  { taxIds, codes, askedForSources }: Around,
): Omit<Person, 'isUser' | 'accessRights'> {
  const { id, firstName, lastName, birthday, email, phoneNumber, address, sources, sourceNotes } = person;
  const taxId = taxIds[id] ?? '';
  return {
    ...{ id, firstName, lastName, birthday },
    ...(email === '' ? {} : { email: mailOf(email) }),
    ...(phoneNumber === '' ? {} : { phone: phoneOf(person, codes) }),
    address: addressOf(address, address.countryCode),
    ...(taxId === '' ? {} : { taxId }),
    ...(sources.length > 0 && askedForSources.has(id)
      ? { sourcesOfFunds: { sourceIds: sources.map(Number), details: sourceNotes } }
      : {}),
  };
}

/** R3.3.26. */
export function personIn(person: PersonAnswers, { users, ...around }: Around & Pick<BusinessAnswers, 'users'>): Person {
  const right = users.find((user) => user.id === person.id)?.right;
  return {
    ...statedPerson(person, around),
    isUser: right !== undefined,
    ...(right === undefined ? {} : { accessRights: Number(right) }),
  };
}

export const companyIn = (company: CompanyAnswers): Company => ({
  ...{ id: company.id, name: company.name, registrationNumber: company.registrationNumber },
  registrationCountryCode: company.registrationCountry,
  address: addressOf(company.address, company.address.countryCode),
});
