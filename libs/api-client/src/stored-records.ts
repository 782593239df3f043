/**
 * Records by id in session storage, so that they outlive a reload of the page. Where storage is forbidden or full they live as long
 * as the page. What else has got into the storage is left out.
 * @param storageKey names the item; it is gone while there are no records
 */
export function storedRecords<T>(storageKey: string, isRecord: (value: unknown) => value is T) {
  let memory: Readonly<Record<string, T>> | null = null;
  return {
    read(): Readonly<Record<string, T>> {
      if (memory) return memory;
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
        const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
        memory = Object.fromEntries(entries.filter((entry): entry is [string, T] => isRecord(entry[1])));
      } catch {
        memory = {};
      }
      return memory;
    },
    write(next: Readonly<Record<string, T>>): void {
      memory = next;
      try {
        if (Object.keys(next).length === 0) sessionStorage.removeItem(storageKey);
        else sessionStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // The memory of this page is all there is.
      }
    },
    /** Reads the storage anew next time, as a reload of the page does. */
    reload(): void {
      memory = null;
    },
  };
}
