import type { MayRefuse, Refusal } from '../../platform/refusal';
import { phoneNumberOf, type PhoneWrong } from '../../platform/phone-codes';
import { refused } from './texts';

interface Phone {
  countryCode: string;
  number: string;
}

const WRONG = {
  prefix: ['noSuchPrefix', 'countryCode'],
  number: ['wrongNumber', 'number'],
  twoWays: ['numberTwoWays', 'number'],
} as const satisfies Readonly<Record<PhoneWrong, readonly string[]>>;

/** A phone whose prefix is no country's, or whose digits are too few, too many or no one number (R0.130, R3.3.4). @param field its path */
export function phoneFault(
  context: { lang: string } & MayRefuse<(typeof WRONG)[PhoneWrong][0]>,
  field: string,
  { countryCode, number }: Phone,
): Refusal | null {
  const read = phoneNumberOf(countryCode, number);
  if (!('wrong' in read)) return null;
  const [word, part] = WRONG[read.wrong];
  return refused(context, word, { field: `${field}.${part}` });
}

/** The digits after the prefix of a phone that has no fault, as E.164 has them. */
export function numberOf({ countryCode, number }: Phone): string {
  const read = phoneNumberOf(countryCode, number);
  if ('wrong' in read) throw new Error('a wrong phone passed for a right one');
  return read.number;
}
