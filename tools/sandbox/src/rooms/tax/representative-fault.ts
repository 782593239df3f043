import { missingFault } from '../../identity/statements/text-fault';
import { isCountry } from '../../platform/countries';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import type { CertifiedRepresentative } from './certifications';
import { declarationFault, representativeDeclaration } from './declaration';
import { personFault } from './person-fault';
import type { TaxIdWord } from './tax-id-fault';
import { refused } from './texts';

type Context = { lang: string; clock: { now(): number } } & MayRefuse<
  TaxIdWord | 'wrongBirthDay' | 'otherDeclaration' | 'addressKnown'
>;

/** Where they live is asked of a guest alone: of a customer the bank knows it. */
function addressFault({ address }: CertifiedRepresentative, context: Context, isAddressKnown: boolean): Refusal | null {
  if (isAddressKnown) return address ? refused(context, 'addressKnown', { field: 'address.address1' }) : null;
  const missing =
    missingFault(context, 'address.address1', address?.address1 ?? '') ??
    missingFault(context, 'address.city', address?.city ?? '') ??
    missingFault(context, 'address.postalCode', address?.postalCode ?? '');
  if (missing) return missing;
  return isCountry(address?.countryCode ?? '')
    ? null
    : refused(context, 'noSuchCountry', { field: 'address.countryCode' });
}

/** What is wrong with what a representative certifies; null where the bank takes it. */
export const representativeFault = (
  certified: CertifiedRepresentative,
  context: Context,
  isAddressKnown: boolean,
): Refusal | null =>
  addressFault(certified, context, isAddressKnown) ??
  personFault(certified, context) ??
  declarationFault(context, certified, representativeDeclaration);
