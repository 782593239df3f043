import { refreshSession } from '@bank/api-client';
import { connect } from '../boot/connect';

/** Renews the tokens of the session. @returns false when the bank refused, which has ended the session */
export async function refreshTokens(): Promise<boolean> {
  connect();
  return (await refreshSession()) !== null;
}
