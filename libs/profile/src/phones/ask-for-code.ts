import { call } from '@bank/api-client';
import { phoneVerify } from '@bank/protocol/phones';
import { createPkce } from '@bank/session';

/** A code in flight with its verifier: only the browser that requested the code can use it. */
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
