import type { StaleAfter } from '@bank/kit';
import {
  prohibitedEscortStatementGet,
  streamingPlatformDeclarationGet,
  studioDeclarationGet,
} from '@bank/protocol/company-declarations';
import { companyOwnershipGet } from '@bank/protocol/company-ownership';
import { businessResolutionGet } from '@bank/protocol/company-resolution';
import { dueDiligenceInfo } from '@bank/protocol/company-statements';
import { customerInfo } from '@bank/protocol/customer';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { emailsGet, usernameChangeRequests } from '@bank/protocol/profile-emails';
import { requiredActions } from '@bank/protocol/required-actions';

/** Not in builds without the flag (R1.1.5). */
const declarations = BRAND.adultIndustries
  ? [studioDeclarationGet, streamingPlatformDeclarationGet, prohibitedEscortStatementGet]
  : [];

export const staleAfter: StaleAfter = {
  documentsChanged: [
    ...[addressesGet, companyInfoGet, companyOwnershipGet, businessResolutionGet, dueDiligenceInfo, requiredActions],
    ...declarations,
  ],
  emailsChanged: [emailsGet, usernameChangeRequests, customerInfo],
};
