import { call } from '@bank/api-client';
import { phoneVerify } from '@bank/protocol/phones';
import { createPkce } from '@bank/session';

/** A code that is on its way, and what has to be shown beside it: it is of use to nobody but who asked. */
export interface AskedCode {
  maskedPhone: string;
  verifier: string;
}

/** Sends a code by SMS (R1.7.20). @throws ApiFailure */
export async function askForCode(phoneId: number): Promise<AskedCode> {
  const { verifier, challenge } = await createPkce();
  const { maskedPhone } = await call(phoneVerify, { phoneId, type: 'sms', codeChallenge: challenge });
  return { maskedPhone, verifier };
}
