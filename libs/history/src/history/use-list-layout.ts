import type { ListWords } from '@bank/kit';
import { atLeast, breakpoints, useMedia } from '@bank/ui';

/** px */
export interface ListLayout {
  row: number;
  heading: number;
}

/** How high rows and headings are in each list face: a blotter is dense for a mouse, and has room for a finger. */
export function useListLayout(face: ListWords['face']): ListLayout {
  const isDense = useMedia(`${atLeast(breakpoints.laptop)} and (pointer: fine)`);
  if (face === 'blotter') return { row: isDense ? 28 : 44, heading: 40 };
  return { row: 60, heading: 52 };
}
