import { endSession, takeFromAddress } from '@bank/session';
import { createStore } from 'zustand/vanilla';
import { addressOf, requestIn, storeChoice, storedChoice, type BankAddress, type Choice } from './environments';

export type { BankAddress } from './environments';

/** What the bar shows. */
export const staging = createStore<{ choice: Choice | null; address: BankAddress | null; isAsking: boolean }>()(() => ({
  choice: null,
  address: null,
  isAsking: false,
}));

/**
 * Reads the choice before the first call, and takes `api` out of the address. A change ends the session, because its tokens belong to
 * another bank.
 * @returns the addresses of the bank; null for the one that serves the page
 */
export function startStaging(brandId: string): BankAddress | null {
  const { api } = takeFromAddress(['api'], location, history);
  const request = requestIn(api);
  const before = storedChoice(localStorage);
  const choice = request?.kind === 'clear' ? null : request?.kind === 'choose' ? { index: request.index } : before;
  if (JSON.stringify(choice) !== JSON.stringify(before)) {
    storeChoice(localStorage, choice);
    endSession('logout');
  }
  const address = choice === null ? null : addressOf(choice, brandId);
  staging.setState({ choice, address, isAsking: request?.kind === 'ask' });
  return address;
}

/** Chooses another bank in the dialog. The session ends and the page reloads. */
export function choose(choice: Choice | null, reload: () => void = () => location.reload()): void {
  storeChoice(localStorage, choice);
  endSession('logout');
  reload();
}
