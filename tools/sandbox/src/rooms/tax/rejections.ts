import type { TaxRejection } from '@bank/protocol/tax-rejection';
import { z } from 'zod';
import type { BusinessAnswers, PersonalAnswers, RepresentativeAnswers } from './certifications';
import { ITSELF } from './certifications';
import { say } from './texts';

// R0.119: what the bank did not accept of a certification.

/** Why, as a word: the sentence is said in each reader's language. */
const SENTENCES = {
  unknownNumber: 'rejectedUnknownNumber',
  otherPapers: 'rejectedOtherPapers',
  unclear: 'rejectedUnclear',
  unreadable: 'rejectedUnreadable',
  wrongPaper: 'rejectedWrongPaper',
} as const;

export const REASONS = ['unknownNumber', 'otherPapers', 'unclear', 'unreadable', 'wrongPaper'] as const;
export type RejectionReason = (typeof REASONS)[number];

/** A rejection as the bank keeps it, by the names of the call. */
export const keptRejection = z.strictObject({
  field: z.string().min(1).max(80),
  countryCode: z.string().length(2).nullable().default(null),
  representativeId: z.number().int().nullable().default(null),
  reason: z.enum(REASONS),
});
export type KeptRejection = z.output<typeof keptRejection>;

/** The sentence of a reason. @param lang a brand language */
export const sayRejection = (lang: string, reason: RejectionReason): string => say(lang, SENTENCES[reason]);

/** As answers show them. @param lang a brand language */
export const rejectionsSaid = (rejections: readonly KeptRejection[], lang: string): TaxRejection[] =>
  rejections.map((one) => ({ ...one, reason: sayRejection(lang, one.reason) }));

/** Whether the number of a country was rejected. @param representativeId whose; null: the customer's own */
export const isNumberRejected = (
  rejections: readonly KeptRejection[],
  { countryCode, representativeId }: Pick<KeptRejection, 'countryCode' | 'representativeId'>,
): boolean =>
  rejections.some(
    (one) => one.field === 'taxIds' && one.countryCode === countryCode && one.representativeId === representativeId,
  );

/** Whether the list of countries was rejected, and with it every number in it. @param representativeId whose; null: the customer's own */
export const isListRejected = (rejections: readonly KeptRejection[], representativeId: number | null): boolean =>
  rejections.some(
    (one) => one.field === 'taxIds' && one.countryCode === null && one.representativeId === representativeId,
  );

const BIRTH = ['cityOfBirth', 'countryOfBirth', 'dateOfBirth'];
const OF_A_PERSON = [...BIRTH, 'citizenship', 'isUSTaxPayer', 'papers', 'lossOfNationalityMissing'];

/** The answers that a bank can reject, of each who certifies; `questions` and `papers` stand for what is inside of them. */
const FIELDS = {
  personal: [...OF_A_PERSON, 'addressId'],
  representative: [...OF_A_PERSON, 'address'],
  business: ['entityType', 'registeredAddressId', 'placeOfBusinessAddressId', 'isUSTaxPayer', 'questions', 'papers'],
} as const;
const NESTED: readonly string[] = ['questions', 'papers'];

/** What there is to reject of a certification. */
export interface Rejectable {
  kind: keyof typeof FIELDS;
  answers: PersonalAnswers | BusinessAnswers | RepresentativeAnswers;
  /** Whom each country taxes: `ITSELF`, or a person who controls the company. */
  taxed: readonly { personId: number; countryCode: string }[];
}

/** The answers that were given: `cityOfBirth`, `questions.giin`, `papers.w8`. */
function fieldsOf({ kind, answers }: Rejectable): string[] {
  const known: readonly string[] = FIELDS[kind];
  return Object.entries(answers).flatMap(([name, value]: [string, unknown]) => {
    if (!known.includes(name)) return [];
    if (!NESTED.includes(name)) return [name];
    return Object.keys(value ?? {}).map((inner) => `${name}.${inner}`);
  });
}

/** Something that the bank can reject of a certification. */
export type Part = Omit<KeptRejection, 'reason'>;

/** Everything that can be rejected of a certification, in the order of its questions. */
export function partsOf(certification: Rejectable): Part[] {
  const { answers, taxed } = certification;
  const people = 'controllingPersons' in answers ? answers.controllingPersons : [];
  const numbersOf = (representativeId: number | null): Part[] => [
    { field: 'taxIds', countryCode: null, representativeId },
    ...taxed
      .filter(({ personId }) => personId === (representativeId ?? ITSELF))
      .map(({ countryCode }) => ({ field: 'taxIds', countryCode, representativeId })),
  ];
  return [
    ...fieldsOf(certification).map((field) => ({ field, countryCode: null, representativeId: null })),
    ...numbersOf(null),
    ...people.flatMap(({ representativeId }) => [
      ...BIRTH.map((field) => ({ field, countryCode: null, representativeId })),
      ...numbersOf(representativeId),
    ]),
  ];
}

/** What one rejection names and the certification has not, as a sentence for testers; null where it has all of it. */
function oneFault({ field, countryCode, representativeId }: KeptRejection, certification: Rejectable): string | null {
  const { answers } = certification;
  const people = 'controllingPersons' in answers ? answers.controllingPersons : [];
  if (representativeId !== null && !people.some((one) => one.representativeId === representativeId))
    return `The certification names no person ${representativeId}.`;
  const fields = representativeId === null ? fieldsOf(certification) : BIRTH;
  if (field !== 'taxIds' && !fields.includes(field)) return `The certification has no field ${field} there.`;
  if (countryCode === null) return null;
  if (field !== 'taxIds') return 'Only taxIds goes with a country.';
  const isNamed = certification.taxed.some(
    (one) => one.countryCode === countryCode && one.personId === (representativeId ?? ITSELF),
  );
  return isNamed ? null : `The certification names no country ${countryCode} there.`;
}

/** The first thing that is rejected and not in the certification, as a sentence for testers; null where all is. */
export function rejectionsFault(rejections: readonly KeptRejection[], certification: Rejectable): string | null {
  for (const one of rejections) {
    const fault = oneFault(one, certification);
    if (fault !== null) return fault;
  }
  return null;
}
