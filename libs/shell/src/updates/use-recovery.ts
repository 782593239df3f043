import { useEffect, useState } from 'react';
import { MissingChunk, recoverPage } from './chunk-recovery';

/**
 * A part is missing because of a new release, and a half-filled form was in the way of loading it. Where the page of the part has taken
 * the form's place, nothing is: its draft is kept, and the new release opens the place that was clicked.
 * @returns whether that is still being found out
 */
export function useRecovery(error: unknown): boolean {
  const [hasFailed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (!(error instanceof MissingChunk)) return;
    void recoverPage().then((isLoading) => {
      if (!isLoading) setFailed(error);
    });
  }, [error]);
  return error instanceof MissingChunk && hasFailed !== error;
}
