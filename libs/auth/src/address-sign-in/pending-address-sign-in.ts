import type { AddressSecrets } from '@bank/session';

let pending: AddressSecrets | null = null;

/** What R0.16 took out of the address waits in memory between the start of the page and the sign-in screen; never stored. */
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
