import { useStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** localStorage, where it is allowed and not full; otherwise the preferences live as long as the page. */
const guardedStorage: StateStorage = {
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

export type Theme = 'system' | 'light' | 'dark';

export interface Preferences {
  theme: Theme;
  /** Balances show as dots until this is off again; for phones used in company. */
  hideBalances: boolean;
  setTheme(theme: Theme): void;
  setHideBalances(hide: boolean): void;
}

function known(stored: unknown): Partial<Pick<Preferences, 'theme' | 'hideBalances'>> {
  const { theme, hideBalances }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(typeof hideBalances === 'boolean' && { hideBalances }),
  };
}

/** Preferences on one device. localStorage keeps them, because they are no secret and outlive the session. */
export const preferences = createStore<Preferences>()(
  persist(
    (set) => ({
      theme: 'system',
      hideBalances: false,
      setTheme: (theme) => set({ theme }),
      setHideBalances: (hideBalances) => set({ hideBalances }),
    }),
    {
      name: 'bank.preferences',
      storage: createJSONStorage(() => guardedStorage),
      partialize: ({ theme, hideBalances }) => ({ theme, hideBalances }),
      // What is stored may be anything; what is no preference counts as none.
      merge: (stored, current) => ({ ...current, ...known(stored) }),
    },
  ),
);

/** Reads one preference and renders again when it changes. */
export function usePreferences<Value>(select: (state: Preferences) => Value): Value {
  return useStore(preferences, select);
}

/** Puts the theme on the root element now and after every change; `system` leaves it to prefers-color-scheme. */
export function applyTheme(root: HTMLElement): () => void {
  const apply = ({ theme }: Preferences) => {
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };
  apply(preferences.getState());
  return preferences.subscribe(apply);
}
