import { isMailbox } from '@bank/protocol';
import { ageOn } from '../../../personal/age';
import type { CompanyAnswers, PersonAnswers } from '../../answers';

/** From this age on one may direct a company, or be a user of it. */
const ADULT = 18;
/** Beyond it the year was mistyped. */
const OLDEST = 130;

/** A day that the calendar has. */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
};

/** @param today `YYYY-MM-DD`, as the birthday */
export const isBirthday = (day: string, today: string): boolean =>
  isDay(day) && ageOn(day, today) >= 0 && ageOn(day, today) < OLDEST;

/** A birthday that cannot be one is told of where persons are entered, and not here. */
export const isUnderage = ({ birthday }: Pick<PersonAnswers, 'birthday'>, today: string): boolean =>
  isBirthday(birthday, today) && ageOn(birthday, today) < ADULT;

const isThere = (texts: readonly string[]) => texts.every((text) => text.trim() !== '');
const hasAddress = ({ address: { address1, postalCode, city, countryCode } }: Pick<PersonAnswers, 'address'>) =>
  isThere([address1, postalCode, city, countryCode]);

/** Whether the bank would take this person (R3.3.26), as far as one can say without its dictionaries. */
export function isWholePerson(person: PersonAnswers, today: string): boolean {
  const { firstName, lastName, birthday, email, phoneCountry, phoneNumber } = person;
  return (
    isThere([firstName, lastName]) &&
    isBirthday(birthday, today) &&
    (email === '' || isMailbox(email)) &&
    (phoneNumber === '' || phoneCountry !== '') &&
    hasAddress(person)
  );
}

export const isWholeCompany = (company: CompanyAnswers): boolean =>
  isThere([company.name, company.registrationCountry, company.registrationNumber]) && hasAddress(company);
