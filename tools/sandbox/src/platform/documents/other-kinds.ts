/** The first bytes of kinds that the bank does not take beside or inside a PDF, and where they stand. */
const MAGICS: readonly (readonly [kind: string, magic: string, at: number])[] = [
  ['JPEG', '\xff\xd8\xff', 0],
  ['PNG', '\x89PNG', 0],
  ['GIF', 'GIF8', 0],
  ['WebP, WAV or AVI', 'RIFF', 0],
  ['BMP', 'BM', 0],
  ['TIFF', 'II*\0', 0],
  ['TIFF', 'MM\0*', 0],
  ['ISO media', 'ftyp', 4],
  ['ZIP', 'PK\x03\x04', 0],
  ['RAR', 'Rar!', 0],
  ['7z', '7z\xbc\xaf', 0],
  ['gzip', '\x1f\x8b', 0],
  ['bzip2', 'BZh', 0],
  ['xz', '\xfd7zXZ', 0],
  ['tar', 'ustar', 257],
  ['Windows program', 'MZ', 0],
  ['ELF program', '\x7fELF', 0],
  ['Mach-O program', '\xfe\xed\xfa', 0],
  ['Mach-O program', '\xce\xfa\xed\xfe', 0],
  ['Mach-O program', '\xcf\xfa\xed\xfe', 0],
  ['Java class', '\xca\xfe\xba\xbe', 0],
  ['WebAssembly', '\0asm', 0],
  ['script', '#!', 0],
  ['PostScript', '%!PS', 0],
  ['RTF', '{\\rtf', 0],
  ['old Office file', '\xd0\xcf\x11\xe0', 0],
  ['DICOM', 'DICM', 128],
  ['MP3', 'ID3', 0],
  ['Ogg', 'OggS', 0],
  ['Flash', 'FWS', 0],
  ['Flash', 'CWS', 0],
];

/** What markup and scripts begin with: a tag, a comment, a text over lines. A script hides the rest of a PDF in one of the last three. */
const CODE = /<[a-z!?/]|\/\*|\/\/|`/i;
/** Tags that make a browser take a file for a page. Each has a letter that no hexadecimal text of a PDF has. */
const PAGE = /<(?:!doctype\s+html|html|head|body|script|style|svg|iframe|img|object|embed|form|table|div)\b/i;
const BLANKS = /^(?:\xef\xbb\xbf|[\0\s])+/;

/**
 * Whether a file that has the header of a PDF may be read as another kind, too: the bytes before the header begin one, its first bytes
 * are a page, or its end is that of a ZIP (R0.70).
 * @param head the first bytes of the file, one character each
 * @param pdfAt where the header of the PDF stands in them
 */
export function isAnotherKind(bytes: Buffer, head: string, pdfAt: number): boolean {
  const before = head.slice(0, pdfAt);
  const bare = before.replace(BLANKS, '');
  return (
    MAGICS.some(([, magic, at]) => before.startsWith(magic, at) || bare.startsWith(magic, at)) ||
    before.includes('PK\x03\x04') ||
    CODE.test(before) ||
    PAGE.test(head) ||
    endsAsZip(bytes)
  );
}

/** The last record of a ZIP: its length without its comment, and that of the longest comment. */
const ZIP_END = { magic: 'PK\x05\x06', bytes: 22, comment: 0xffff } as const;

/** A ZIP is read from its end, wherever it begins: its last record and the comment in it close the file. */
function endsAsZip(bytes: Buffer): boolean {
  const last = bytes.length - ZIP_END.bytes;
  for (let at = last; at >= 0 && at >= last - ZIP_END.comment; at--) {
    if (bytes[at] === 0x50 && at + bytes.readUInt16LE(at + ZIP_END.bytes - 2) === last)
      if (bytes.toString('latin1', at, at + ZIP_END.magic.length) === ZIP_END.magic) return true;
  }
  return false;
}
