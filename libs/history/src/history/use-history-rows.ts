import { type ApiFailure } from '@bank/api-client';
import { type Output } from '@bank/protocol';
import type { Transaction, transactionHistory } from '@bank/protocol/history';
import type { RowRange } from '@bank/ui';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type HistoryFilters, PAGE_SIZE, pagesOf } from '../history-filters';
import { pageQuery } from './history-queries';

/** A page that scrolling only passes is not fetched. */
const SETTLED_AFTER_MS = 90;

type PageAnswer = Output<typeof transactionHistory>;

export interface HistoryRows {
  /** By their place in the whole list, 0-based; a row whose page is not here yet is missing. */
  rows: ReadonlyMap<number, Transaction>;
  /** Page 1, for the counts; undefined until it is here. */
  head: PageAnswer | undefined;
  error: ApiFailure | null;
  onRange(range: RowRange): void;
  /** Refetches the pages that failed. */
  refetch(): Promise<unknown>;
  /** When the counts came, ms since 1970. */
  updatedAt: number;
}

/** The rows of the pages around what is in view. @param accountId null for all accounts */
export function useHistoryRows(accountId: number | null, filters: HistoryFilters): HistoryRows {
  const [inView, onRange] = usePagesInView();
  // Page 1 carries the counts, so it is always the first of them.
  const pages = useMemo(() => [...new Set([1, ...inView.split(' ').map(Number)])], [inView]);
  const answers = useQueries({ queries: pages.map((pageNumber) => pageQuery(accountId, filters, pageNumber)) });
  const data = answers.map((answer) => answer.data);
  const arrived = answers.map((answer) => answer.dataUpdatedAt).join(' ');
  // `arrived` stands for `data`, whose identity is new each time: rows keep theirs until an answer comes.
  const rows = useMemo(() => rowsOf(pages, data), [pages, arrived]);
  return {
    rows,
    head: data[0],
    error: answers.find((answer) => answer.error)?.error ?? null,
    updatedAt: answers[0]?.dataUpdatedAt ?? 0,
    onRange,
    refetch: () => Promise.all(answers.filter(({ error }) => error).map((answer) => answer.refetch())),
  };
}

/** The pages in view, as text so that the same pages are the same state; a frame of scrolling renders nothing here. */
function usePagesInView(): [string, (range: RowRange) => void] {
  const [inView, setInView] = useState('1');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRange = useCallback(({ first, last }: RowRange) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setInView(pagesOf(first, last).join(' ')), SETTLED_AFTER_MS);
  }, []);
  return [inView, onRange];
}

function rowsOf(pages: readonly number[], data: readonly (PageAnswer | undefined)[]): Map<number, Transaction> {
  const rows = new Map<number, Transaction>();
  pages.forEach((page, at) => {
    const start = (page - 1) * PAGE_SIZE;
    data[at]?.transactions.transaction.forEach((row, index) => rows.set(start + index, row));
  });
  return rows;
}
