/**
 * One write at a time: what comes while one is under way waits for it and then goes together, so that under load many callers
 * share a statement and its commit. Without a write in flight no call waits.
 *
 * @returns resolves when the write that took the items has ended, and fails with it
 */
export function gather<Item>(write: (items: Item[]) => Promise<void>): (...items: readonly Item[]) => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let next: { items: Item[]; written: Promise<void> } | null = null;
  return (...items) => {
    if (next) next.items.push(...items);
    else {
      const batch = [...items];
      const written = underWay.then(() => {
        next = null;
        return write(batch);
      });
      next = { items: batch, written };
      underWay = written.catch(() => undefined);
    }
    return next.written;
  };
}
