import { useSearchParams } from 'react-router-dom';

const NAMES = ['right', 'remove', 'invite', 'add'] as const;
type Name = (typeof NAMES)[number];

/** Which dialog is open and about whom, as the address says. */
export function useAddressed(): { open: Name | null; id: number; show(name: Name, id?: number): void; close(): void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('open');
  return {
    open: NAMES.find((name) => name === asked) ?? null,
    id: Number(search.get('id')),
    show: (name, id) => setSearch({ open: name, ...(id === undefined ? {} : { id: String(id) }) }),
    close: () => setSearch({}, { replace: true }),
  };
}
