import type { TaxIdIn } from '@bank/protocol/tax-personal';
import type { TaxPaper } from '@bank/protocol/tax-papers';
import type { Fact } from '../../../platform/papers/paper';
import type { PersonalAnswers, RepresentativeAnswers } from '../certifications';
import { paperFacts, papersShown } from './paper-facts';
import { numbersShown } from './number-fields';
import type { Shown } from './unprintable-fault';
import type { Words } from './words';
import { factsOf } from './words';

/** What a person signs: a customer, or a representative of a company. */
export interface PersonSaid {
  answers: PersonalAnswers | RepresentativeAnswers;
  /** Where they live, on one line. */
  address: string;
  taxIds: readonly TaxIdIn[];
  /** What they have sent, of which the answers name some. */
  papers: readonly TaxPaper[];
}

/** Where and when a person was born. */
export const birthFacts = (
  { cityOfBirth, countryOfBirth, dateOfBirth }: Pick<PersonalAnswers, 'cityOfBirth' | 'countryOfBirth' | 'dateOfBirth'>,
  { say, country, day }: Words,
): Fact[] =>
  factsOf([
    [say('tax_sign_born'), `${cityOfBirth.trim()}, ${country(countryOfBirth)}`],
    [say('tax_birthday_label'), day(dateOfBirth)],
  ]);

/** The lines of a person, in the order of the screen. */
export function personFacts({ answers, address, taxIds, papers }: PersonSaid, words: Words): Fact[] {
  const { say, countries } = words;
  return [
    ...birthFacts(answers, words),
    ...factsOf([
      [say('tax_citizenship_label'), countries(answers.citizenship)],
      [say('tax_sign_address'), address],
      [say('tax_plan_us'), say(answers.isUSTaxPayer ? 'tax_us_yes' : 'tax_us_no')],
    ]),
    ...paperFacts(answers, papers, words),
    ...factsOf([[say('tax_countries_label'), countries(taxIds.map(({ countryCode }) => countryCode))]]),
    ...words.numbers(taxIds, 'tinPersonal'),
  ];
}

/** What of it was written, each with its field. @param lives the parts of the address that the form asks for, each with its field */
export const personShown = ({ answers, taxIds, papers }: PersonSaid, lives: readonly Shown[]): readonly Shown[] => [
  ['cityOfBirth', answers.cityOfBirth],
  ...lives,
  ...papersShown(answers, papers),
  ...numbersShown(taxIds, 'taxIds'),
];

/** What the screen of a representative shows of what the bank has of them. */
export const representativeFacts = (
  { phone, documents }: { phone: string | null; documents: readonly { fileName: string }[] },
  { say }: Words,
): Fact[] =>
  factsOf([
    [say('representative_phone'), phone ?? say('representative_notKnown')],
    [
      say('representative_documents'),
      documents.length === 0 ? say('representative_noDocuments') : documents.map(({ fileName }) => fileName).join(', '),
    ],
  ]);
