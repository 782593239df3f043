import type { Reader, Someone } from './read-press';
import type { Shortcut } from './shortcuts';

let reader: Reader | null = null;
let coming: Promise<Reader> | null = null;

function fetched(): Promise<Reader> {
  coming ??= import('./read-press').then(
    ({ newReader }) => (reader = newReader()),
    (reason: unknown) => {
      coming = null;
      throw reason;
    },
  );
  return coming;
}

/** Reads the keys of shortcuts. Its rules are fetched when the first page has settled, or with the first key that could be one. */
export const keyReader = {
  warmUp(): void {
    // A failure is of no interest yet: the next key tries again.
    void fetched().catch(() => undefined);
  },
  /** @param act called with what the key does, if it does anything */
  take(event: KeyboardEvent, someone: Someone, act: (does: Shortcut) => void): void {
    // Keys of more than one character move about; with Ctrl and Alt they belong to the browser.
    if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (reader) reader(event, someone, act);
    // In the order in which they were pressed; without a network there are no shortcuts.
    else
      void fetched().then(
        (read) => read(event, someone, act),
        () => undefined,
      );
  },
};
