import { dropAllDrafts } from '@bank/ui';

const KEY = 'bank.draftOwner';
/** What the palette remembers, by user and customer (ADR-51). */
const RECENT = 'bank.recentFinds';

/**
 * Typed values survive the end of an idle session (R0.19) for the same user acting for the same customer only. Another user, or the
 * same one acting for another customer, finds empty forms.
 * @param owner user and customer
 */
export function keepDraftsOf(owner: string): void {
  try {
    const before = sessionStorage.getItem(KEY);
    if (before === owner) return;
    // Choices belong to the user, for each customer apart; typed forms to both together.
    if (before !== null && userOf(before) !== userOf(owner)) sessionStorage.removeItem(RECENT);
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
    sessionStorage.removeItem(RECENT);
  } catch {
    // Forbidden storage holds no owner.
  }
}

const userOf = (owner: string) => owner.split('/')[0];
