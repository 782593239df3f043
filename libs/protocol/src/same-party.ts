// R0.160: the form and the bank compare persons and companies by these functions.

/** The facts that identify a person. A birthday is `YYYY-MM-DD`; an empty number was not stated. */
export interface PersonFacts {
  firstName: string;
  lastName: string;
  birthday: string;
  taxId: string;
  /** The prefix of the country and the digits behind it, as the bank dials them. */
  phone: string;
}

/** The facts that identify a company: the country of its register, and the number there. */
export interface CompanyFacts {
  registrationCountryCode: string;
  registrationNumber: string;
}

/** Small letters and digits alone, without accents. */
const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The name as it is compared: neither the order of its words nor their accents count. */
export const nameKey = ({ firstName, lastName }: Pick<PersonFacts, 'firstName' | 'lastName'>): string =>
  words(`${firstName} ${lastName}`).sort().join(' ');

const numberKey = (number: string): string => words(number).join('').replace(/^0+/, '');

/**
 * Whether two entries are one person: the same name and birthday, and no number tells them apart. Only two different tax numbers do, unless
 * the phone is the same. A number that one entry leaves out tells nothing, or an owner could hide a share by leaving it out (R0.160).
 */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  if (nameKey(one) !== nameKey(other) || one.birthday !== other.birthday) return false;
  const [taxId, otherTaxId] = [numberKey(one.taxId), numberKey(other.taxId)];
  if (taxId === '' || otherTaxId === '' || taxId === otherTaxId) return true;
  const phone = numberKey(one.phone);
  return phone !== '' && phone === numberKey(other.phone);
}

/** What a company is compared by. The country may stand before the number, and separators and leading zeros do not count. */
function companyKey({ registrationCountryCode, registrationNumber }: CompanyFacts): string {
  const country = registrationCountryCode.toLowerCase();
  const number = words(registrationNumber).join('');
  return `${country} ${numberKey(number.startsWith(country) ? number.slice(country.length) : number)}`;
}

/** Whether two entries are one company: the same number in the register of one country (R0.160). */
export const isSameCompany = (one: CompanyFacts, other: CompanyFacts): boolean => companyKey(one) === companyKey(other);
