/** A payment on its way: sent, but without a definite answer, or created and not yet approved. */
interface InFlight {
  key: string;
  /** Whose it is; another person signing in in this tab is not asked about it. */
  owner: string;
}

const STORED_AT = 'bank.transfers.inFlight';

/**
 * The key of one form's payment, written before the request leaves: a page that dies while waiting finds out afterwards what became
 * of it (R0.20), and a page reloaded during the approval finds its payment again.
 * @param form names the form
 */
export function inFlight(form: string) {
  const place = `${STORED_AT}.${form}`;
  return {
    read(owner: string): InFlight | null {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
        if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('owner' in stored)) return null;
        return typeof stored.key === 'string' && stored.owner === owner ? { key: stored.key, owner } : null;
      } catch {
        return null;
      }
    },
    write(sent: InFlight): void {
      try {
        sessionStorage.setItem(place, JSON.stringify(sent));
      } catch {
        // Forbidden or full storage: this page still knows its payment, a reload will not.
      }
    },
    drop(): void {
      try {
        sessionStorage.removeItem(place);
      } catch {
        // Forbidden storage held nothing.
      }
    },
  };
}
