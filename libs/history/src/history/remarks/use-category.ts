import type { ApiFailure } from '@bank/api-client';
import { call, invalidate } from '@bank/api-client';
import { useAttempt } from '@bank/kit';
import {
  type Category,
  transactionDetails,
  transactionHistory,
  transactionSummary,
  type TransactionDetails,
} from '@bank/protocol/history';
import { payeeCategorySet } from '@bank/protocol/history-remarks';
import { insightOverview } from '@bank/protocol/insight';
import { useState } from 'react';

/** What the payee's payments were sorted as just now, and what brings that back. */
interface Sorted {
  /** Null: as the bank sorts them. */
  as: Category | null;
  before: Category | null;
}

export interface CategoryChoice {
  sorted: Sorted | null;
  isPending: boolean;
  failure: ApiFailure | null;
  /** @param category null forgets what the bank was taught about this payee */
  choose(category: Category | null): void;
  undo(): void;
}

/** Teaches the bank what a payee is about: all of their entries follow (R2.7.26). */
export function useCategory({ transaction: { transactionId } }: TransactionDetails): CategoryChoice {
  const { run, isPending, failure } = useAttempt();
  const [sorted, setSorted] = useState<Sorted | null>(null);
  async function set(category: Category | null): Promise<boolean> {
    let before: Category | null = null;
    const isDone = await run(async () => {
      ({ before } = await call(payeeCategorySet, { transactionId, ...(category !== null && { category }) }));
    });
    if (!isDone) return false;
    setSorted({ as: category, before });
    // Nobody waits for it: an attempt under way would swallow a press on Undo.
    void invalidate(transactionDetails, transactionHistory, transactionSummary, insightOverview);
    return true;
  }
  return {
    sorted,
    isPending,
    failure,
    choose: (category) => void set(category),
    undo() {
      if (sorted === null) return;
      void set(sorted.before).then((isDone) => isDone && setSorted(null));
    },
  };
}
