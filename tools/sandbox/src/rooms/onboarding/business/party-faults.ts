import type { ApplicantCompany, ApplicantPerson } from '@bank/protocol/onboarding-business';
import { offerOf } from '../../../platform/brands';
import { isCountry } from '../../../platform/countries';
import type { Refusal } from '../../../platform/refusal';
import { addressFault } from '../address-fault';
import { isAdult, isBirthday } from '../../../identity/statements/days';
import { phoneFault } from '../phone-fault';
import { taxDummyFault } from '../../../identity/statements/tax-dummy';
import { missingFault, unseenFault } from '../../../identity/statements/text-fault';
import { refused, refusedBy } from '../texts';
import type { PartyContext, PartyFault } from './applicant';
import { adultsIn, namedIn } from './people';
import { sourcesFault } from './sources-fault';
import { holdingsOf, isAskedForSources } from './tree/shares';

// R3.3.26: personForm and companyForm. Every person and every company is entered once, and stands somewhere in the application.

/** An entry under an id that another one has, or that nothing in the application names. */
function entryFault(
  context: PartyContext,
  list: 'personList' | 'companyList',
  { ids, at, named }: { ids: readonly string[]; at: number; named: ReadonlySet<string> },
): Refusal | null {
  const id = ids[at] ?? '';
  const field = `${list}.${id}`;
  if (ids.indexOf(id) < at) return refused(context, 'listedTwice', { field });
  return named.has(id) ? null : refused(context, 'noSuchParty', { field });
}

function personFault(context: PartyContext, person: ApplicantPerson, isOfAge: boolean): Refusal | null {
  const { id, firstName, lastName, birthday, phone, address, taxId } = person;
  const field = `personList.${id}`;
  const now = context.clock.now();
  const name =
    missingFault(context, `${field}.firstName`, firstName) ?? missingFault(context, `${field}.lastName`, lastName);
  if (name) return name;
  if (!isBirthday(birthday, now)) return refused(context, 'wrongDay', { field: `${field}.birthday` });
  if (isOfAge && !isAdult(birthday, now))
    return refusedBy(context, 'tooYoung', { text: 'personTooYoung', field: `${field}.birthday` });
  return (
    (phone ? phoneFault(context, `${field}.phone`, phone) : null) ??
    addressFault(context, `${field}.address`, address) ??
    unseenFault(context, `${field}.taxId`, taxId) ??
    taxDummyFault(context, { taxId, countryCode: address.countryCode, variant: 'tinPersonal' }, `${field}.taxId`)
  );
}

export const peopleFault: PartyFault = (application, context) => {
  const { personList, shareholders } = application;
  const ids = personList.map(({ id }) => id);
  const [named, adults, holdings] = [namedIn(application), adultsIn(application), holdingsOf(shareholders)];
  const { sourceOfWealth } = offerOf(context.brand);
  for (const [at, person] of personList.entries()) {
    const fault =
      entryFault(context, 'personList', { ids, at, named }) ??
      personFault(context, person, adults.has(person.id)) ??
      sourcesFault(context, person, sourceOfWealth && isAskedForSources(holdings.get(person.id)));
    if (fault) return fault;
  }
  return null;
};

function companyFault(context: PartyContext, company: ApplicantCompany): Refusal | null {
  const { id, name, registrationCountryCode, registrationNumber, address } = company;
  const field = `companyList.${id}`;
  const called = missingFault(context, `${field}.name`, name);
  if (called) return called;
  if (!isCountry(registrationCountryCode))
    return refused(context, 'noSuchCountry', { field: `${field}.registrationCountryCode` });
  return (
    missingFault(context, `${field}.registrationNumber`, registrationNumber) ??
    addressFault(context, `${field}.address`, address)
  );
}

export const companiesFault: PartyFault = (application, context) => {
  const { companyList } = application;
  const ids = companyList.map(({ id }) => id);
  const named = namedIn(application);
  for (const [at, company] of companyList.entries()) {
    const fault = entryFault(context, 'companyList', { ids, at, named }) ?? companyFault(context, company);
    if (fault) return fault;
  }
  return null;
};
