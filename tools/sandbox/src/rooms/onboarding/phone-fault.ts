import type { MayRefuse, Refusal } from '../../platform/refusal';
import { phoneNumberOf } from '../../platform/phone-codes';
import { refused } from './texts';

interface Phone {
  countryCode: string;
  number: string;
}

/** A phone whose prefix is no country's, or whose digits are too few or too many for it (R3.3.4). @param field its path */
export function phoneFault(
  context: { lang: string } & MayRefuse<'noSuchPrefix' | 'wrongNumber'>,
  field: string,
  { countryCode, number }: Phone,
): Refusal | null {
  const read = phoneNumberOf(countryCode, number);
  if (!('wrong' in read)) return null;
  return read.wrong === 'prefix'
    ? refused(context, 'noSuchPrefix', { field: `${field}.countryCode` })
    : refused(context, 'wrongNumber', { field: `${field}.number` });
}

/** The digits after the prefix of a phone that has no fault, as E.164 has them. */
export function numberOf({ countryCode, number }: Phone): string {
  const read = phoneNumberOf(countryCode, number);
  if ('wrong' in read) throw new Error('a wrong phone passed for a right one');
  return read.number;
}
