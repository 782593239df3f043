import { shortcutSettings, type Place } from '@bank/kit';
import type { Permissions } from '@bank/session';
import { readKey, type Begun } from './press';
import { shortcutsOf, withKeys, type Shortcut } from './shortcuts';

export interface Someone {
  places: readonly Place[];
  may: Permissions;
}

export type Reader = (event: KeyboardEvent, someone: Someone, act: (does: Shortcut) => void) => void;

/** Here a character is text, or chooses something by its first letter. */
const TAKES_TEXT =
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"]), textarea, select, [contenteditable], ' +
  '[aria-haspopup="listbox"], [role="menu"], [role="listbox"], [role="combobox"], [role="grid"], [role="tree"]';

/** A reader that remembers the first of two keys. */
export function newReader(): Reader {
  let begun: Begun | null = null;
  return (event, someone, act) => {
    const { areOn, changes } = shortcutSettings.getState();
    if (!areOn || event.isComposing || (event.target instanceof Element && event.target.closest(TAKES_TEXT))) {
      begun = null;
      return;
    }
    const pressed = { key: event.key, code: event.code, at: event.timeStamp };
    const reading = readKey(pressed, begun, shortcutsOf(withKeys(changes), someone));
    begun = reading.begun;
    if (reading.isOurs) event.preventDefault();
    if (reading.does) act(reading.does);
  };
}
