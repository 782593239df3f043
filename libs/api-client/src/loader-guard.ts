import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries that a loader started, and queries that were reported. */
const known = new WeakSet<object>();

/**
 * Finds components that read a query before a loader started it: their screen waits for one answer after another. It throws in
 * tests and warns in development; production builds leave it out. Called when a query is about to be sent.
 */
export function guardLoader(client: QueryClient, queryKey: QueryKey): void {
  const asked = client.getQueryCache().find({ queryKey, exact: true });
  if (!asked || known.has(asked)) return;
  known.add(asked);
  const { dataUpdateCount, errorUpdateCount } = asked.state;
  // A loader has no observer yet. A query that was answered before is fetched again, which a component may do.
  if (asked.getObserversCount() === 0 || dataUpdateCount + errorUpdateCount > 0) return;
  const complaint = checklist(String(queryKey[0]));
  if (process.env.NODE_ENV === 'test') throw new Error(complaint);
  // eslint-disable-next-line no-console -- for the author of the screen; see above
  console.error(complaint);
}

const checklist = (row: string) => `No loader started ${row} before a component read it.
- The loader of the screen prefetches it: prefetch(query(row, input)).
- Loader and component give the same input, down to the type of each field.
- The test renders the screen with its loader.
- A popup's own data, a later page of a list, or what follows from another answer says so: query(row, input, { lazy: true }).`;
