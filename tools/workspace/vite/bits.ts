/** A set of small numbers, 32 a word: a plan compares such sets a million times. */
export class Bits {
  private readonly words: Uint32Array;

  /** @param size the numbers are below it */
  constructor(size: number, words?: Uint32Array) {
    this.words = words ?? new Uint32Array((size + 31) >> 5);
  }

  add(number: number): void {
    this.words[number >> 5] = at(this.words, number >> 5) | (1 << (number & 31));
  }

  has(number: number): boolean {
    return (at(this.words, number >> 5) & (1 << (number & 31))) !== 0;
  }

  isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }

  isWithin(other: Bits): boolean {
    return this.words.every((word, index) => (word & ~at(other.words, index)) === 0);
  }

  meets(other: Bits): boolean {
    return this.words.some((word, index) => (word & at(other.words, index)) !== 0);
  }

  or(other: Bits): Bits {
    return new Bits(
      0,
      this.words.map((word, index) => word | at(other.words, index)),
    );
  }

  without(other: Bits): Bits {
    return new Bits(
      0,
      this.words.map((word, index) => word & ~at(other.words, index)),
    );
  }

  each(visit: (number: number) => void): void {
    this.words.forEach((word, index) => {
      for (let left = word; left !== 0; left &= left - 1) visit(index * 32 + 31 - Math.clz32(left & -left));
    });
  }
}

/** @throws RangeError where the list has no such place */
export function at<Value>(list: ArrayLike<Value>, index: number): Value {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no ${index} of ${list.length}`);
  return value;
}
