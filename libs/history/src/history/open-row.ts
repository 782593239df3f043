/** The row whose details are open, as the address holds it: which transaction, and where in the list it was. */
export interface OpenRow {
  id: string;
  at: number;
}

/** The names of both in the address. */
export const DETAILS = ['details', 'at'] as const;

/** The open row of an address; null when there is none or the address is not one of ours. */
export function openRowOf(search: URLSearchParams): OpenRow | null {
  const id = search.get('details');
  const at = Number(search.get('at') ?? '0');
  return id && Number.isSafeInteger(at) && at >= 0 ? { id, at } : null;
}
