/** The row whose details are open, as the address holds it: which transaction, and where in the list it was. */
export interface OpenRow {
  id: string;
  at: number;
}

/** The open row of an address; null when there is none or the address is not one of ours. */
export function openRowOf(search: URLSearchParams): OpenRow | null {
  const id = search.get('open');
  const at = Number(search.get('at') ?? '0');
  return id && Number.isSafeInteger(at) && at >= 0 ? { id, at } : null;
}

export function withOpenRow(search: URLSearchParams, id: string, at: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('open', id);
  next.set('at', String(at));
  return next;
}

export function withoutOpenRow(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('open');
  next.delete('at');
  return next;
}
