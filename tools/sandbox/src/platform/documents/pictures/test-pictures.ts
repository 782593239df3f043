import { crc32, deflateSync } from 'node:zlib';

/** Big-endian, as pictures count. */
const u16 = (value: number) => Buffer.from([(value >> 8) & 0xff, value & 0xff]);
export const u32 = (value: number) =>
  Buffer.from([0, 8, 16, 24].map((bits) => Math.floor(value / 2 ** (24 - bits)) % 256));
export const latin = (text: string) => Buffer.from(text, 'latin1');
const joined = (...parts: readonly (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** Where the test's photos were taken, as their Exif has it: degrees, minutes and hundredths of seconds, each with its divisor. */
export const COORDINATES = Buffer.concat([44, 1, 26, 1, 797, 100].map(u32));

/** An Exif block with a camera, an orientation, and the place in a directory of its own. */
export function exifOf(orientation = 1): Buffer {
  const field = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([u16(tag), u16(type), u32(count), value, Buffer.alloc(4 - value.length)]);
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const valuesAt = gpsAt + 2 + 2 * 12 + 4;
  return Buffer.concat([
    ...[latin('MM\0*'), u32(8)],
    ...[u16(3), field(0x010f, 2, 4, latin('Cam\0')), field(0x0112, 3, 1, u16(orientation))],
    ...[field(0x8825, 4, 1, u32(gpsAt)), u32(0)],
    ...[u16(2), field(0x0001, 2, 2, latin('N\0')), field(0x0002, 5, 3, u32(valuesAt)), u32(0)],
    COORDINATES,
  ]);
}

/** XMP as a camera writes it. */
export const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF exif:GPSLatitude="44,26.13N"/></x:xmpmeta>';

// --- JPEG ---

export const segment = (marker: number, content: Buffer | string) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), Buffer.from(content)]);

export const JFIF = segment(0xe0, Buffer.concat([latin('JFIF\0\x01\x02\x01'), u16(72), u16(72), Buffer.alloc(2)]));
export const exifSegment = (orientation = 1) => segment(0xe1, Buffer.concat([latin('Exif\0\0'), exifOf(orientation)]));
export const ICC = segment(0xe2, latin('ICC_PROFILE\0\x01\x01a profile of colours'));
export const ADOBE = segment(0xee, latin('Adobe\0\x64\0\0\0\0\x01'));
/** Coded pixels: any bytes, with a filling and a mark to restart at. */
export const SCAN = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56, 0xff, 0x00, 0x99]);

export const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])]));
export const scan = (pixels: Buffer = SCAN) => Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), pixels]);
export const SOI = Buffer.from([0xff, 0xd8]);
export const EOI = Buffer.from([0xff, 0xd9]);
const TABLES = Buffer.concat([segment(0xdb, Buffer.alloc(65, 1)), segment(0xc4, Buffer.alloc(29))]);

interface JpegParts {
  width?: number;
  height?: number;
  /** Segments before the tables. */
  before?: readonly Buffer[];
  pixels?: Buffer;
  tail?: Buffer | string;
}

export const jpegOf = ({ width = 640, height = 480, before = [JFIF], pixels, tail = '' }: JpegParts = {}) =>
  Buffer.concat([SOI, ...before, TABLES, frame(width, height), scan(pixels), EOI, Buffer.from(tail)]);

// --- PNG ---

export function chunk(type: string, content: Buffer | string = ''): Buffer {
  const body = Buffer.concat([latin(type), Buffer.from(content)]);
  return Buffer.concat([u32(body.length - 4), body, u32(crc32(body))]);
}

export const PNG_SIGNATURE = latin('\x89PNG\r\n\x1a\n');
export const header = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])]));
/** A grey square of 8 × 8, each line after the number of its filter. */
export const PIXELS = chunk(
  'IDAT',
  deflateSync(Buffer.alloc(8 * 9, 0x80).map((byte, at) => (at % 9 === 0 ? 0 : byte))),
);

interface PngParts {
  width?: number;
  height?: number;
  /** Chunks between the size and the pixels. */
  between?: readonly Buffer[];
  tail?: Buffer | string;
}

export const pngOf = ({ width = 8, height = 8, between = [], tail = '' }: PngParts = {}) =>
  Buffer.concat([PNG_SIGNATURE, header(width, height), ...between, PIXELS, chunk('IEND'), Buffer.from(tail)]);

// --- HEIC ---

export const box = (type: string, ...content: readonly (Buffer | string)[]) => {
  const body = Buffer.concat(content.map((one) => Buffer.from(one)));
  return Buffer.concat([u32(body.length + 8), latin(type), body]);
};
/** A box with a version and no flags. */
const versioned = (type: string, version: number, ...content: readonly Buffer[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...content);

export const brands = (first: string, ...others: readonly string[]) =>
  box('ftyp', latin(first), Buffer.alloc(4), ...others.map(latin));
const sizeProperty = (width: number, height: number) => versioned('ispe', 0, u32(width), u32(height));

/** The bytes of a coded picture, which nothing here decodes. */
export const CODED = latin('coded as HEVC, 0123456789');

interface Item {
  type: string;
  content: Buffer | string;
}

interface HeicParts {
  ftyp?: Buffer;
  width?: number;
  height?: number;
  items?: readonly Item[];
  /** Further properties, and further boxes beside them and of the table of contents. */
  properties?: readonly Buffer[];
  besideProperties?: readonly Buffer[];
  inMeta?: readonly Buffer[];
  /** The bytes of the items stand in the table of contents and not after it. */
  isInTable?: boolean;
  /** Boxes after the bytes of the items, or any bytes. */
  tail?: Buffer;
}

export const PHOTO: readonly Item[] = [
  { type: 'hvc1', content: CODED },
  { type: 'Exif', content: Buffer.concat([u32(0), exifOf()]) },
  { type: 'mime', content: XMP },
];

/** A HEIC as a phone writes it: its table of contents, then the bytes of its items, the first of which is shown. */
export function heicOf({
  ftyp = brands('heic', 'mif1', 'heic'),
  width = 4032,
  height = 3024,
  items = PHOTO,
  properties = [],
  besideProperties = [],
  inMeta = [],
  isInTable = false,
  tail = Buffer.alloc(0),
}: HeicParts = {}): Buffer {
  const contents = items.map(({ content }) => Buffer.from(content));
  const metaFrom = (first: number) => {
    let next = first;
    const places = contents.map(({ length }, n) => {
      const method = isInTable ? u16(1) : '';
      const place = joined(u16(n + 1), method, u16(0), u16(1), u32(next), u32(length));
      next += length;
      return place;
    });
    return versioned(
      'meta',
      0,
      versioned('hdlr', 0, Buffer.alloc(4), latin('pict'), Buffer.alloc(13)),
      versioned('pitm', 0, u16(1)),
      versioned(
        'iinf',
        0,
        u16(items.length),
        ...items.map(({ type }, n) => versioned('infe', 2, u16(n + 1), u16(0), latin(type), latin('\0'))),
      ),
      box(
        'iprp',
        box('ipco', sizeProperty(width, height), ...properties),
        versioned('ipma', 0, u32(0)),
        ...besideProperties,
      ),
      versioned('iloc', isInTable ? 1 : 0, Buffer.from([0x44, 0]), u16(items.length), ...places),
      ...(isInTable ? [box('idat', ...contents)] : []),
      ...inMeta,
    );
  };
  if (isInTable) return joined(ftyp, metaFrom(0), tail);
  const before = ftyp.length + metaFrom(0).length + 8;
  return Buffer.concat([ftyp, metaFrom(before), box('mdat', ...contents), tail]);
}
