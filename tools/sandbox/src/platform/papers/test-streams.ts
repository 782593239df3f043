import { inflateSync } from 'node:zlib';

/** What the bank's own PDFs hold as pdfkit wrote it: the pages, and of each font the letters that its shapes stand for, among others. */
export function streamsOf(content: Buffer): string[] {
  const packed = content
    .toString('latin1')
    .matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream\nendobj\n/g);
  return Array.from(packed, ([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'));
}
