import { createWorker } from '../../../platform/jobs/worker';
import type { JobKind, Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import type { MoneyBank } from '../../../server/test-caller';

/**
 * Does the due jobs of a bank, and throws the first error of theirs. Its close() comes before the bank's.
 * @param kinds which jobs; default: all
 */
export function workerOf(bank: MoneyBank, kinds: Readonly<Record<string, JobKind>> = jobKinds): Worker {
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ana');
  const onError = (error: unknown) => {
    throw error;
  };
  return createWorker({ db, clock, ids, outbox, publish, kinds, onError });
}

/** Lets time pass, and does what has become due in it. */
export async function pass({ clock }: Pick<MoneyBank, 'clock'>, worker: Worker, ms: number): Promise<void> {
  clock.advance(ms);
  await worker.work();
}
