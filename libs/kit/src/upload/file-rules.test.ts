// Rules: R0.70, R2.9.6.
import { ACCEPTED, problemOf } from './file-rules';

const problem = (name: string, type: string) => problemOf(new File(['x'], name, { type }), [], 10);

/** What the bank takes, written apart from its own table: a kind by its type, with the endings that systems give it. */
const TAKEN: readonly [type: string, ...names: string[]][] = [
  ['application/pdf', 'scan.pdf', 'SCAN.PDF', 'scan'],
  ['image/jpeg', 'photo.jpg', 'photo.jpeg', 'photo.JPG', 'photo.jfif'],
  ['image/png', 'shot.png'],
  ['image/heic', 'IMG_0001.HEIC', 'photo.heic'],
  ['image/heif', 'photo.heif', 'photo.hif'],
  ['image/heic-sequence', 'burst.heics'],
  ['image/heif-sequence', 'burst.heifs'],
];

it.each(TAKEN)('%s is worth sending, and so are its endings where the system knows no type', (type, ...names) => {
  for (const name of names) expect(problem(name, type)).toBeNull();
  for (const name of names.filter((one) => one.includes('.'))) {
    expect(problem(name, '')).toBeNull();
    expect(problem(name, 'application/octet-stream')).toBeNull();
    expect(ACCEPTED.split(',')).toContain(name.slice(name.lastIndexOf('.')).toLowerCase());
  }
  expect(ACCEPTED.split(',')).toContain(type);
});

it.each([
  ['SVG', 'a.svg', 'image/svg+xml'],
  ['SVG called PDF', 'a.pdf', 'image/svg+xml'],
  ['HTML', 'a.html', 'text/html'],
  ['GIF', 'a.gif', 'image/gif'],
  ['WebP', 'a.webp', 'image/webp'],
  ['AVIF', 'a.avif', 'image/avif'],
  ['TIFF', 'a.tiff', 'image/tiff'],
  ['a film', 'a.mov', 'video/quicktime'],
  ['a film called HEIC', 'a.heic', 'video/mp4'],
  ['a ZIP', 'a.zip', 'application/zip'],
  ['a program', 'a.exe', 'application/x-msdownload'],
  ['a program whose type is not known', 'a.exe', 'application/octet-stream'],
  ['a program with an ending before its own', 'a.pdf.exe', ''],
  ['a name without an ending', 'pdf', ''],
  ['a word that every object knows', 'a', 'constructor'],
])('%s is not', (_what, name, type) => {
  expect(problem(name, type)).toBe('wrongType');
});
