import type { StepQuestion } from '@bank/kit';
import { taxCountry } from '@bank/protocol/tax-countries';
import type { TaxIdShown } from '@bank/protocol/tax-personal';
import type { TaxRejection } from '@bank/protocol/tax-rejection';
import type { Variant } from '../numbers/variant';
import type { Taxed } from '../taxed/taxed';
import type { Place } from './place';

// R0.119: what the bank did not accept is asked again, with what hangs on it, and nothing else.

export interface Cure {
  /** Why the answer that is there does not do, by question. Such a question is open until it has a new answer. */
  faults: Readonly<Record<string, string>>;
  /** When the certification was signed that these answers cure; empty: they cure none. */
  curesOf: string;
}

export const NO_CURE: Cure = { faults: {}, curesOf: '' };

/** What the bank says of a certification that has to be cured. */
interface Known {
  status: string;
  signedAt: string | null;
  rejections: readonly TaxRejection[];
}

/** A certification that is cured or renewed begins with all that the one before says; one that was rejected as a whole does not. */
const keepsBefore = ({ status, rejections }: Known): boolean =>
  status === 'expiredSoon' || (status === 'rejected' && rejections.length > 0);

type QuestionOf = (place: Place) => string | null;

/** Sentences by question, those of one question behind each other; what belongs to no question is left out. */
function byQuestion(said: readonly (readonly [Place, string])[], questionOf: QuestionOf): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [place, sentence] of said) {
    const question = questionOf(place);
    if (question !== null) faults[question] = [faults[question] ?? [], sentence].flat().join(' ');
  }
  return faults;
}

/**
 * What is open when the form begins; null where there is nothing to cure or renew, or these answers do so already.
 * @param numberOf what the certification says of a number that was not accepted
 */
export function cureBegun(
  { curesOf }: Cure,
  known: Known,
  questionOf: QuestionOf,
  numberOf: (place: Place) => string,
): Cure | null {
  const { signedAt, rejections } = known;
  if (!keepsBefore(known) || signedAt === null || curesOf === signedAt) return null;
  const said = rejections.map((one) => [one, numberOf(one) + one.reason] as const);
  return { curesOf: signedAt, faults: byQuestion(said, questionOf) };
}

/**
 * What the certification before says of countries, without the numbers that were not accepted, and those that were typed anew before this tab
 * lost its page.
 * @param representativeId whose; null: the customer's own
 */
export function knownNumbers(
  { typed }: Pick<Taxed, 'typed'>,
  { taxIds, rejections }: { taxIds: readonly TaxIdShown[]; rejections: readonly TaxRejection[] },
  representativeId: number | null,
): Pick<Taxed, 'numbers' | 'ends' | 'reasons' | 'explanations'> {
  // A rejected list has no country of its own: with it every number in it is asked for again.
  const isRejected = (code: string) =>
    rejections.some(
      (one) =>
        one.field === 'taxIds' &&
        (one.countryCode === code || one.countryCode === null) &&
        one.representativeId === representativeId,
    );
  const kept = taxIds.filter(({ countryCode: code }) => !isRejected(code) && !typed.includes(code));
  const some = <T>(of: (one: TaxIdShown) => T | null): Record<string, T> =>
    Object.fromEntries(
      kept.flatMap((one) => {
        const said = of(one);
        return said === null ? [] : [[one.countryCode, said]];
      }),
    );
  return {
    ends: some(({ taxIdEnd }) => taxIdEnd),
    reasons: some(({ tinMissingReason }) => tinMissingReason),
    explanations: some(({ tinMissingExplanation }) => tinMissingExplanation),
    numbers: some(({ taxIdEnd, tinMissingReason }) => (taxIdEnd === null && tinMissingReason === null ? '' : null)),
  };
}

/** "NIF ··· 789: ", the number that was not accepted, before the sentence why; empty where none is meant. */
export function numberNamed(variant: Variant, taxIds: readonly TaxIdShown[], { field, countryCode }: Place): string {
  const end = field === 'taxIds' ? taxIds.find((one) => one.countryCode === countryCode)?.taxIdEnd : null;
  if (!end || countryCode === null) return '';
  return `${taxCountry(countryCode)[variant].shortName} ··· ${end}: `;
}

/** The questions, those with a fault open until they have a new answer. @param onCured told of a question that has one */
export function withCure<Answers extends Cure>(
  questions: readonly StepQuestion<Answers>[],
  { faults }: Cure,
  onCured: (id: string) => void,
): readonly StepQuestion<Answers>[] {
  return questions.map((question) => {
    const fault = faults[question.id];
    return {
      ...question,
      isAnswered: (given) => given.faults[question.id] === undefined && question.isAnswered(given),
      ...(fault !== undefined && { fault, onAnswered: () => onCured(question.id) }),
    };
  });
}

/** A store of answers that can be cured. */
interface Store {
  latest(): Cure;
  keep(some: Partial<Cure>): void;
}

/** Takes the fault from a question. */
export const curing =
  ({ latest, keep }: Store) =>
  (id: string): void =>
    keep({ faults: Object.fromEntries(Object.entries(latest().faults).filter(([one]) => one !== id)) });

/**
 * Opens the questions to which a refusal of the bank belongs.
 * @param refused the bank's sentences with their places
 * @returns whether there is such a question
 */
export function openRefused(
  { latest, keep }: Store,
  refused: readonly (readonly [Place, string])[],
  questionOf: QuestionOf,
): boolean {
  const faults = byQuestion(refused, questionOf);
  if (Object.keys(faults).length === 0) return false;
  keep({ faults: { ...latest().faults, ...faults } });
  return true;
}
