import { isCountry } from '../../../platform/countries';
import { addressFault } from '../address-fault';
import { isPast } from '../../../identity/statements/days';
import { phoneFault } from '../phone-fault';
import { taxDummyFault } from '../../../identity/statements/tax-dummy';
import { missingFault, unseenFault } from '../../../identity/statements/text-fault';
import { refused } from '../texts';
import type { Fault } from './applicant';

// R3.3.25: generalForm, what the company says of itself.

/** What stands before its e-mail address. */
export const nameFault: Fault = ({ company }, context) => {
  const { name, tradingName, registrationCountryCode, registrationNumber, registrationDate, businessTaxId } = company;
  const called =
    missingFault(context, 'company.name', name) ?? unseenFault(context, 'company.tradingName', tradingName);
  if (called) return called;
  if (!isCountry(registrationCountryCode))
    return refused(context, 'noSuchCountry', { field: 'company.registrationCountryCode' });
  const number = missingFault(context, 'company.registrationNumber', registrationNumber);
  if (number) return number;
  if (!isPast(registrationDate, context.clock.now()))
    return refused(context, 'wrongDay', { field: 'company.registrationDate' });
  const field = 'company.businessTaxId';
  const taxNumber = { taxId: businessTaxId, countryCode: registrationCountryCode, variant: 'tinBusiness' } as const;
  return unseenFault(context, field, businessTaxId) ?? taxDummyFault(context, taxNumber, field);
};

export const companyPhoneFault: Fault = ({ company }, context) => phoneFault(context, 'company.phone', company.phone);

/** What stands behind its phone. */
export const placeFault: Fault = ({ company }, context) => {
  const { registrationAddress, businessAddress, website, description } = company;
  return (
    addressFault(context, 'company.registrationAddress', registrationAddress) ??
    (businessAddress ? addressFault(context, 'company.businessAddress', businessAddress) : null) ??
    unseenFault(context, 'company.website', website) ??
    missingFault(context, 'company.description', description)
  );
};
