// Rules: R0.70, R0.75.
import { isHeic, sortFiles } from './sort-files';

const file = (name: string, type: string, megabytes = 1) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: megabytes * 1e6 });

/** What systems say about a file, in place of its type, when they do not know it. */
const UNKNOWN = ['', 'application/octet-stream'];

const sortOf = (one: File) => Object.entries(sortFiles([one], [], 10)).find(([, files]) => files.includes(one))?.[0];

test.each([
  ['scan.pdf', 'application/pdf', 'papers'],
  ['scan', 'application/pdf', 'papers'],
  ...UNKNOWN.flatMap((type) => [
    ['scan.PDF', type, 'papers'],
    ['photo.jfif', type, 'pictures'],
    ['photo.hif', type, 'pictures'],
    ['scan.pdf.exe', type, 'refused'],
  ]),
  ['photo.jpg', 'image/jpeg', 'pictures'],
  ['scan.pdf', 'image/svg+xml', 'refused'],
])('%s of the type "%s" is among the %s', (name = '', type = '', sort) => {
  expect(sortOf(file(name, type))).toBe(sort);
});

test.each([
  ['photo.heic', 'image/heic'],
  ['burst', 'image/heif-sequence'],
  ...UNKNOWN.flatMap((type) => ['a.HEIC', 'a.heif', 'a.hif', 'a.heics', 'a.heifs'].map((name) => [name, type])),
])(
  '%s of the type "%s" is a HEIC: it is not redrawn, so that it may be no larger than what is sent',
  (name = '', type = '') => {
    expect(isHeic(file(name, type))).toBe(true);
    expect(sortOf(file(name, type, 18))).toBe('refused');
  },
);

test.each([
  ['photo.jpg', 'image/jpeg'],
  ['scan.pdf', ''],
  ['photo.heic', 'video/mp4'],
])('%s of the type "%s" is none', (name, type) => {
  expect(isHeic(file(name, type))).toBe(false);
});

test('a PDF that is too large is refused, whatever its system calls it', () => {
  for (const type of ['application/pdf', ...UNKNOWN]) expect(sortOf(file('scan.pdf', type, 11))).toBe('refused');
});
