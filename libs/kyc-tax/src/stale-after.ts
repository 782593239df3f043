import type { StaleAfter } from '@bank/kit';
import { kycInfoGet, limitReasonGet, verificationStateGet } from '@bank/protocol/kyc-tax';

export const staleAfter: StaleAfter = {
  documentsChanged: [kycInfoGet, verificationStateGet, limitReasonGet],
  accessChanged: [kycInfoGet],
};
