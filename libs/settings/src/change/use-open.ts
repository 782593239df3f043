import { useSearchParams } from 'react-router-dom';

/** Which dialog is open, as the address says: a reload and the way back find it again. */
export function useOpen<Name extends string>(
  names: readonly Name[],
): { open: Name | null; show(name: Name): void; close(): void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('open');
  return {
    open: names.find((name) => name === asked) ?? null,
    show: (name) => setSearch({ open: name }),
    close: () => setSearch({}, { replace: true }),
  };
}
