import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** R3.9.1 "after-login delay"; R0.10. */
const SETTLED_AFTER_MS = 5000;

const settled = createStore<{ isSettled: boolean }>()(() => ({ isSettled: false }));

/** Starts the delay; mounted with the first signed-in screen and gone with the last. */
export function useSettling(): void {
  useEffect(() => {
    const timer = setTimeout(() => settled.setState({ isSettled: true }), SETTLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      settled.setState({ isSettled: false });
    };
  }, []);
}

/** Whether the first screen has had its time: from then on what it does not need may be loaded. */
export function useSettled(): boolean {
  return useStore(settled, (state) => state.isSettled);
}
