import type { StaleAfter } from '@bank/kit';
import { businessResolutionGet } from '@bank/protocol/company-resolution';
import { customerInfo } from '@bank/protocol/customer';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { emailsGet, usernameChangeRequests } from '@bank/protocol/profile-emails';
import { requiredActions } from '@bank/protocol/required-actions';

export const staleAfter: StaleAfter = {
  documentsChanged: [addressesGet, companyInfoGet, businessResolutionGet, requiredActions],
  emailsChanged: [emailsGet, usernameChangeRequests, customerInfo],
};
