import type { ApiFailure } from '@bank/api-client';
import { downloadFile, WrapperFailure } from '@bank/wrapper';
import { useState } from 'react';
import { useAttempt } from '../screen/use-attempt';

/** A file on its way from the bank to the customer's device. */
export interface Saving {
  isPending: boolean;
  failure: ApiFailure | null;
  /** How much of it has come in, 0 to 1; null while the bank makes it. */
  progress: number | null;
  /** refused: the app around the page did not take it. */
  outcome: 'saved' | 'refused' | null;
  save(name: string, fetch: (onProgress: (ratio: number) => void) => Promise<Blob>): Promise<boolean>;
}

/** Fetches a file with the session of the page and hands it over: to the app around the page, or to the browser. */
export function useSaving(): Saving {
  const { run, isPending, failure } = useAttempt();
  const [progress, setProgress] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Saving['outcome']>(null);
  const save: Saving['save'] = (name, fetch) =>
    run(async () => {
      setOutcome(null);
      setProgress(null);
      setOutcome(await handOver(await fetch(setProgress), name));
    });
  return { isPending, failure, progress, outcome, save };
}

async function handOver(file: Blob, name: string): Promise<'saved' | 'refused'> {
  try {
    await downloadFile(file, name);
    return 'saved';
  } catch (reason) {
    if (reason instanceof WrapperFailure) return 'refused';
    throw reason;
  }
}
