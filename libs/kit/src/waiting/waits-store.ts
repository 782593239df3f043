import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Waits } from './task';

/** Nothing is known yet. */
const UNKNOWN: Waits = { tasks: [], isPending: true };

/** What the open board knows, for the page around it: a column with nothing in it does not exist. */
export const waitsStore = createStore<Waits>(() => UNKNOWN);

export const forgetWaits = (): void => waitsStore.setState(UNKNOWN);

/** Whether something stands on the board; null while the bank has yet to say it. */
export const useHasWaiting = (): boolean | null =>
  useStore(waitsStore, ({ tasks, isPending }) => (isPending ? null : tasks.length > 0));
