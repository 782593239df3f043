import type { StateStorage } from 'zustand/middleware';

/** localStorage, where it is allowed and not full; otherwise what is kept lives as long as the page. */
export const guardedStorage: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name)),
  setItem: (name, value) => void attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => void attempt(() => localStorage.removeItem(name)),
};

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
