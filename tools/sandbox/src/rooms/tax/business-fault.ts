import { type FaultOf, firstFault } from '../../identity/statements/first-fault';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { birthFault } from './birth-fault';
import type { CertifiedBusiness } from './certifications';
import type { Company } from './company';
import { businessDeclaration, declarationFault } from './declaration';
import type { QuestionWord } from './entity-questions';
import { entityClassOf, namesControllingPersons, questionsFault } from './entity-questions';
import { countriesFault, type TaxIdWord, taxIdsFault } from './tax-id-fault';
import { refused } from './texts';

/** What a company certifies, and what the bank knows of it. */
interface Certifying {
  certified: CertifiedBusiness;
  company: Pick<Company, 'registrationCountryCode' | 'addresses' | 'controllers'>;
}

type Context = { lang: string; clock: { now(): number } } & MayRefuse<
  TaxIdWord | QuestionWord | 'noSuchAddress' | 'noSuchPerson' | 'personMissing' | 'wrongBirthDay' | 'otherDeclaration'
>;

function addressFault({ certified, company }: Certifying, context: Context): Refusal | null {
  for (const field of ['placeOfBusinessAddressId', 'registeredAddressId'] as const)
    if (!company.addresses.some(({ addressId }) => addressId === certified[field]))
      return refused(context, 'noSuchAddress', { field });
  return null;
}

/** Names exactly the people whom the bank asks for, each once. */
function namesFault({ certified, company }: Certifying, context: Context): Refusal | null {
  const entityClass = entityClassOf({ ...certified, registrationCountryCode: company.registrationCountryCode });
  const asked = namesControllingPersons(entityClass) ? company.controllers.map((one) => one.representativeId) : [];
  const named = certified.controllingPersons.map(({ representativeId }) => representativeId);
  const wrong = named.findIndex((id, place) => !asked.includes(id) || named.indexOf(id) !== place);
  if (wrong !== -1) return refused(context, 'noSuchPerson', { field: `controllingPersons.${wrong}.representativeId` });
  return asked.every((id) => named.includes(id))
    ? null
    : refused(context, 'personMissing', { field: 'controllingPersons' });
}

/** A person has no question about the United States: that country is one of theirs like any other. */
function peopleFault({ certified }: Certifying, context: Context): Refusal | null {
  for (const [place, person] of certified.controllingPersons.entries()) {
    const at = `controllingPersons.${place}.`;
    const fault =
      birthFault(context, person, at) ?? countriesFault(context, person.taxIds, 'tinPersonal', `${at}taxIds`);
    if (fault) return fault;
  }
  return null;
}

const RULES: readonly FaultOf<Certifying, Context>[] = [
  ({ certified }, context) => questionsFault(context, certified),
  addressFault,
  ({ certified }, context) => taxIdsFault(context, certified, 'tinBusiness'),
  namesFault,
  peopleFault,
  ({ certified }, context) => declarationFault(context, certified, businessDeclaration),
];

/** What is wrong with what a company certifies; null where the bank takes it. */
export const businessFault = (certifying: Certifying, context: Context) => firstFault(RULES, certifying, context);
