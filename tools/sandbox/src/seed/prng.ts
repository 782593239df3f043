/** Numbers that look random and are the same in every run. */
export interface Prng {
  /** In [0, 1). */
  next(): number;
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  hex(digits: number): string;
}

/** mulberry32: 32 bits of state are plenty for a seed, and it fits on a page. */
export function prng(seed: number): Prng {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    hex: (digits) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join(''),
  };
}

/** Numbers of its own for each text: what one text draws changes nothing for another. The text is hashed with FNV-1a. */
export function prngOf(text: string): Prng {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return prng(hash);
}
