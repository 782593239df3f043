/** A transfer on its way: sent, but without a definite answer, or created and not yet approved. */
export interface InFlight {
  key: string;
  /** Whose it is; another person signing in in this tab is not asked about it. */
  owner: string;
}

const STORED_AT = 'bank.transfers.inFlight';

/**
 * The key is written before the request leaves: a page that dies while waiting finds out afterwards what became of its
 * transfer (R0.20), and a page reloaded during the approval finds its transfer again.
 */
export const inFlight = {
  read(owner: string): InFlight | null {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AT) ?? 'null');
      if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('owner' in stored)) return null;
      return typeof stored.key === 'string' && stored.owner === owner ? { key: stored.key, owner } : null;
    } catch {
      return null;
    }
  },
  write(sent: InFlight): void {
    try {
      sessionStorage.setItem(STORED_AT, JSON.stringify(sent));
    } catch {
      // Forbidden or full storage: this page still knows its transfer, a reload will not.
    }
  },
  drop(): void {
    try {
      sessionStorage.removeItem(STORED_AT);
    } catch {
      // Forbidden storage held nothing.
    }
  },
};
