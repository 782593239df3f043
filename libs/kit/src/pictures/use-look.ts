import { startTransition, useEffect, useState } from 'react';
import type { Advice } from './advice';
import type { Looked } from './picture-task';
import type { PictureWork } from './picture-work';
import { isHeic } from './sort-files';

export type Look =
  | { state: 'checking' }
  | { state: 'shown'; url: string; advice: readonly Advice[] }
  /** The browser cannot show it; it goes as it is. */
  | { state: 'hidden' }
  | { state: 'unreadable' };

/** What there is to see of a file. The picture's address ends with the component, and nothing of it is kept. */
export function useLook(file: File, work: PictureWork): Look {
  const [look, setLook] = useState<Look>({ state: 'checking' });
  useEffect(() => {
    const stop = new AbortController();
    let url: string | null = null;
    void work.look(file, stop.signal).then((found) => {
      if (stop.signal.aborted) return;
      const next = lookAt(file, found);
      if (next.state === 'shown') url = next.url;
      // In small pieces: a slow phone answers meanwhile.
      startTransition(() => setLook(next));
    });
    return () => {
      stop.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file, work]);
  return look;
}

function lookAt(file: File, found: Looked | 'hidden'): Look {
  if (typeof found === 'string') return { state: isHeic(file) ? 'hidden' : found };
  return { state: 'shown', url: URL.createObjectURL(found.preview), advice: found.advice };
}
