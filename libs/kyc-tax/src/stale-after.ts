import type { StaleAfter } from '@bank/kit';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { limitReasonGet, verificationStateGet } from '@bank/protocol/kyc-tax';

export const staleAfter: StaleAfter = {
  documentsChanged: [kycInfoGet, verificationStateGet, limitReasonGet],
  accessChanged: [kycInfoGet],
};
