import { PARTS } from '../bounds';

/** Bytes of the signature, of a chunk around its content, and of the content of IHDR. */
const SIGNATURE = 8;
const AROUND = 12;
const HEADER = 13;

/** What a picture needs to be seen right: its size, its pixels and its colours. */
const KEPT: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND'],
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'pHYs', 'sPLT'],
]);

/** A capital first letter: without it the picture cannot be shown. */
const NEEDED = /^[A-Z]/;
const TYPE = /^[A-Za-z]{4}$/;

/** A chunk with its length and its checksum. Places are bytes from the beginning of the file. */
interface Chunk {
  type: string;
  start: number;
  end: number;
}

/** The chunks of a PNG. They stop before the first that cannot be one. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let start = SIGNATURE;
  for (let count = 0; count < PARTS.chunks; count++) {
    if (start + AROUND > bytes.length) return;
    const end = start + AROUND + bytes.readUInt32BE(start);
    const type = bytes.toString('latin1', start + 4, start + 8);
    if (end > bytes.length || !TYPE.test(type)) return;
    yield { type, start, end };
    start = end;
  }
}

/** The pixels that a PNG declares; null where it cannot be read up to there. */
export function pngPixels(bytes: Buffer): number | null {
  const [header] = chunksOf(bytes);
  if (header?.type !== 'IHDR' || header.end - header.start !== AROUND + HEADER) return null;
  const content = header.start + 8;
  return bytes.readUInt32BE(content) * bytes.readUInt32BE(content + 4) || null;
}

/**
 * A PNG with its size, its pixels and its colours, and with nothing else: no place and time, no text, no further pictures, and nothing
 * after its end (R0.72).
 * @returns at most as many bytes; null for a PNG that is not whole
 */
export function cutPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE)];
  let pixels = false;
  for (const { type, start, end } of chunksOf(bytes)) {
    // A size comes first and once: two would be one for each reader.
    if ((type === 'IHDR') !== (start === SIGNATURE)) return null;
    if (type === 'IDAT') pixels = true;
    if (KEPT.has(type)) kept.push(bytes.subarray(start, end));
    else if (NEEDED.test(type)) return null;
    if (type === 'IEND') return pixels ? Buffer.concat(kept) : null;
  }
  return null;
}
