import { PARTS } from '../bounds';
import { EXIF_NAME, orientationOf, orientationSegment } from './exif-orientation';

/** Second bytes of markers. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;

/** A marker with what belongs to it. Places are bytes from the beginning of the file. */
interface Segment {
  marker: number;
  /** Of its 0xff. */
  start: number;
  /** After its length. */
  body: number;
  /** Of a scan: after its coded pixels. */
  end: number;
}

/** A frame says how large the picture is: SOF0 to SOF15 without the three tables between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables for decoding: DHT, DAC, DQT, DRI. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdd]);

/** What an application adds and a picture needs to be seen right: the profile of its colours, and how they are coded. */
const KEPT_APPS: readonly { marker: number; name: string; bytes: number }[] = [
  { marker: 0xe2, name: 'ICC_PROFILE\0', bytes: Infinity },
  { marker: 0xee, name: 'Adobe', bytes: 12 },
];
/** Version, unit and density; a small copy of the picture may follow, and does not stay. */
const JFIF = { name: 'JFIF\0', bytes: 12 } as const;

/** As far as a loop finds a byte before a search of Node does; most are some hundred bytes apart. */
const NEAR_BYTES = 16;

/** Where the next 0xff is; -1 for none. A search that began anew for each byte of a file of nothing else would take ten times as long. */
function next255(bytes: Buffer, from: number): number {
  const near = Math.min(from + NEAR_BYTES, bytes.length);
  for (let at = from; at < near; at++) if (bytes[at] === 0xff) return at;
  return bytes.indexOf(0xff, near);
}

/**
 * Where the second byte of the next marker is. Coded pixels hold 0xff 0x00, fillings, and marks to restart at; none of them is one.
 * @returns -1 where none follows
 */
function nextMarker(bytes: Buffer, from: number): number {
  let at = next255(bytes, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const second = bytes[at + 1] ?? 0;
    if (second > 0x01 && second < 0xff && (second < 0xd0 || second > 0xd7)) return at + 1;
    at = second === 0xff ? at + 1 : next255(bytes, at + 2);
  }
  return -1;
}

/** The segments of a JPEG, each byte read once. They stop before the first that cannot be one, and the last of a whole file is EOI. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let from = 2;
  for (let count = 0; count < PARTS.segments; count++) {
    const at = nextMarker(bytes, from);
    const marker = bytes[at];
    if (marker === undefined || marker === SOI) return;
    if (marker === EOI) {
      yield { marker, start: at - 1, body: at + 1, end: at + 1 };
      return;
    }
    if (at + 3 > bytes.length) return;
    const length = bytes.readUInt16BE(at + 1);
    let end = at + 1 + length;
    if (length < 2 || end > bytes.length) return;
    if (marker === SOS) {
      const next = nextMarker(bytes, end);
      if (next < 0) return;
      end = next - 1;
    }
    yield { marker, start: at - 1, body: at + 3, end };
    from = end;
  }
}

/** The pixels that a JPEG declares; null where it cannot be read up to there. */
export function jpegPixels(bytes: Buffer): number | null {
  for (const { marker, body, end } of segmentsOf(bytes)) {
    if (marker === SOS) return null;
    if (!isFrame(marker)) continue;
    if (end - body < 6) return null;
    // Height and width after the precision. A height that only the pixels say is none.
    return bytes.readUInt16BE(body + 1) * bytes.readUInt16BE(body + 3) || null;
  }
  return null;
}

/**
 * A JPEG with its pixels, their tables, the profile of its colours and how it is turned, and with nothing else: no place and time, no
 * camera, no smaller copy, no comment, and nothing after its end (R0.72).
 * @returns at most as many bytes; null for a JPEG that is not whole
 */
export function cutJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let jfif: Buffer | null = null;
  let orientation: number | null = null;
  let frames = 0;
  let scans = 0;
  for (const segment of segmentsOf(bytes)) {
    const { marker, start, body, end } = segment;
    if (marker === EOI) {
      if (scans === 0) return null;
      const first = [Buffer.from([0xff, SOI]), jfif ?? Buffer.alloc(0), orientationSegment(orientation ?? 1)];
      return Buffer.concat([...first, ...kept, bytes.subarray(start, end)]);
    }
    if (isFrame(marker)) frames++;
    if (marker === SOS) scans++;
    // Two sizes would be one for each reader.
    if (frames > 1 || (scans > 0 && frames === 0)) return null;
    if (isFrame(marker) || marker === SOS || TABLES.has(marker)) kept.push(bytes.subarray(start, end));
    else if (marker === APP0) jfif ??= jfifOf(bytes.subarray(body, end));
    else if (marker === APP1) orientation ??= turnedBy(bytes.subarray(body, end));
    else kept.push(...appOf(segment, bytes));
  }
  return null;
}

/** A JFIF segment without its small picture. */
function jfifOf(content: Buffer): Buffer | null {
  if (content.length < JFIF.bytes + 2 || !isCalled(content, JFIF.name)) return null;
  return Buffer.concat([
    Buffer.from([0xff, APP0, 0, JFIF.bytes + 4]),
    content.subarray(0, JFIF.bytes),
    Buffer.alloc(2),
  ]);
}

const turnedBy = (content: Buffer): number | null =>
  isCalled(content, EXIF_NAME) ? orientationOf(content.subarray(EXIF_NAME.length)) : null;

function appOf({ marker, body, end }: Segment, bytes: Buffer): Buffer[] {
  const content = bytes.subarray(body, end);
  const app = KEPT_APPS.find((one) => one.marker === marker && isCalled(content, one.name));
  if (!app) return [];
  const kept = content.subarray(0, app.bytes);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(kept.length + 2, 2);
  return [head, kept];
}

const isCalled = (content: Buffer, name: string): boolean => content.toString('latin1', 0, name.length) === name;
