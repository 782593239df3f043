/** A box of an ISO media file. Places are bytes from the beginning of the file. */
export interface Box {
  type: string;
  start: number;
  /** After its size and type. */
  body: number;
  end: number;
}

/** The boxes in one place, and where the first byte is that belongs to none. */
export interface Boxes {
  boxes: readonly Box[];
  end: number;
}

/** Sizes with a meaning of their own: up to the end of where the box is; in the eight bytes after the type. */
const TO_THE_END = 0;
const LARGE = 1;

/**
 * The boxes that follow one another from a byte on. Boxes in them are not looked at. They stop before the first that is larger than the
 * place or smaller than its own head, so each step goes forward.
 * @param to the first byte after the place
 * @param most boxes
 * @returns null for more boxes than that
 */
export function boxesIn(bytes: Buffer, { from, to, most }: { from: number; to: number; most: number }): Boxes | null {
  const boxes: Box[] = [];
  let start = from;
  while (start + 8 <= to) {
    const said = bytes.readUInt32BE(start);
    const body = start + (said === LARGE ? 16 : 8);
    if (body > to) break;
    const size = said === LARGE ? Number(bytes.readBigUInt64BE(start + 8)) : said;
    const end = said === TO_THE_END ? to : start + size;
    if (end < body || end > to) break;
    if (boxes.length === most) return null;
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body, end });
    start = end;
  }
  return { boxes, end: start };
}

/** Reads numbers one after the other. */
export interface Cursor {
  /** An unsigned number of 0 to 6, or 8 bytes; 0 after the end. */
  uint(size: number): number;
  text(size: number): string;
  /** Where the next one begins. */
  at(): number;
  /** Whether there was less to read than was asked for. */
  isShort(): boolean;
}

/** @param to the first byte that is not read */
export function cursorOver(bytes: Buffer, from: number, to: number): Cursor {
  let next = from;
  let short = false;

  function step(size: number): number | null {
    if (next + size > to) short = true;
    if (short) return null;
    next += size;
    return next - size;
  }

  return {
    uint(size) {
      const at = step(size);
      if (at === null || size === 0) return 0;
      return size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    },
    text(size) {
      const at = step(size);
      return at === null ? '' : bytes.toString('latin1', at, at + size);
    },
    at: () => next,
    isShort: () => short,
  };
}
