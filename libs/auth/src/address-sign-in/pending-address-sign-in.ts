import type { AddressSecrets } from '@bank/session';

let pending: AddressSecrets | null = null;

/** The sign-in taken out of the address (R0.16). It waits in memory for the sign-in screen and is never stored. */
export const pendingAddressSignIn = {
  set(secrets: AddressSecrets): void {
    pending = secrets;
  },
  get: (): AddressSecrets | null => pending,
  /** Used or given up: a code works once. */
  drop(): void {
    pending = null;
  },
};
