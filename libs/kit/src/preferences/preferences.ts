import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { guardedStorage } from './guarded-storage';

export type Theme = 'system' | 'light' | 'dark';

export interface Preferences {
  theme: Theme;
  /** Balances show as dots until this is off again; for phones used in company. */
  hideBalances: boolean;
  /** The currency that home values everything in; null: the first account's. */
  mainCurrency: string | null;
  setTheme(theme: Theme): void;
  setHideBalances(hide: boolean): void;
  setMainCurrency(currency: string): void;
}

function known(stored: unknown): Partial<Pick<Preferences, 'theme' | 'hideBalances' | 'mainCurrency'>> {
  const { theme, hideBalances, mainCurrency }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(typeof hideBalances === 'boolean' && { hideBalances }),
    ...(typeof mainCurrency === 'string' && { mainCurrency }),
  };
}

/** Preferences on one device. localStorage keeps them, because they are no secret and outlive the session. */
export const preferences = createStore<Preferences>()(
  persist(
    (set) => ({
      theme: 'system',
      hideBalances: false,
      mainCurrency: null,
      setTheme: (theme) => set({ theme }),
      setHideBalances: (hideBalances) => set({ hideBalances }),
      setMainCurrency: (mainCurrency) => set({ mainCurrency }),
    }),
    {
      name: 'bank.preferences',
      storage: createJSONStorage(() => guardedStorage),
      partialize: ({ theme, hideBalances, mainCurrency }) => ({ theme, hideBalances, mainCurrency }),
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
