import { useEffect, useState } from 'react';
import type { Advice } from './advice';
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
      if (found === 'hidden' || found === 'unreadable') {
        setLook({ state: isHeic(file) ? 'hidden' : found });
        return;
      }
      url = URL.createObjectURL(found.preview);
      setLook({ state: 'shown', url, advice: found.advice });
    });
    return () => {
      stop.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file, work]);
  return look;
}
