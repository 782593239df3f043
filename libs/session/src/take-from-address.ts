export type ReadLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;
export type ReplaceHistory = Pick<History, 'state' | 'replaceState'>;

/**
 * Reads query parameters and removes them from the address, history entry included. Call it before any request and any render
 * (R1.2.29 to R1.2.32, R0.16, R0.17, R0.23).
 * @returns the first value of each; null for a missing one
 */
export function takeFromAddress<Name extends string>(
  names: readonly Name[],
  location: ReadLocation,
  history: ReplaceHistory,
): Record<Name, string | null> {
  const search = new URLSearchParams(location.search);
  const taken = Object.fromEntries(names.map((name) => [name, search.get(name)])) as Record<Name, string | null>; // one entry per name
  if (names.some((name) => search.has(name))) {
    for (const name of names) search.delete(name);
    const rest = search.toString();
    history.replaceState(history.state, '', `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`);
  }
  return taken;
}

/** Customer ids are PostgreSQL's int4. */
const LARGEST_ID = 2_147_483_647;

/** fromCustomerId: a positive integer in plain digits, or null (R0.23). */
export function actingCustomerIn(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
}

/** emailConfirmation: one of the two exact words, or null (R1.2.32, S5). */
export function emailConfirmationIn(text: string | null): 'success' | 'fail' | null {
  return text === 'success' || text === 'fail' ? text : null;
}
