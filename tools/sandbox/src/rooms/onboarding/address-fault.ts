import type { Parsed } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import { isCountry } from '../../platform/countries';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { stateOf, statesOf } from '../../platform/states';
import { missingFault, unseenFault } from '../../identity/statements/text-fault';
import { refused } from './texts';

/** An address as every application states it. */
export type StatedAddress = Parsed<typeof createPersonalAccount>['address'];

/** The first fault of an address, in the order of its lines (R3.3.2, R3.3.22). @param field its path */
export function addressFault(
  context: { lang: string } & MayRefuse<'fieldMissing' | 'noSuchCountry' | 'noSuchState'>,
  field: string,
  { address1, address2, city, postalCode, countryCode, stateCode, stateName }: StatedAddress,
): Refusal | null {
  const line =
    missingFault(context, `${field}.address1`, address1) ??
    unseenFault(context, `${field}.address2`, address2) ??
    missingFault(context, `${field}.city`, city) ??
    missingFault(context, `${field}.postalCode`, postalCode);
  if (line) return line;
  if (!isCountry(countryCode)) return refused(context, 'noSuchCountry', { field: `${field}.countryCode` });
  const isMissing = stateCode === undefined && statesOf(countryCode).length > 0;
  if (isMissing || (stateCode !== undefined && !stateOf(countryCode, stateCode)))
    return refused(context, 'noSuchState', { field: `${field}.stateCode` });
  return unseenFault(context, `${field}.stateName`, stateName);
}
