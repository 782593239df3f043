import { call } from '@bank/api-client';
import { passwordChangeCodeCheck, passwordChangeRequest, passwordChangeWithCode } from '@bank/protocol/activation';
import { bankConnection } from '../bank-connection';

/** A request of one page. Other pages, and strangers, have requests of their own for the same address (R0.150). */
export interface PasswordRequest {
  email: string;
  requestKey: string;
}

/** Sends a code, if the address is a user's; the code before of this request stops working. @throws ApiFailure */
export async function requestCode(request: PasswordRequest): Promise<void> {
  await bankConnection.ready();
  await call(passwordChangeRequest, request);
}

/** Whether the code is right; it stays good. @throws ApiFailure with a sentence at `code` */
export async function checkCode(request: PasswordRequest, code: string): Promise<void> {
  await bankConnection.ready();
  await call(passwordChangeCodeCheck, { ...request, code });
}

/** Sets the password and ends every session of the user. @throws ApiFailure with a sentence at `code` or `password` */
export async function changePassword(request: PasswordRequest, code: string, password: string): Promise<void> {
  await bankConnection.ready();
  await call(passwordChangeWithCode, { ...request, code, password });
}
