import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG. */
function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A picture with sharp lines, which a browser opens and a bank takes: a PNG in grey. */
export function linedPicture(name: string, width = 640, height = 400) {
  const row = (y: number) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 40 : 215))]);
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => row(y)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}
