import { query } from '@bank/api-client';
import { limitReasonGet, verificationStateGet } from '@bank/protocol/kyc-tax';

/** The queries behind the status, for loaders. */
export const verificationQueries = {
  state: () => query(verificationStateGet),
  /** Only of a limited account, which follows from its state. */
  limit: () => query(limitReasonGet, undefined, { lazy: true }),
};
