// Rules: D34, R0.70, S10.
import { mediaTypeOf } from './file-kind';

const latin = (text: string) => Buffer.from(text, 'latin1');
/** The first box of an ISO media file: its first brand, and what it may also be read as. */
const brands = (first: string, ...others: readonly string[]) =>
  latin(`\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${first}\0\0\0\0${others.join('')}`);

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj';
const ZIP_END = `PK\x05\x06${'\0'.repeat(18)}`;

const BEFORE_A_PDF: readonly [what: string, before: string, taken: boolean][] = [
  ['nothing', '', true],
  ['a byte order mark', '\xef\xbb\xbf', true],
  ['line ends', '\r\n\r\n', true],
  ['zeros', '\0'.repeat(100), true],
  ['what a printer is told', '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n', true],
  ['a head of HTTP', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n', true],
  ['1,019 bytes', ' '.repeat(1019), true],
  ['1,020 bytes', ' '.repeat(1020), false],
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', false],
  ['a PNG', '\x89PNG\r\n\x1a\n', false],
  ['a GIF', 'GIF89a', false],
  ['a GIF after a byte order mark', '\xef\xbb\xbfGIF89a', false],
  ['a WebP', 'RIFF\0\0\0\0WEBP', false],
  ['a TIFF', 'II*\0\x08\0\0\0', false],
  ['a film', '\0\0\0\x18ftypmp42', false],
  ['a HEIC', '\0\0\0\x18ftypheic', false],
  ['a ZIP', 'PK\x03\x04', false],
  ['a ZIP after other bytes', 'x'.repeat(50) + 'PK\x03\x04', false],
  ['a gzip', '\x1f\x8b\x08', false],
  ['a tar', `a.pdf${'\0'.repeat(252)}ustar`, false],
  ['a program of Windows', 'MZ\x90\0', false],
  ['an ELF program', '\x7fELF\x02\x01', false],
  ['a shell script', '#!/bin/sh\n', false],
  ['PostScript', '%!PS-Adobe-3.0\n', false],
  ['HTML', '<html>', false],
  ['HTML after blanks', '\n\t <!DOCTYPE html>', false],
  ['a comment of HTML', '<!--', false],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', false],
  ['XML', '<?xml version="1.0"?>', false],
  ['a script in a page', 'x<script>alert(1)</script>', false],
  ['a script that hides the rest', 'alert(1)/*', false],
  ['a script that hides the line', 'alert(1)//', false],
  ['a script that makes the rest a text', 'a=`', false],
];

it.each(BEFORE_A_PDF)('a PDF after %s', (_what, before, taken) => {
  expect(mediaTypeOf(latin(before + PDF))).toBe(taken ? 'application/pdf' : null);
});

it.each<[string, string, boolean]>([
  ['a page right after its header', '%PDF-1.7 <html><body>', false],
  ['a script right after its header', '%PDF-1.7\n<SCRIPT>alert(1)</script>', false],
  ['the end of a ZIP', `${PDF}PK\x03\x04…${ZIP_END}`, false],
  ['the end of a ZIP with a comment', `${PDF}${ZIP_END.slice(0, -2)}\x05\0%%EOF`, false],
  ['a ZIP in it, before its own end', `${PDF}PK\x03\x04…${ZIP_END}\n%%EOF`, true],
  ['a hexadecimal text', `${PDF} <AB01> <B> <<A 1>>`, true],
  ['metadata of XMP', `${PDF} <?xpacket begin="" ?><x:xmpmeta>`, true],
])('a PDF with %s', (_what, text, taken) => {
  expect(mediaTypeOf(latin(text))).toBe(taken ? 'application/pdf' : null);
});

it.each<[first: string, others: readonly string[], taken: boolean]>([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'msf1'].map(
    (first): [string, string[], boolean] => [first, [], true],
  ),
  ['heic', ['mif1', 'heic'], true],
  ['mif1', ['miaf', 'MiHE', 'heic'], true],
  ['mif2', ['heix'], true],
  ['miaf', ['mif1', 'hevc'], true],
  ['mif2', [], false],
  ['miaf', ['mif1'], false],
  ['mif1', ['avif', 'miaf'], false],
  ['msf1', ['avis'], false],
  ['heif', ['avci'], false],
  ['mif1', ['avif', 'heic'], true],
  ['avif', ['mif1', 'heic'], false],
  ['isom', ['heic'], false],
  ['mp42', ['mif1', 'heic'], false],
  ['qt  ', ['heic'], false],
  ['M4V ', [], false],
  ['3gp5', [], false],
  ['crx ', ['heic'], false],
])('an ISO media file of the brand %s, also %j', (first, others, taken) => {
  expect(mediaTypeOf(brands(first, ...others))).toBe(taken ? 'image/heic' : null);
});

it.each<[string, Buffer]>([
  ['nothing', latin('')],
  ['one byte', latin('%')],
  ['half a brand', latin('\0\0\0\x10ftyphe')],
  ['a thousand brands', Buffer.concat([latin('\0\0\x0f\xa0ftypheic\0\0\0\0'), Buffer.alloc(4000, 'heic')])],
  ['a brand elsewhere', latin('\0\0\0\x10moovheic\0\0\0\0')],
])('%s is no kind', (_what, bytes) => {
  expect(mediaTypeOf(bytes)).toBeNull();
});
