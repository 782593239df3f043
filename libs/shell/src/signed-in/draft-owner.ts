import { dropAllDrafts } from '@bank/ui';

const KEY = 'bank.draftOwner';

/**
 * What was typed survives the end of an idle session (R0.19), for the same user acting for the same customer only: whoever
 * comes next, or acts for somebody else, finds empty forms.
 * @param owner user and customer
 */
export function keepDraftsOf(owner: string): void {
  try {
    if (sessionStorage.getItem(KEY) === owner) return;
    dropAllDrafts();
    sessionStorage.setItem(KEY, owner);
  } catch {
    // Forbidden storage holds no drafts.
  }
}

/** At logout nothing is left behind (D11). */
export function forgetDrafts(): void {
  dropAllDrafts();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds no owner.
  }
}
