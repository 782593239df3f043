// Rules: D34, R0.71, R0.72.
import fc from 'fast-check';
import { PARTS } from '../bounds';
import { mediaTypeOf } from '../file-kind';
import type { PictureType } from '../file-kind';
import { onlyPicture } from './only-picture';
import {
  ADOBE,
  CODED,
  COORDINATES,
  EOI,
  exifOf,
  exifSegment,
  frame,
  heicOf,
  ICC,
  JFIF,
  jpegOf,
  box,
  brands,
  chunk,
  latin,
  PHOTO,
  PIXELS,
  PNG_SIGNATURE,
  pngOf,
  scan,
  segment,
  SOI,
  u32,
  XMP,
} from './test-pictures';

/** The bytes that stay; a word of a refusal fails the test. */
function cut(bytes: Buffer, type: PictureType): Buffer {
  const kept = onlyPicture(bytes, type);
  if (typeof kept === 'string') throw new Error(kept);
  return kept;
}

/** Words and bytes that only what tells about a picture has. */
const TELLING = [COORDINATES, latin('Cam\0'), latin('GPSLatitude'), latin('a secret')];
const told = (bytes: Buffer) => TELLING.filter((one) => bytes.includes(one));

describe('a JPEG', () => {
  const XMP_SEGMENT = segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${XMP}`);
  const everything = [
    JFIF,
    exifSegment(),
    XMP_SEGMENT,
    ICC,
    segment(0xe2, 'MPF\0a secret'),
    segment(0xed, 'Photoshop 3.0\0a secret'),
    ADOBE,
    segment(0xeb, 'a secret'),
    segment(0xfe, 'a secret'),
  ];

  it('keeps its pixels, their tables and colours, and nothing else', () => {
    const kept = cut(jpegOf({ before: everything, tail: 'PK\x03\x04 a secret' }), 'image/jpeg');
    expect(kept.equals(jpegOf({ before: [JFIF, ICC, ADOBE] }))).toBe(true);
  });

  it.each([
    [1, 0],
    [3, 36],
    [6, 36],
    [8, 36],
    [9, 0],
  ])('that is turned by %d keeps %d bytes of Exif', (orientation, bytes) => {
    const kept = cut(jpegOf({ before: [exifSegment(orientation), JFIF] }), 'image/jpeg');
    expect(kept.length - jpegOf().length).toBe(bytes);
    expect(told(kept)).toEqual([]);
    if (bytes === 0) return;
    // The segment by its bytes: Exif, big-endian, one field, the orientation, and no further directory.
    const hex = `ffe100224578696600004d4d002a0000000800010112000300000001000${orientation}000000000000`;
    expect(kept.subarray(2 + JFIF.length, 2 + JFIF.length + 36).toString('hex')).toBe(hex);
    expect(cut(kept, 'image/jpeg').equals(kept)).toBe(true);
  });

  it('is turned as the first Exif says, and not at all by one whose directory is not whole', () => {
    const two = cut(jpegOf({ before: [exifSegment(6), exifSegment(3), JFIF] }), 'image/jpeg');
    expect(two.equals(cut(jpegOf({ before: [exifSegment(6), JFIF] }), 'image/jpeg'))).toBe(true);
    // One field of the orientation 6, without the address of the next directory.
    const field = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]);
    const short = Buffer.concat([latin('Exif\0\0MM\0*'), u32(8), Buffer.from([0, 1]), field]);
    expect(cut(jpegOf({ before: [JFIF, segment(0xe1, short)] }), 'image/jpeg').equals(jpegOf())).toBe(true);
  });

  it('loses what stands between its scans, its small copy, and what Adobe’s segment ends with', () => {
    const small = segment(0xe0, Buffer.concat([JFIF.subarray(4, 16), Buffer.from([1, 1, 7, 7, 7])]));
    const parts = (...between: Buffer[]) =>
      Buffer.concat([SOI, ...between.slice(0, 2), frame(9, 9, 0xc2), scan(), ...between.slice(2), scan(), EOI]);
    const sent = parts(small, Buffer.concat([ADOBE, latin('')]), segment(0xfe, 'a secret'), latin('a secret'));
    expect(cut(sent, 'image/jpeg').equals(parts(JFIF, ADOBE))).toBe(true);
    const longAdobe = segment(0xee, `${ADOBE.toString('latin1', 4)}a secret`);
    expect(told(cut(jpegOf({ before: [longAdobe] }), 'image/jpeg'))).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['no frame', Buffer.concat([SOI, JFIF, scan(), EOI])],
    ['a frame after the pixels', Buffer.concat([SOI, scan(), frame(9, 9), EOI])],
    ['two frames', Buffer.concat([SOI, frame(9, 9), frame(65_000, 65_000), scan(), EOI])],
    ['a frame that is cut off', Buffer.concat([SOI, segment(0xc0, Buffer.from([8, 0, 9])), scan(), EOI])],
    ['a height that only its pixels say', jpegOf({ height: 0 })],
    ['no pixels', Buffer.concat([SOI, frame(9, 9), EOI])],
    ['no end', jpegOf().subarray(0, -2)],
    ['the beginning of another in it', jpegOf({ before: [JFIF, Buffer.from([0xff, 0xd8, 0, 4, 7, 7])] })],
    ['a picture in it', Buffer.concat([SOI, SOI, frame(9, 9), scan(), EOI])],
    ['a segment without a length', Buffer.concat([SOI, frame(9, 9), Buffer.from([0xff, 0xdb, 0, 1]), scan(), EOI])],
    ['a segment beyond the end', Buffer.concat([SOI, frame(9, 9), Buffer.from([0xff, 0xdb, 0xff, 0xff]), scan(), EOI])],
    ['a thousand segments', jpegOf({ before: Array.from({ length: PARTS.segments }, () => segment(0xfe, '')) })],
  ])('with %s is damaged', (_what, bytes) => {
    expect(onlyPicture(bytes, 'image/jpeg')).toBe('damaged');
  });
});

describe('a PNG', () => {
  const TELLS = [
    chunk('eXIf', exifOf(6)),
    chunk('tEXt', 'Comment\0a secret'),
    chunk('zTXt', 'Comment\0\0a secret'),
    chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`),
    chunk('tIME', Buffer.alloc(7)),
    chunk('prVt', 'a secret'),
    chunk('fdAT', 'a secret'),
  ];
  const COLOURS = [chunk('gAMA', u32(45_455)), chunk('iCCP', 'a profile'), chunk('pHYs', Buffer.alloc(9))];

  it('keeps its size, pixels and colours, and nothing else', () => {
    const [first, ...others] = COLOURS;
    const between = first ? [first, ...TELLS, ...others] : [];
    const kept = cut(pngOf({ between, tail: 'a secret' }), 'image/png');
    expect(kept.equals(pngOf({ between: COLOURS }))).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['no size', Buffer.concat([PNG_SIGNATURE, PIXELS, chunk('IEND')])],
    ['a size of nothing', pngOf({ height: 0 })],
    ['a size that is cut off', Buffer.concat([PNG_SIGNATURE, chunk('IHDR', u32(8)), PIXELS, chunk('IEND')])],
    ['two sizes', pngOf({ between: [pngOf({ width: 60_000, height: 60_000 }).subarray(8, 33)] })],
    ['no pixels', Buffer.concat([pngOf().subarray(0, 33), chunk('IEND')])],
    ['no end', pngOf().subarray(0, -12)],
    ['half an end', pngOf().subarray(0, -1)],
    ['a chunk beyond the end', pngOf({ between: [Buffer.concat([u32(0xffff_ffff), latin('tEXt')])] })],
    ['a chunk of no type', pngOf({ between: [chunk('t\0xt')] })],
    ['a chunk that it needs, and nobody knows', pngOf({ between: [chunk('CgBI')] })],
    ['ten thousand chunks', pngOf({ between: Array.from({ length: PARTS.chunks }, () => chunk('tEXt')) })],
  ])('with %s is damaged', (_what, bytes) => {
    expect(onlyPicture(bytes, 'image/png')).toBe('damaged');
  });
});

describe('a HEIC', () => {
  const FILM = box('moov', box('udta', box('\xa9xyz', '+44.4355+026.1025/ a secret')));

  it('keeps its pictures where they are, and zeros are all else', () => {
    const sent = heicOf({
      properties: [box('udes', Buffer.alloc(4), 'a secret'), box('hvcC', 'how it is coded')],
      besideProperties: [box('uuid', 'a secret')],
      inMeta: [box('xml ', Buffer.alloc(4), XMP)],
      tail: Buffer.concat([
        FILM,
        box('uuid', 'a secret'),
        box('mdat', 'a secret of no item'),
        latin('PK\x03\x04 a secret'),
      ]),
    });
    const kept = cut(sent, 'image/heic');
    expect(told(sent)).toHaveLength(TELLING.length);
    expect(told(kept)).toEqual([]);
    expect(kept.indexOf(CODED)).toBe(sent.indexOf(CODED));
    expect(['Exif', 'mime', 'moov', 'uuid', 'xml '].filter((type) => kept.includes(type))).toEqual([]);
    expect(kept.includes('how it is coded')).toBe(true);
    expect(kept.length).toBe(sent.length - 'PK\x03\x04 a secret'.length);
    expect(mediaTypeOf(kept)).toBe('image/heic');
  });

  it('whose items stand in its table of contents loses the same', () => {
    const sent = heicOf({ isInTable: true });
    const kept = cut(sent, 'image/heic');
    expect(told(sent)).toHaveLength(3);
    expect(told(kept)).toEqual([]);
    expect([kept.length, kept.indexOf(CODED)]).toEqual([sent.length, sent.indexOf(CODED)]);
  });

  it('without anything that tells stays as it is', () => {
    const sent = heicOf({ items: PHOTO.slice(0, 1) });
    expect(cut(sent, 'image/heic').equals(sent)).toBe(true);
  });

  /** A length of nothing means up to the end: four of them would be copied four times. */
  const OVERLAPPING = [...Array.from({ length: 4 }, () => ''), 'x'.repeat(900)].map((content) => ({
    type: 'hvc1',
    content,
  }));

  const picture = heicOf();
  const followed = heicOf({ items: PHOTO.slice(0, 1), tail: box('free', 'a box after it') });
  /** The photo with other numbers in it, from a place that is found by its name. */
  const bent = (name: string, skipped: number, ...numbers: number[]) => bentOf(picture, name, skipped, ...numbers);
  function bentOf(of: Buffer, name: string, skipped: number, ...numbers: number[]): Buffer {
    const bytes = Buffer.from(of);
    bytes.set(Buffer.concat(numbers.map(u32)), bytes.lastIndexOf(name) + 4 + skipped);
    return bytes;
  }

  it.each<[string, Buffer]>([
    ['nothing but its brands', brands('heic', 'mif1')],
    ['a film alone', Buffer.concat([brands('hevc', 'msf1'), FILM])],
    ['no size', heicOf({ width: 0 })],
    ['a picture of another coding', heicOf({ items: [{ type: 'av01', content: CODED }] })],
    ['a table that is shown', heicOf({ items: [{ type: 'Exif', content: exifOf() }, ...PHOTO] })],
    ['its pixels cut off', picture.subarray(0, picture.indexOf(CODED) + 4)],
    ['a box smaller than its head', bent('pitm', -8, 4)],
    ['a box larger than its place', bent('iinf', -8, 0x7fff_ffff)],
    ['a box up to the end in another', bent('hdlr', -8, 0)],
    ['a box of 2⁶⁴ bytes', bent('pitm', -8, 1)],
    ['two tables of contents', Buffer.concat([picture, picture.subarray(picture.indexOf('meta') - 4)])],
    ['two tables of places', heicOf({ inMeta: [box('iloc', Buffer.alloc(8))] })],
    ['65,535 items that are not there', bent('iloc', 6, 0xffff_0001)],
    ['a picture that ends beyond the end', bent('iloc', 18, 0x7fff_ffff)],
    ['a picture that ends in the next box', bentOf(followed, 'iloc', 18, CODED.length + 9)],
    ['a picture in another file', bent('iloc', 10, 0x0001_0001)],
    ['two places of one item', bent('iloc', 22, 0x0001_0000)],
    ['an item of two types', bent('infe', 4, 0x0002_0000)],
    ['an item from before types', bent('infe', 0, 0x0100_0000)],
    [
      'tiles of another coding',
      heicOf({
        items: [
          { type: 'grid', content: '' },
          { type: 'av01', content: CODED },
        ],
      }),
    ],
    ['bytes of no box in its table of contents', heicOf({ inMeta: [Buffer.alloc(4)] })],
    ['a picture beyond the end', bent('iloc', 14, 0x7fff_ffff)],
    ['a picture in its table of contents', bent('iloc', 14, 40)],
    ['a picture of more bytes than the file', heicOf({ items: OVERLAPPING })],
    ['a hundred boxes', heicOf({ tail: Buffer.concat(Array.from({ length: PARTS.topBoxes }, () => box('free'))) })],
    ['thousands of properties', heicOf({ properties: Array.from({ length: PARTS.boxes }, () => box('free')) })],
  ])('with %s is damaged', (_what, bytes) => {
    expect(onlyPicture(bytes, 'image/heic')).toBe('damaged');
  });

  it('declares the size of what is put together from tiles', () => {
    const tiles = (width: number) => [
      { type: 'grid', content: Buffer.concat([latin('\0\x01\0\0'), u32(width), u32(1000)]) },
      { type: 'hvc1', content: CODED },
    ];
    expect(onlyPicture(heicOf({ items: tiles(200_000) }), 'image/heic')).toBeInstanceOf(Buffer);
    expect(onlyPicture(heicOf({ items: tiles(200_001) }), 'image/heic')).toBe('tooManyPixels');
  });
});

it.each<[PictureType, (width: number, height: number) => Buffer]>([
  ['image/jpeg', (width, height) => jpegOf({ width, height })],
  ['image/png', (width, height) => pngOf({ width, height })],
  ['image/heic', (width, height) => heicOf({ width, height })],
])('200 megapixels of %s are taken, and one line more is not', (type, of) => {
  expect(onlyPicture(of(20_000, 10_000), type)).toBeInstanceOf(Buffer);
  expect(onlyPicture(of(20_000, 10_001), type)).toBe('tooManyPixels');
});

describe('whatever the bytes', () => {
  const SEEDS: readonly [PictureType, Buffer][] = [
    ['image/jpeg', jpegOf({ before: [JFIF, exifSegment(6), ICC, segment(0xfe, 'a secret')], tail: 'a secret' })],
    ['image/png', pngOf({ between: [chunk('tEXt', 'a secret'), chunk('eXIf', exifOf())], tail: 'a secret' })],
    ['image/heic', heicOf({ inMeta: [box('xml ', XMP)], tail: box('free', 'a secret') })],
  ];
  /** Numbers that bounds are checked with. */
  const EDGES = [0, 1, 2, 7, 8, 0x7f, 0x80, 0xff];

  const bentAtRandom = (seed: Buffer) =>
    fc
      .tuple(
        fc.array(fc.tuple(fc.nat(seed.length - 1), fc.oneof(fc.constantFrom(...EDGES), fc.nat(255))), { maxLength: 6 }),
        fc.nat(seed.length),
        fc.uint8Array({ maxLength: 40 }),
        fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(seed.length) }),
      )
      .map(([changes, at, put, end]) => {
        const bytes = Buffer.from(seed);
        for (const [place, value] of changes) bytes[place] = value;
        const whole = changes.length > 3 ? Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at)]) : bytes;
        return end === null ? whole : whole.subarray(0, end);
      });

  it.each(SEEDS)('%s is refused or cut to no more bytes, and cutting it again changes nothing', (type, seed) => {
    let taken = 0;
    fc.assert(
      fc.property(bentAtRandom(seed), (bytes) => {
        const kept = onlyPicture(bytes, type);
        if (typeof kept === 'string') return;
        taken++;
        expect(kept.length).toBeLessThanOrEqual(bytes.length);
        expect(cut(kept, type).equals(kept)).toBe(true);
        if (mediaTypeOf(bytes) === type) expect(mediaTypeOf(kept)).toBe(type);
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it.each(SEEDS)('%s from bytes of chance is never thrown at', (type, seed) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(60), (chance, kept) => {
        onlyPicture(Buffer.concat([seed.subarray(0, kept), chance]), type);
      }),
      { numRuns: 2_000 },
    );
  });
});
