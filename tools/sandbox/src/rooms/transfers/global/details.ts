import { readAnswers } from '../external/bank-fields';
import type { Answers } from '../external/bank-fields';
import { isPayableBin, keptCard } from '../external/payout-cards';
import type { Scheme } from '../external/schemes';

type Typed = Pick<ReturnType<typeof readAnswers>, 'answers' | 'wrong'>;

/** What a recipient typed, as the bank keeps it, and the field that is wrong. Of a card it keeps no number (R2.5.6). */
export function readTyped(scheme: Scheme, country: string, given: Answers): Typed {
  const read = readAnswers(scheme, country, given);
  const { cardNumber } = read.answers;
  return scheme.type !== 'oct' || read.wrong !== null || cardNumber === undefined
    ? read
    : { answers: { ...keptCard(cardNumber) }, wrong: null };
}

/** What the bank has kept, for another payment: the same, and the field that the bank there takes no longer. */
export function readKept(scheme: Scheme, country: string, kept: Answers): Typed {
  if (scheme.type !== 'oct') return readAnswers(scheme, country, kept);
  return { answers: kept, wrong: isPayableBin(kept['bin'] ?? '', country) ? null : 'cardNumber' };
}
