/** How a picture is turned when it is shown, 1 to 8; 1: as it is. */
export type Orientation = number;

const UPRIGHT: Orientation = 1;
const TAG = 0x0112;
const SHORT = 3;
/** What an Exif block begins with, and one field of a directory, bytes. */
const HEAD = 8;
const FIELD = 12;

/** What an Exif segment begins with, before its TIFF. */
export const EXIF_NAME = 'Exif\0\0';

/**
 * The orientation in the first directory of an Exif block.
 * @param tiff the block from its byte order on
 * @returns 1 where none is said, or the directory is not whole
 */
export function orientationOf(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 4);
  const little = order === 'II*\0';
  if ((!little && order !== 'MM\0*') || tiff.length < HEAD) return UPRIGHT;
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  const directory = long(4);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const fields = short(directory);
  // With the address of the next directory, so that what is written instead is never longer.
  if (directory + 2 + fields * FIELD + 4 > tiff.length) return UPRIGHT;
  for (let n = 0; n < fields; n++) {
    const at = directory + 2 + n * FIELD;
    if (short(at) !== TAG || short(at + 2) !== SHORT || long(at + 4) !== 1) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
  }
  return UPRIGHT;
}

/** The segment of a JPEG that says the orientation and nothing else, 36 bytes; none for a picture that is upright. */
export function orientationSegment(orientation: Orientation): Buffer {
  if (orientation === UPRIGHT) return Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from(`${EXIF_NAME}MM\0*\0\0\0\x08`, 'latin1'),
    // One field: its tag, its type, one value, the value. No directory follows.
    Buffer.from([0, 1, 0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ]);
}
