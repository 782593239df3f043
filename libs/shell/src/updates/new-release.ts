import { createStore } from 'zustand/vanilla';

interface NewRelease {
  /** What the server has now and this page is not; null while the page is of the newest release. */
  found: string | null;
  /** The release that the customer does not want to hear of again. */
  dismissed: string | null;
}

/** What the watch of releases learnt, for the frame to tell. */
export const newRelease = createStore<NewRelease>()(() => ({ found: null, dismissed: null }));

/** The release to offer; null when there is none or the customer has put it away. */
export const offeredRelease = ({ found, dismissed }: NewRelease): string | null => (found === dismissed ? null : found);
