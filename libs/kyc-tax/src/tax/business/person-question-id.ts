import { numberQuestion } from '../taxed/number-question-id';

/** The questions of one person who controls the company. */
type About = 'born' | 'countries';

/** `person-12-born`. */
export const personQuestion = (personId: number, about: About): string => `person-${personId}-${about}`;

/** `person-12-number-PT`. */
export const personNumberQuestion = (personId: number, countryCode: string): string =>
  `person-${personId}-${numberQuestion(countryCode)}`;

/** The person of such a question, and the country where it is one for a number. */
export function personOfQuestion({ id }: { id: string }): { personId: number; countryCode: string } {
  const [, personId = '', , countryCode = ''] = id.split('-');
  return { personId: Number(personId), countryCode };
}
