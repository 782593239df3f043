import type { StaleAfter } from '@bank/kit';
import { limitReasonGet, verificationStateGet } from '@bank/protocol/verification';

export const staleAfter: StaleAfter = {
  documentsChanged: [verificationStateGet, limitReasonGet],
};
