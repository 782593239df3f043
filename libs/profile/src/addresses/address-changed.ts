import { invalidate } from '@bank/api-client';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';

/** An address is part of the person or of the company, and what the bank needs for it is counted. */
export const addressChanged = () => invalidate(addressesGet, companyInfoGet, requiredActions);
