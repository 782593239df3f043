import { call } from '@bank/api-client';
import { passwordChangeCodeCheck, passwordChangeRequest, passwordChangeWithCode } from '@bank/protocol/activation';
import { bankConnection } from '../bank-connection';

/** Sends a code, if the address is a user's; the code before stops working. @throws ApiFailure */
export async function requestCode(email: string): Promise<void> {
  await bankConnection.ready();
  await call(passwordChangeRequest, { email });
}

/** Whether the code is right; it stays good. @throws ApiFailure with a sentence at `code` */
export async function checkCode(email: string, code: string): Promise<void> {
  await bankConnection.ready();
  await call(passwordChangeCodeCheck, { email, code });
}

/** Sets the password and ends every session of the user. @throws ApiFailure with a sentence at `code` or `password` */
export async function changePassword(email: string, code: string, password: string): Promise<void> {
  await bankConnection.ready();
  await call(passwordChangeWithCode, { email, code, password });
}
