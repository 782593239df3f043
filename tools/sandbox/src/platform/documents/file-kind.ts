interface Kind {
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/heic';
  matches(bytes: Buffer): boolean;
}

const startsWith =
  (...magic: number[]) =>
  (bytes: Buffer): boolean =>
    magic.every((byte, n) => bytes[n] === byte);

/** Brands of an ISO media file that are HEIC pictures, not films. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);

const KINDS: readonly Kind[] = [
  { mediaType: 'application/pdf', matches: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
  { mediaType: 'image/jpeg', matches: startsWith(0xff, 0xd8, 0xff) },
  { mediaType: 'image/png', matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  {
    mediaType: 'image/heic',
    matches: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.has(bytes.toString('latin1', 8, 12)),
  },
];

/**
 * The kind of a file by its first bytes; its name and the browser's type are ignored.
 * @returns null for everything the bank does not take: SVG, HTML, archives, programs
 */
export function mediaTypeOf(bytes: Buffer): Kind['mediaType'] | null {
  return KINDS.find(({ matches }) => matches(bytes))?.mediaType ?? null;
}
