import type { StaleAfter } from '@bank/kit';
import { customerInfo } from '@bank/protocol/customer';
import { addressesGet, companyInfoGet, emailsGet, usernameChangeRequests } from '@bank/protocol/profile';
import { requiredActions } from '@bank/protocol/required-actions';

export const staleAfter: StaleAfter = {
  documentsChanged: [addressesGet, companyInfoGet, requiredActions],
  emailsChanged: [emailsGet, usernameChangeRequests, customerInfo],
};
