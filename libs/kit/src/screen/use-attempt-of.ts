import { useCallback, useState } from 'react';
import { useExclusive } from '../exclusive/use-exclusive';

export interface Attempt<Failure> {
  isPending: boolean;
  /** Why the last try failed; null before one, and while another is under way. */
  failure: Failure | null;
  /** Does the work unless some is under way, and keeps what it throws. @returns whether it was done */
  run(work: () => Promise<unknown>): Promise<boolean>;
  /** Forgets the failure. */
  clear(): void;
}

/** `useAttempt` with another reading of what is thrown. @param read throws on what is no failure but a bug */
export function useAttemptOf<Failure>(read: (reason: unknown) => Failure): Attempt<Failure> {
  const { isPending, run: exclusively } = useExclusive();
  const [failure, setFailure] = useState<Failure | null>(null);
  const clear = useCallback(() => setFailure(null), []);
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      let isDone = false;
      await exclusively(async () => {
        setFailure(null);
        try {
          await work();
          isDone = true;
        } catch (reason) {
          const known = read(reason);
          setFailure(() => known);
        }
      });
      return isDone;
    },
    [exclusively, read],
  );
  return { isPending, failure, run, clear };
}
