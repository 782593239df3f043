import { useEffect, useEffectEvent, type RefObject } from 'react';

const ZONE = 'data-takes-paste';

/**
 * Files that are pasted: into this place, or anywhere on the page when it is the first that takes them. Fields keep what is pasted into them.
 * @returns attributes of the place
 */
export function usePaste(place: RefObject<HTMLElement | null>, isOpen: boolean, onFiles: (files: File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const { target } = event;
    if (files.length === 0 || !(target instanceof Element) || !place.current) return;
    const zone = target.closest(`[${ZONE}]`);
    const isElsewhere = target.matches('textarea, [contenteditable], input:not([type=file])');
    if (isElsewhere || (zone ?? document.querySelector(`[${ZONE}]`)) !== place.current) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [isOpen]);
  return isOpen ? { [ZONE]: '' } : {};
}
