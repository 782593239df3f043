import { type Query, QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query';
import { type Input, type Output, type Row } from '@bank/protocol';
import { balanceInquiry } from '@bank/protocol/accounts';
import { ApiFailure } from './api-failure';
import type { InputArgs } from './call';
import { guardLoader } from './loader-guard';
import { isSpaced, isTooSoon, keep, noteAsked } from './spacing';
import { currentTransport, send } from './transport';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
  }
}

/** How long an answer counts as fresh, in ms; events and changes make it stale sooner. */
const FRESH_MS = 30_000;
const FRESH_MS_OF: Readonly<Record<string, number>> = { [balanceInquiry.name]: 5000 }; // R2.9.3

/** How soon what a change was given is forgotten, once no page waits for it any more: it may be a secret. */
const FORGOTTEN_MS = 1000;

/** The one cache of answers. The transport decides about repeats, and being offline is a failure like any other. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // recovery.ts decides about refetching when the bank returns.
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: false, staleTime: FRESH_MS },
    mutations: { retry: false, networkMode: 'always', gcTime: FORGOTTEN_MS },
  },
});

export interface QueryOptions {
  /** No loader starts it: a popup's own data, a later page of a list, or what follows from another answer. */
  lazy?: boolean;
}

/**
 * Options of a query for useQuery, useSuspenseQuery and loaders. The key is the row's name, its input and the customer
 * acted for, so caches of two customers never mix (R0.23). The loader of the screen starts it, unless it is lazy.
 */
export function query<R extends Row>(row: R, ...args: InputArgs<R, [options?: QueryOptions]>) {
  const [input, { lazy = false } = {}] = args;
  const acting = currentTransport().acting();
  return queryOptions<Output<R>, ApiFailure, Output<R>, readonly [string, Input<R> | null, number | null]>({
    queryKey: [row.name, input ?? null, acting],
    // The transport has read the answer with this row's own response schema.
    queryFn: async (context) => {
      const { queryKey } = context;
      if (process.env.NODE_ENV !== 'production' && !lazy) guardLoader(queryClient, queryKey);
      noteAsked(queryClient.getQueryCache().find({ queryKey, exact: true }));
      // Who takes the signal is cancelled with the last screen that shows it, and the next screen would ask too soon.
      const options = isSpaced(row.name) ? {} : { signal: context.signal };
      return (await send(row, input, 'read', options)) as Output<R>;
    },
    // Screens show failures. Anything else is a bug, which belongs to the nearest error boundary.
    throwOnError: (error) => !(error instanceof ApiFailure),
    staleTime: freshMsOf(row.name),
  });
}

const freshMsOf = (rowName: unknown) => FRESH_MS_OF[String(rowName)] ?? FRESH_MS;

/** The result of `query()` for any row; its own staleTime type would tie it to one. */
interface Prefetchable {
  queryKey: readonly unknown[];
  staleTime?: unknown;
}

/** Starts queries without waiting, for loaders: the component reads them when it renders, failures included. */
export function prefetch(...options: readonly Prefetchable[]): void {
  for (const each of options) void queryClient.prefetchQuery({ ...each, staleTime: freshMsOf(each.queryKey[0]) });
}

/**
 * Makes all answers of these rows stale and waits until the visible ones are refetched. A row that was asked for just now (R2.9.10)
 * follows when it may, and is not waited for.
 */
export async function invalidate(...rows: readonly Row[]): Promise<void> {
  await Promise.all(rows.map((row) => makeStale({ queryKey: [row.name] }).now));
}

/** The same, and waits for the rows that may not be asked for at once too: for who cannot go on without them. */
export async function refetched(...rows: readonly Row[]): Promise<void> {
  await Promise.all(rows.map((row) => makeStale({ queryKey: [row.name] }).all));
}

/** Something may have changed anywhere: makes all answers stale. */
export async function invalidateAll(): Promise<void> {
  await makeStale({}).now;
}

function makeStale(filters: QueryFilters): { now: Promise<void>; all: Promise<unknown> } {
  const kept = new Set(queryClient.getQueryCache().findAll(filters).filter(isTooSoon));
  const later = [...kept].map((entry) => keep(entry, { isHere, refetch }));
  const now = queryClient.invalidateQueries({ ...filters, predicate: (entry) => !kept.has(entry) });
  return { now, all: Promise.all([now, ...later]) };
}

/** A cache that was cleared, after a sign-out, may hold another entry of that name. */
const isHere = (entry: Query): boolean => queryClient.getQueryCache().get(entry.queryHash) === entry;

const refetch = ({ queryKey }: Query): Promise<void> => queryClient.invalidateQueries({ queryKey, exact: true });
