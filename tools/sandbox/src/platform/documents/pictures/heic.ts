import { PARTS } from '../bounds';
import { itemPlaces, itemTypes, primaryItem } from './heic-items';
import type { ItemPlace, ItemType } from './heic-items';
import { boxesIn, cursorOver } from './iso-boxes';
import type { Box } from './iso-boxes';

/** Items that are pictures coded as HEVC, and items that are put together from them. */
const CODED: ReadonlySet<string> = new Set(['hvc1', 'hev1', 'hvt1', 'lhv1']);
const PUT_TOGETHER: ReadonlySet<string> = new Set(['grid', 'iden', 'iovl', 'tmap']);
/** What pictures that are put together begin with, bytes, before their width and height. */
const BEFORE_SIZE: ReadonlyMap<string | undefined, number> = new Map([
  ['grid', 4],
  ['iovl', 10],
]);

/** Boxes of the table of contents that a picture needs; the rest tells about it. */
const KEPT_IN_META: ReadonlySet<string> = new Set([
  ...['hdlr', 'dinf', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'grpl'],
]);
/** Properties that tell about a picture: texts, times, and where the camera stood. Unknown ones may be needed to decode it. */
const TELLING: ReadonlySet<string> = new Set(['udes', 'altt', 'crtt', 'mdft', 'cmex', 'cmin', 'uuid']);

/** The type of a box that nobody reads. */
const FREE = 'free';

interface Range {
  from: number;
  to: number;
}

interface Contents {
  top: readonly Box[];
  /** The first byte after the boxes. */
  end: number;
  meta: readonly Box[];
  /** The boxes beside the properties, and the properties. */
  beside: readonly Box[];
  properties: readonly Box[];
  idat: Box | undefined;
  types: ReadonlyMap<number, ItemType>;
  places: readonly ItemPlace[];
}

/** The one box of a type; undefined for none, and for two, which would be one for each reader. */
function only(boxes: readonly Box[] | undefined, type: string): Box | undefined {
  const [box, second] = boxes?.filter((one) => one.type === type) ?? [];
  return second ? undefined : box;
}

/** The boxes that fill a box. */
function within(bytes: Buffer, box: Box | undefined, skipped = 0): readonly Box[] | undefined {
  if (!box) return undefined;
  const found = boxesIn(bytes, { from: box.body + skipped, to: box.end, most: PARTS.boxes });
  return found?.end === box.end ? found.boxes : undefined;
}

/** What a HEIC has where; null for one that cannot be read, or whose picture is none of HEVC. */
function contentsOf(bytes: Buffer): Contents | null {
  const file = boxesIn(bytes, { from: 0, to: bytes.length, most: PARTS.topBoxes });
  // Its version and flags come before the boxes in it.
  const meta = within(bytes, only(file?.boxes, 'meta'), 4);
  const beside = within(bytes, only(meta, 'iprp'));
  const properties = within(bytes, only(beside, 'ipco'));
  const [iinf, iloc, pitm] = ['iinf', 'iloc', 'pitm'].map((type) => only(meta, type));
  if (!file || !meta || !beside || !properties || !iinf || !iloc || !pitm) return null;
  const types = itemTypes(bytes, iinf);
  const places = itemPlaces(bytes, iloc);
  const primary = primaryItem(bytes, pitm);
  if (!types || !places || primary === null) return null;
  if (!isPicture(types.get(primary)) || ![...types.values()].some(({ type }) => CODED.has(type))) return null;
  return { top: file.boxes, end: file.end, meta, beside, properties, idat: only(meta, 'idat'), types, places };
}

const isPicture = (item: ItemType | undefined): boolean =>
  item !== undefined && (CODED.has(item.type) || PUT_TOGETHER.has(item.type));

/** The pixels of the largest picture that a HEIC declares, tile or whole; null where it cannot be read up to there. */
export function heicPixels(bytes: Buffer): number | null {
  const contents = contentsOf(bytes);
  if (!contents) return null;
  const said = contents.properties
    .filter(({ type }) => type === 'ispe')
    .map(({ body, end }) => {
      const cursor = cursorOver(bytes, body + 4, end);
      return cursor.uint(4) * cursor.uint(4);
    });
  return Math.max(0, ...said) > 0
    ? Math.max(...said, ...contents.places.map((place) => putTogether(bytes, contents, place)))
    : null;
}

/** The pixels that an item says which is put together from others; 0 for others. */
function putTogether(bytes: Buffer, { types, idat }: Contents, { id, method, extents }: ItemPlace): number {
  const before = BEFORE_SIZE.get(types.get(id)?.type);
  const [extent] = extents;
  if (before === undefined || !extent) return 0;
  const from = extent.from + (method === 1 ? (idat?.body ?? 0) : 0);
  const cursor = cursorOver(bytes, from, bytes.length);
  cursor.uint(1);
  const size = cursor.uint(1) & 1 ? 4 : 2;
  cursor.text(before - 2);
  return cursor.uint(size) * cursor.uint(size);
}

/**
 * A HEIC whose pictures stay where they are, and all else is zeros: Exif and XMP items, films, bytes of no item. Nothing is kept after
 * the last box (R0.72).
 * @returns at most as many bytes; null for a HEIC that is not whole
 */
export function cutHeic(bytes: Buffer): Buffer | null {
  const contents = contentsOf(bytes);
  const pictures = contents && pictureRanges(contents, bytes.length);
  if (!contents || !pictures) return null;
  const cut = Buffer.alloc(contents.end);
  const keep = ({ from, to }: Range) => bytes.copy(cut, from, from, to);
  const empty = (box: Box) => {
    cut.write(FREE, box.start + 4, 'latin1');
    cut.fill(0, box.body, box.end);
  };

  for (const box of contents.top) {
    const isWhole = box.type === 'ftyp' || box.type === 'meta';
    keep({ from: box.start, to: isWhole ? box.end : box.body });
    if (!isWhole && box.type !== 'mdat') empty(box);
  }
  contents.meta.filter(({ type }) => !KEPT_IN_META.has(type)).forEach(empty);
  contents.beside.filter(({ type }) => type !== 'ipco' && type !== 'ipma').forEach(empty);
  // A property keeps its number.
  contents.properties.filter(({ type }) => TELLING.has(type)).forEach(empty);
  contents.meta.filter(({ type }) => type === 'idat').forEach(({ body, end }) => cut.fill(0, body, end));
  // An item of zeros that was called Exif would be read as a broken one.
  for (const item of contents.types.values()) if (!isPicture(item)) cut.write(FREE, item.at, 'latin1');
  pictures.forEach(keep);
  return cut;
}

/** Where the bytes of all pictures are; null unless each lies in the box for it, and all together are no longer than the file. */
function pictureRanges({ top, idat, types, places }: Contents, length: number): readonly Range[] | null {
  const inFile = top.filter(({ type }) => type === 'mdat');
  const ranges: Range[] = [];
  for (const { id, method, isInAnotherFile, extents } of places) {
    if (!isPicture(types.get(id))) continue;
    if (isInAnotherFile || method > 1) return null;
    const boxes = method === 1 ? [idat] : inFile;
    for (const extent of extents) {
      const from = extent.from + (method === 1 ? (idat?.body ?? 0) : 0);
      const box = boxes.find((one) => one && from >= one.body && from < one.end);
      const to = extent.length === 0 ? box?.end : from + extent.length;
      if (!box || to === undefined || to > box.end) return null;
      ranges.push({ from, to });
    }
  }
  const all = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  return all <= length ? ranges : null;
}
