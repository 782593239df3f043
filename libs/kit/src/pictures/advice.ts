import type { Measures } from './measure';

/** What a picture may suffer from. It is advice, never a wall: the customer sees the picture, and decides (R0.75). */
export type Advice = 'blurred' | 'dark' | 'glare';

/** Below it, letters of a document that fills half of the picture have run into each other. */
const SHARP = 120;
const DARK_MEAN = 60;
/** A light card on a black table is no dark picture: the card leaves less black than that. */
const DARK_SHARE = 0.85;
/** White throughout is a lamp on a card; in a picture that is light as a whole it is paper. */
const GLARE_SHARE = 0.01;
const PAPER = 200;

export function adviceOn({ sharpness, mean, median, dark, blown }: Measures): readonly Advice[] {
  // In the dark, edges are too weak to tell whether they are sharp.
  if (mean < DARK_MEAN && dark > DARK_SHARE) return ['dark'];
  return [
    ...(sharpness < SHARP ? (['blurred'] as const) : []),
    ...(median < PAPER && blown >= GLARE_SHARE ? (['glare'] as const) : []),
  ];
}
