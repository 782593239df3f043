import * as z from 'zod/mini';
import { accessRight, method } from './method';
import {
  applicantCompany,
  applicantPerson,
  MAX_LEVELS,
  ownersIn,
  partyRefusals,
  shareholdersIn,
} from './onboarding-business';

// R0.161, R0.162. A module of its own: brands without registration show who owns a company, and have no form to declare it.

/**
 * Beyond the specification: declares another ownership, whole, under the rules and with the paths of an application
 * (`businessAccountCreate`). The bank decides about it. Until then it asks the new holders as well as the old ones for their papers, and
 * takes no other declaration. A person whom the bank knows by name, birthday and number stays the same person (R0.160).
 */
export const companyOwnershipDeclare = method('companyOwnershipDeclare', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: [accessRight.fullAccess],
  refusals: [
    'notBusiness',
    'ownershipWaits',
    ...(['fieldMissing', 'noSuchCountry', 'noSuchState', 'noSuchPrefix', 'wrongNumber', 'numberTwoWays'] as const),
    ...partyRefusals,
  ],
  request: z.strictObject({
    shareholders: shareholdersIn(MAX_LEVELS),
    ultimateBeneficiaryOwners: ownersIn,
    personList: z.array(z.omit(applicantPerson, { isUser: true, accessRights: true })).check(z.maxLength(200)),
    companyList: z.array(applicantCompany).check(z.maxLength(200)),
  }),
});
