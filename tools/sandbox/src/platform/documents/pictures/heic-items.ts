import { PARTS } from '../bounds';
import { boxesIn, cursorOver } from './iso-boxes';
import type { Box, Cursor } from './iso-boxes';

/** Where the bytes of an item are. */
export interface ItemPlace {
  id: number;
  /** 0: counted from the beginning of the file; 1: of the box idat; 2: of another item. */
  method: number;
  isInAnotherFile: boolean;
  /** Length 0: up to the end of where it is. */
  extents: readonly { from: number; length: number }[];
}

/** What an item is, and where this is said. */
export interface ItemType {
  type: string;
  at: number;
}

/** Numbers of these sizes in bytes may stand in the table of places. */
const SIZES: ReadonlySet<number> = new Set([0, 4, 8]);

/** The item that is shown; null for a box that is too short. */
export function primaryItem(bytes: Buffer, pitm: Box): number | null {
  const cursor = cursorOver(bytes, pitm.body, pitm.end);
  const version = versionOf(cursor);
  const id = cursor.uint(version === 0 ? 2 : 4);
  return cursor.isShort() ? null : id;
}

/**
 * What each item is, by its id: `hvc1`, `grid`, `Exif`, `mime`.
 * @returns null for a table that cannot be read, names an item twice, or is older than types
 */
export function itemTypes(bytes: Buffer, iinf: Box): ReadonlyMap<number, ItemType> | null {
  const head = cursorOver(bytes, iinf.body, iinf.end);
  const version = versionOf(head);
  head.uint(version === 0 ? 2 : 4);
  const entries = boxesIn(bytes, { from: head.at(), to: iinf.end, most: PARTS.boxes });
  if (head.isShort() || entries?.end !== iinf.end) return null;
  const types = new Map<number, ItemType>();
  for (const { body, end } of entries.boxes) {
    const entry = cursorOver(bytes, body, end);
    const entryVersion = versionOf(entry);
    const id = entry.uint(entryVersion === 3 ? 4 : 2);
    entry.uint(2);
    const at = entry.at();
    const type = entry.text(4);
    if (entryVersion < 2 || entry.isShort() || types.has(id)) return null;
    types.set(id, { type, at });
  }
  return types;
}

/**
 * Where the bytes of each item are.
 * @returns null for a table that cannot be read, names an item twice, or names more places than a picture has
 */
export function itemPlaces(bytes: Buffer, iloc: Box): readonly ItemPlace[] | null {
  const cursor = cursorOver(bytes, iloc.body, iloc.end);
  const version = versionOf(cursor);
  const [offsetSize, lengthSize] = halves(cursor.uint(1));
  const [baseSize, lastSize] = halves(cursor.uint(1));
  const indexSize = version === 0 ? 0 : lastSize;
  if (version > 2 || ![offsetSize, lengthSize, baseSize, indexSize].every((size) => SIZES.has(size))) return null;

  const count = cursor.uint(version < 2 ? 2 : 4);
  if (count > PARTS.boxes) return null;
  const places: ItemPlace[] = [];
  const ids = new Set<number>();
  let extentsLeft = PARTS.extents;
  for (let n = 0; n < count; n++) {
    const id = cursor.uint(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : cursor.uint(2) & 0xf;
    const isInAnotherFile = cursor.uint(2) !== 0;
    const base = cursor.uint(baseSize);
    const extentCount = cursor.uint(2);
    extentsLeft -= extentCount;
    if (cursor.isShort() || ids.has(id) || extentsLeft < 0) return null;
    ids.add(id);
    const extents = Array.from({ length: extentCount }, () => {
      cursor.uint(indexSize);
      return { from: base + cursor.uint(offsetSize), length: cursor.uint(lengthSize) };
    });
    places.push({ id, method, isInAnotherFile, extents });
  }
  return cursor.isShort() ? null : places;
}

/** The version of a box that has one; its flags say nothing here. */
function versionOf(cursor: Cursor): number {
  const version = cursor.uint(1);
  cursor.uint(3);
  return version;
}

const halves = (byte: number): [high: number, low: number] => [byte >> 4, byte & 0xf];
