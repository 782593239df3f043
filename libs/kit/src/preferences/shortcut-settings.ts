import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { guardedStorage } from './guarded-storage';

// R2.7.81, ADR-51. Not among the preferences, because a first page does without them.

interface ShortcutSettings {
  /** Off: only Ctrl K and ⌘ K work, so that dictation and slips of the hand do nothing (WCAG 2.1.4). */
  areOn: boolean;
  /** The keys that the customer chose, by what they do; empty: none. */
  changes: Readonly<Record<string, string>>;
  setOn(areOn: boolean): void;
  change(id: string, keys: string): void;
  reset(): void;
}

/** The longest sequence of keys. */
const MOST_KEYS = 2;

/** What was typed as keys: in small letters, without spaces, the first two. */
export const keysOf = (typed: string): string =>
  [...typed.replace(/\s/gu, '').toLowerCase()].slice(0, MOST_KEYS).join('');

function known(stored: unknown): Partial<Pick<ShortcutSettings, 'areOn' | 'changes'>> {
  const { areOn, changes }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const given = typeof changes === 'object' && changes !== null ? Object.entries(changes) : [];
  const read = given.flatMap(([id, keys]) => (typeof keys === 'string' ? [[id, keysOf(keys)] as const] : []));
  return { ...(typeof areOn === 'boolean' && { areOn }), changes: Object.fromEntries(read) };
}

/** What the customer set about shortcuts, kept on the device as the preferences are. */
export const shortcutSettings = createStore<ShortcutSettings>()(
  persist(
    (set) => ({
      areOn: true,
      changes: {},
      setOn: (areOn) => set({ areOn }),
      change: (id, keys) => set(({ changes }) => ({ changes: { ...changes, [id]: keysOf(keys) } })),
      reset: () => set({ changes: {} }),
    }),
    {
      name: 'bank.shortcuts',
      storage: createJSONStorage(() => guardedStorage),
      partialize: ({ areOn, changes }) => ({ areOn, changes }),
      // What is stored may be anything; what is no shortcut counts as none.
      merge: (stored, current) => ({ ...current, ...known(stored) }),
    },
  ),
);

/** Reads what the customer set and renders again when it changes. */
export function useShortcutSettings<Value>(select: (state: ShortcutSettings) => Value): Value {
  return useStore(shortcutSettings, select);
}
