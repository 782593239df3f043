// Rules: D23, D34, R0.55, R0.70, R0.71, R0.72, S10.
import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { uploaderOf } from '../../server/test-upload';
import type { SentFile } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import {
  box,
  brands,
  chunk,
  CODED,
  COORDINATES,
  exifSegment,
  frame,
  header,
  heicOf,
  ICC,
  JFIF,
  jpegOf,
  latin,
  PHOTO,
  PNG_SIGNATURE,
  pngOf,
  segment,
  SOI,
  u32,
  XMP,
} from './pictures/test-pictures';

const { addressesGet, addressDocumentUpload } = rooms.profile;

let bank: TestBank;
let token: string;
let send: (file: SentFile) => ReturnType<ReturnType<typeof uploaderOf>>;

beforeAll(async () => {
  bank = await testBank();
  const client = clientOf(bank);
  token = (await client.signIn('pat')).accessToken;
  const { addresses } = addressesGet.response.parse((await client.call(token, addressesGet.name)).json());
  const addressId = addresses.find(({ isMain }) => !isMain)?.addressId ?? 0;
  send = (file) => uploaderOf(bank)(token, addressDocumentUpload.name, { addressId, documentTypeId: 101 }, file);
});
afterAll(() => bank.close());

/** The rows of every table that an upload of a document writes to. */
const TABLES = [
  'document',
  'address_document',
  'requirement_document',
  'company_person_document',
  'company_wealth_document',
  'attachment',
];
async function rowCounts(): Promise<Record<string, string> | undefined> {
  const [counts] = await bank.db.query<Record<string, string>>(
    `SELECT ${TABLES.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(', ')}`,
  );
  return counts;
}

interface Stored {
  mediaType: string;
  content: Buffer;
  sha256: Buffer;
}
async function stored(id: string | undefined): Promise<Stored | undefined> {
  const [row] = await bank.db.query<Stored>(
    'SELECT media_type AS "mediaType", content, sha256 FROM document WHERE id = $1',
    [id],
  );
  return row;
}

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n';
const ZIP_END = latin(`PK\x05\x06${'\0'.repeat(18)}`);
/** A million zeros in a thousand bytes. */
const BOMB = Buffer.concat([latin('PK\x03\x04'), deflateRawSync(Buffer.alloc(1_000_000)), ZIP_END]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** Boxes in one another, each as large as all that follows: what goes into every box goes in 30,000 times. */
const NESTED = Array.from({ length: 30_000 }, (_, n) => Buffer.concat([u32((30_000 - n) * 8), latin('meta')]));

type Refused = readonly [what: string, content: string | Buffer, reason: string, fileName?: string, type?: string];
const REFUSED: readonly Refused[] = [
  ['nothing', '', 'empty'],
  ['an SVG', SVG, 'wrongType', 'a.svg', 'image/svg+xml'],
  ['an SVG called PNG', SVG, 'wrongType', 'a.png', 'image/png'],
  ['HTML', '<!DOCTYPE html><script>alert(1)</script>', 'wrongType', 'a.html', 'text/html'],
  ['HTML called PDF', `<html>${PDF}</html>`, 'wrongType'],
  ['a PDF that is a page', `%PDF-1.7<html><script>alert(1)</script>`, 'wrongType'],
  ['a PDF that a script hides', `alert(1)/*${PDF}*/`, 'wrongType'],
  ['a PDF after the head of a ZIP', Buffer.concat([latin('PK\x03\x04'), latin(PDF)]), 'wrongType'],
  ['a PDF that ends as a ZIP', Buffer.concat([latin(PDF), BOMB]), 'wrongType'],
  ['a PDF in the comment of a JPEG', jpegOf({ before: [segment(0xfe, PDF)] }), 'wrongType', 'a.jpg', 'image/jpeg'],
  ['a PDF after a GIF', latin(`GIF89a${PDF}`), 'wrongType'],
  ['a PDF after 2,000 bytes', ' '.repeat(2_000) + PDF, 'wrongType'],
  ['a GIF that is a script', latin('GIF89a/*\0\0*/=1;alert(1)//'), 'wrongType', 'a.gif', 'image/gif'],
  ['a GIF called JPEG', latin('GIF89a\x01\0\x01\0'), 'wrongType', 'a.jpg', 'image/jpeg'],
  ['a bomb of ZIP', BOMB, 'wrongType', 'a.pdf'],
  ['a bomb of gzip', gzipSync(Buffer.alloc(1_000_000)), 'wrongType', 'a.png', 'image/png'],
  ['a program of Windows', latin('MZ\x90\0\x03'), 'wrongType', 'a.pdf'],
  ['a program of Linux', latin('\x7fELF\x02\x01\x01'), 'wrongType', 'a.heic', 'image/heic'],
  ['a script of a shell', '#!/bin/sh\nrm -rf /\n', 'wrongType', 'a.jpg', 'image/jpeg'],
  ['a WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'wrongType', 'a.png', 'image/png'],
  ['a film of MP4', Buffer.concat([brands('mp42', 'isom', 'heic'), box('moov')]), 'wrongType', 'a.heic', 'image/heic'],
  ['a film of QuickTime', Buffer.concat([brands('qt  '), box('moov')]), 'wrongType', 'a.heic', 'image/heic'],
  ['an AVIF', heicOf({ ftyp: brands('avif', 'mif1', 'miaf') }), 'wrongType', 'a.heic', 'image/heic'],
  ['an AVIF that says it is a picture', heicOf({ ftyp: brands('mif1', 'avif') }), 'wrongType'],
  ['a film that says it is HEIC', Buffer.concat([brands('hevc', 'msf1'), box('moov', 'trak'), box('mdat')]), 'damaged'],
  ['a JPEG of 200.1 megapixels', jpegOf({ width: 20_000, height: 10_005 }), 'tooManyPixels'],
  ['a PNG of 4,294 megapixels', pngOf({ width: 65_535, height: 65_535 }), 'tooManyPixels'],
  ['a HEIC of 2⁶⁴ pixels', heicOf({ width: 0xffff_ffff, height: 0xffff_ffff }), 'tooManyPixels'],
  [
    'a PNG whose pixels are a bomb',
    Buffer.concat([
      ...[PNG_SIGNATURE, header(100_000, 100_000)],
      ...[chunk('IDAT', deflateSync(Buffer.alloc(10_000_000))), chunk('IEND')],
    ]),
    'tooManyPixels',
  ],
  ['a JPEG that is cut off', jpegOf().subarray(0, -8), 'damaged', 'a.jpg', 'image/jpeg'],
  ['a JPEG that is its first bytes', Buffer.concat([SOI, JFIF]), 'damaged'],
  ['a PNG that is cut off', pngOf().subarray(0, -20), 'damaged', 'a.png', 'image/png'],
  ['a HEIC that is cut off', heicOf().subarray(0, -150), 'damaged', 'a.heic', 'image/heic'],
  ['a JPEG of two sizes', jpegOf({ before: [frame(9, 9)] }), 'damaged', 'a.jpg', 'image/jpeg'],
  ['a JPEG of two million segments', jpegOf({ before: [Buffer.alloc(9_000_000, segment(0xfe, ''))] }), 'damaged'],
  ['a JPEG of fillings', Buffer.concat([jpegOf().subarray(0, -2), Buffer.alloc(9_000_000, 0xff)]), 'damaged'],
  ['a PNG of 800,000 chunks', pngOf({ between: [Buffer.alloc(9_600_000, chunk('tEXt'))] }), 'damaged'],
  ['a HEIC of a million boxes', heicOf({ tail: Buffer.alloc(8_000_000, box('free')) }), 'damaged'],
  ['a HEIC of boxes in boxes', Buffer.concat([brands('heic'), ...NESTED]), 'damaged'],
  ['a HEIC whose boxes are of no size', Buffer.concat([brands('heic'), Buffer.alloc(9_000_000)]), 'damaged'],
  ['a HEIC whose box ends before it begins', heicOf({ inMeta: [Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])] }), 'damaged'],
];

const refused = REFUSED.map(([what, content, reason, fileName, type]): [string, SentFile, string] => [
  what,
  { content, fileName, type },
  reason,
]);
it.each(refused)('refuses %s beside the file, and keeps nothing', async (_what, file, reason) => {
  const before = await rowCounts();
  const answer = await send(file);
  expect(answer).toMatchObject({ responseCode: 'VF', reason, validationErrors: [{ field: 'file' }] });
  expect(await rowCounts()).toEqual(before);
});

it('refuses a byte more than 10 MB at the door, and takes 10 MB', async () => {
  const before = await rowCounts();
  const answer = await send({ content: Buffer.alloc(10_000_001, PDF) });
  expect(answer).toMatchObject({ responseCode: 'VF', validationErrors: [{ field: 'file' }] });
  expect(await rowCounts()).toEqual(before);
  const { document } = await send({ content: Buffer.alloc(10_000_000, PDF) });
  expect((await stored(document?.id))?.content).toHaveLength(10_000_000);
});

it('says the most pixels in the sentence', async () => {
  const { responseDescription } = await send({ content: pngOf({ width: 20_001, height: 10_000 }) });
  expect(responseDescription).toBe('This picture has more than 200 megapixels. Make it smaller and upload it again.');
});

const XMP_SEGMENT = segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${XMP}`);
const PICTURE = heicOf({ items: PHOTO.slice(0, 1) });

type Taken = readonly [what: string, content: Buffer, mediaType: string, kept: Buffer | 'as it is', fileName?: string];
const TAKEN: readonly Taken[] = [
  ['a PDF after a byte order mark', Buffer.from(`\ufeff${PDF}`), 'application/pdf', 'as it is'],
  ['a PDF called a program', Buffer.from(PDF), 'application/pdf', 'as it is', 'a.exe'],
  ['a JPEG called PDF', jpegOf(), 'image/jpeg', 'as it is', 'a.pdf'],
  ['a JPEG before a ZIP', jpegOf({ tail: BOMB }), 'image/jpeg', jpegOf()],
  ['a JPEG before a page', jpegOf({ tail: '<script>alert(1)</script>' }), 'image/jpeg', jpegOf()],
  ['a JPEG with a script in it', jpegOf({ before: [JFIF, segment(0xfe, '*/=alert(1)/*')] }), 'image/jpeg', jpegOf()],
  ['a JPEG before another photo', jpegOf({ tail: jpegOf({ before: [exifSegment()] }) }), 'image/jpeg', jpegOf()],
  [
    'a photo with its place',
    jpegOf({ before: [JFIF, exifSegment(1), XMP_SEGMENT, ICC] }),
    'image/jpeg',
    jpegOf({ before: [JFIF, ICC] }),
  ],
  [
    'a PNG whose text is a bomb',
    pngOf({ between: [chunk('zTXt', deflateSync(Buffer.alloc(1e6)))] }),
    'image/png',
    pngOf(),
  ],
  ['a PNG before a program', pngOf({ tail: latin('MZ\x90\0') }), 'image/png', pngOf(), 'a.jpg'],
  ['a HEIC before a ZIP', Buffer.concat([PICTURE, BOMB]), 'image/heic', PICTURE],
];

const taken = TAKEN.map(([what, content, mediaType, kept, fileName]): [string, SentFile, object] => [
  what,
  { content, fileName, type: 'text/html' },
  { mediaType, content: kept === 'as it is' ? content : kept },
]);
it.each(taken)('takes %s, and keeps what is seen', async (_what, file, kept) => {
  const before = await rowCounts();
  const { responseCode, document } = await send(file);
  expect(responseCode).toBe('00');
  const row = await stored(document?.id);
  expect(row).toMatchObject(kept);
  expect(row?.sha256).toEqual(
    createHash('sha256')
      .update(row?.content ?? '')
      .digest(),
  );
  const now = await rowCounts();
  expect(Number(now?.document)).toBe(Number(before?.document) + 1);
});

it.each([
  ['JPEG', jpegOf({ before: [exifSegment(1), JFIF] }), ['Exif']],
  ['turned JPEG', jpegOf({ before: [exifSegment(6), JFIF] }), []],
  ['PNG', pngOf({ between: [chunk('eXIf', COORDINATES)] }), ['eXIf']],
  ['HEIC', heicOf(), ['Exif', 'mime']],
])('nothing that is stored of a %s says where it was taken', async (_kind, content, words) => {
  const telling = [COORDINATES, ...['Cam\0', 'GPSLatitude', ...words].map(latin)];
  expect(content.includes(COORDINATES)).toBe(true);
  const { document } = await send({ content });
  const row = await stored(document?.id);
  expect(telling.filter((one) => row?.content.includes(one))).toEqual([]);
});

it('a HEIC keeps its pixels where its table of contents says they are', async () => {
  const content = heicOf();
  const { document } = await send({ content });
  expect((await stored(document?.id))?.content.indexOf(CODED)).toBe(content.indexOf(CODED));
});
