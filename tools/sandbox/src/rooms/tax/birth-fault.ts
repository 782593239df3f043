import { missingFault } from '../../identity/statements/text-fault';
import { isBirthday } from '../../identity/statements/days';
import { isBirthCountry } from '../../platform/countries';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { refused } from './texts';

interface Birth {
  cityOfBirth: string;
  countryOfBirth: string;
  dateOfBirth: string;
}

type Context = { lang: string; clock: { now(): number } } & MayRefuse<
  'fieldMissing' | 'noSuchCountry' | 'wrongBirthDay'
>;

/**
 * What is wrong with where and when a person was born; null where all is right.
 * @param at the path to the person with its dot; empty for the customer
 */
export function birthFault(
  context: Context,
  { cityOfBirth, countryOfBirth, dateOfBirth }: Birth,
  at = '',
): Refusal | null {
  const missing = missingFault(context, `${at}cityOfBirth`, cityOfBirth);
  if (missing) return missing;
  // Countries that are no more are among them.
  if (!isBirthCountry(countryOfBirth)) return refused(context, 'noSuchCountry', { field: `${at}countryOfBirth` });
  if (!isBirthday(dateOfBirth, context.clock.now()))
    return refused(context, 'wrongBirthDay', { field: `${at}dateOfBirth` });
  return null;
}
