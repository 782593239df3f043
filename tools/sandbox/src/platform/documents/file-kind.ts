import { isAnotherKind } from './other-kinds';

export type PictureType = 'image/jpeg' | 'image/png' | 'image/heic';

/** The header of a PDF begins and ends within these bytes (R0.70). */
const HEAD_BYTES = 1024;

/** Brands of an ISO media file that are HEIC pictures, one or several. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
/** Brands of pictures whatever their coding: HEIC, unless the others name another one. */
const PICTURES = new Set(['mif1', 'msf1', 'heif']);
/** Brands of pictures that are HEIC only where another of their brands says so. */
const NEUTRAL = new Set(['mif2', 'miaf']);
const OTHER_CODING = new Set(['avif', 'avis', 'avci', 'avcs', 'jpeg', 'jpgs']);
/** Of the box with the brands; a real one has at most ten. */
const MOST_BRAND_BYTES = 256;

const KINDS: readonly { mediaType: PictureType; matches(bytes: Buffer, head: string): boolean }[] = [
  { mediaType: 'image/jpeg', matches: (_bytes, head) => head.startsWith('\xff\xd8\xff') },
  { mediaType: 'image/png', matches: (_bytes, head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { mediaType: 'image/heic', matches: isHeic },
];

/**
 * The kind of a file by its first bytes; its name and the browser's type are ignored.
 * @returns null for everything the bank does not take: SVG, HTML, archives, programs, films, and a PDF that is something else, too
 */
export function mediaTypeOf(bytes: Buffer): 'application/pdf' | PictureType | null {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const pdfAt = head.indexOf('%PDF-');
  if (pdfAt >= 0) return isAnotherKind(bytes, head, pdfAt) ? null : 'application/pdf';
  return KINDS.find(({ matches }) => matches(bytes, head))?.mediaType ?? null;
}

/** The first brand says what a file is, and the others what it may also be read as: a film with the brand of a picture stays one. */
function isHeic(bytes: Buffer, head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false;
  const size = bytes.readUInt32BE(0);
  if (size > MOST_BRAND_BYTES) return false;
  const first = head.slice(8, 12);
  const others = head.slice(16, size).match(/[^]{4}/g) ?? [];
  if (HEIC.has(first)) return true;
  if (others.some((brand) => HEIC.has(brand))) return PICTURES.has(first) || NEUTRAL.has(first);
  return PICTURES.has(first) && !others.some((brand) => OTHER_CODING.has(brand));
}
