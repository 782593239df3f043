import type { PersonFacts } from '@bank/protocol/same-party';
import { isSameCompany, isSamePerson } from '@bank/protocol/same-party';
import type { ApplicantPerson } from '@bank/protocol/onboarding-business';
import { phoneNumberOf } from '../../../platform/phone-codes';
import { refused } from '../texts';
import type { PartyFault } from './applicant';

/** The facts that identify a stated person; a phone that the bank cannot read counts as none. */
export function factsOf({
  firstName,
  lastName,
  birthday,
  taxId = '',
  phone,
}: Omit<ApplicantPerson, 'isUser'>): PersonFacts {
  const read = phone && phoneNumberOf(phone.countryCode, phone.number);
  const dialled = phone && read && 'number' in read ? `${phone.countryCode}${read.number}` : '';
  return { firstName, lastName, birthday, taxId, phone: dialled };
}

/** A person is entered once. Under two ids a quarter could be two eighths (R0.160). */
export const samePersonFault: PartyFault = ({ personList }, context) => {
  const facts = personList.map(factsOf);
  for (const [at, person] of facts.entries())
    if (facts.slice(0, at).some((before) => isSamePerson(before, person))) {
      const values = { name: `${person.firstName.trim()} ${person.lastName.trim()}` };
      return refused(context, 'samePerson', { field: `personList.${personList[at]?.id ?? ''}.firstName`, values });
    }
  return null;
};

/** A company is entered once, and the company that applies is no holder of itself (R0.160). */
export const sameCompanyFault: PartyFault = ({ company, companyList }, context) => {
  for (const [at, one] of companyList.entries()) {
    const field = `companyList.${one.id}.registrationNumber`;
    if (isSameCompany(one, company)) return refused(context, 'ownHolder', { field });
    const before = companyList.slice(0, at).find((other) => isSameCompany(other, one));
    if (before) return refused(context, 'sameCompany', { field, values: { name: before.name.trim() } });
  }
  return null;
};
