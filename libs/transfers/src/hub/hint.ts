import { type PlaceHint, useWaiting } from '@bank/kit';

/** Payments show how many requests wait for a decision. */
export function useHint(): PlaceHint {
  return { count: useWaiting() };
}
