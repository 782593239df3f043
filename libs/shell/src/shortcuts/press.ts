import type { Shortcut } from './shortcuts';

/** A key as the browser tells of it. */
export interface Pressed {
  key: string;
  /** The key's place on the board, for example `KeyG`: the same for every alphabet. */
  code: string;
  /** Milliseconds, on any clock. */
  at: number;
}

/** What was pressed before, as long as it may be the first of two. */
export interface Begun {
  key: string;
  at: number;
}

/** Two keys further apart than this are no sequence. */
const TOGETHER_MS = 2000;

interface Reading {
  /** What the keys do; nothing yet, or nothing at all, without it. */
  does?: Shortcut;
  /** The first of two keys, to be handed in with the next one. */
  begun: Begun | null;
  /** The press belongs to a shortcut, so the browser's own meaning of it does not count. */
  isOurs: boolean;
}

/** The character of a key, and the Latin letter that stands at its place where the alphabet is another one. */
function readings({ key, code }: Pressed): readonly string[] {
  const letter = /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase();
  const said = key.toLowerCase();
  return letter === undefined || letter === said ? [said] : [said, letter];
}

/** Reads one key after another: what they do by now, and what they may still become. */
export function readKey(pressed: Pressed, before: Begun | null, shortcuts: readonly Shortcut[]): Reading {
  const first = before !== null && pressed.at - before.at <= TOGETHER_MS ? before.key : '';
  // Two that began nothing may be the beginning of something else.
  for (const start of first === '' ? [''] : [first, '']) {
    for (const key of readings(pressed)) {
      const keys = start + key;
      const does = shortcuts.find((shortcut) => shortcut.keys === keys);
      if (does) return { does, begun: null, isOurs: true };
      if (shortcuts.some((shortcut) => shortcut.keys !== keys && shortcut.keys.startsWith(keys)))
        return { begun: { key: keys, at: pressed.at }, isOurs: true };
    }
  }
  return { begun: null, isOurs: false };
}
