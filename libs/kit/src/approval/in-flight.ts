import * as z from 'zod/mini';

const stored = z.object({ key: z.string(), owner: z.string(), trxid: z.optional(z.string()) });

/**
 * A payment on its way: sent, but without a definite answer, or created and not yet approved. owner: another person signing in in this tab
 * is not asked about it. trxid: once the bank has named it.
 */
type InFlight = z.output<typeof stored>;

const STORED_AT = 'bank.transfers.inFlight';

/** What is stored at a place; null for nothing, for what is none, and where storage is forbidden. */
function readAt(place: string): InFlight | null {
  try {
    return stored.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The key of one form's payment, written before the request leaves: a page that dies while waiting finds out afterwards what became
 * of it (R0.20), and a page reloaded during the approval finds its payment again.
 * @param form names the form
 */
export function inFlight(form: string) {
  const place = `${STORED_AT}.${form}`;
  return {
    read(owner: string): InFlight | null {
      const found = readAt(place);
      return found?.owner === owner ? found : null;
    },
    write(sent: InFlight): void {
      try {
        sessionStorage.setItem(place, JSON.stringify(sent));
      } catch {
        // Forbidden or full storage: this page still knows its payment, a reload will not.
      }
    },
    drop: (): void => dropAt(place),
  };
}

/** The payment was decided outside of its form, which has nothing to find out about it any more. */
export function forgetInFlight(trxid: string): void {
  try {
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(STORED_AT) && readAt(place)?.trxid === trxid) dropAt(place);
  } catch {
    // Forbidden storage held nothing.
  }
}

function dropAt(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Forbidden storage held nothing.
  }
}
