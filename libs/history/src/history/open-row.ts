/** The transaction whose details are open, as the address holds it; null when there is none or the address is not one of ours. */
export function openIdOf(search: URLSearchParams): string | null {
  const id = search.get('details');
  return id !== null && /^[A-Za-z0-9]{1,64}(-fee|-in|-return)?$/.test(id) ? id : null;
}

/** The name in the address. Home's links also say where in the list the row was; nothing needs it. */
export const DETAILS = ['details', 'at'] as const;
