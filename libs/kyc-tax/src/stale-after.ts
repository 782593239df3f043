import type { StaleAfter } from '@bank/kit';
import { limitReasonGet, verificationStateGet } from '@bank/protocol/kyc-tax';

export const staleAfter: StaleAfter = {
  documentsChanged: [verificationStateGet, limitReasonGet],
};
