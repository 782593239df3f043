import { gzipSync } from 'node:zlib';
import { canonicalText } from '../test-canonical';
import { PAYMENT_FILE } from '../reading/bounds';
import type { FileFailure } from '../reading/task';
import type { Door, DoorName } from './test-doors';

/** read: every row is kept, the wrong ones with their reason. tooLarge: past 5 MB. */
type Outcome = FileFailure | 'read' | 'tooLarge';

/** A file that could do harm, or looks as if. */
export interface Shape {
  what: string;
  file(door: Door): string | Uint8Array;
  /** By default unreadableFile. */
  says?: Outcome | ((door: Door) => Outcome);
  /** The door at which the gate tries it; the full size tries every shape at every door. */
  gate?: DoorName;
}

const { bytes: BYTES, rows: ROWS, cell: CELL } = PAYMENT_FILE;

const heads = (door: Door) => Object.keys(door.cells(1)).join(',');
/** A text of the head and then one thing again and again, up to 5 MB. */
const filled = (door: Door, piece: string) => {
  const head = `${heads(door)}\r\n`;
  return head + piece.repeat(Math.floor((BYTES - head.length) / piece.length));
};
type Change = (door: Door, n: number) => Readonly<Record<string, string>>;
/** Right rows but for what is changed in them. */
const rows =
  (count: number, change: Change = () => ({})) =>
  (door: Door) =>
    canonicalText(Array.from({ length: count }, (_, at) => ({ ...door.cells(at + 1), ...change(door, at + 1) })));
const withText = (text: string, count = 2) => rows(count, ({ text: column }) => ({ [column]: text }));
const withCell = (column: 'address' | 'amount', text: string) => rows(2, (door) => ({ [door[column]]: text }));
const withNumber = (n: string) => (door: Door) => rows(1)(door).replace(/\r\n1,/, `\r\n${n},`);
const bytesOf = (text: string) => new TextEncoder().encode(text);
/** A right file with bytes in the middle of its text. */
const withBytes =
  (...bytes: number[]) =>
  (door: Door) => {
    const [before = '', after = ''] = withText('@@')(door).split('@@');
    return Buffer.concat([bytesOf(before), Uint8Array.from(bytes), bytesOf(after)]);
  };
const ifKept = ({ keepsWrong }: Door): Outcome => (keepsWrong ? 'read' : 'unreadableFile');

const ENTITIES = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('\n');

export const SHAPES: readonly Shape[] = [
  // Wide, long and deep.
  { what: '10,000 columns', file: (door) => `${heads(door)}${',x'.repeat(10_000)}\r\n1`, gate: 'inside' },
  { what: 'a row of 10,000 cells', file: (door) => `${rows(1)(door)}\r\n2${',x'.repeat(10_000)}` },
  { what: 'one line of 5 MB', file: () => 'x'.repeat(BYTES), gate: 'outside' },
  { what: 'a cell of 5 MB', file: (door) => filled(door, 'x') },
  { what: '5 MB of quotes', file: () => '"'.repeat(BYTES), gate: 'links' },
  { what: '5 MB of quotes below the head', file: (door) => filled(door, '"') },
  { what: 'quotes that never close', file: (door) => `${heads(door)}\r\n1,"${'x'.repeat(4_900_000)}`, gate: 'inside' },
  { what: 'a quoted cell of two million quotes', file: (door) => `${heads(door)}\r\n1,"${'""'.repeat(2_000_000)}"` },
  { what: '5 MB of commas', file: () => ','.repeat(BYTES), gate: 'outside' },
  { what: '5 MB of commas below the head', file: (door) => filled(door, ',') },
  { what: '5 MB of CRLF', file: (door) => filled(door, '\r\n'), gate: 'links' },
  { what: '5 MB of CRLF and no head', file: () => '\r\n'.repeat(BYTES / 2) },
  { what: '5 MB of empty quoted cells', file: (door) => filled(door, '"",') },
  { what: '5 MB of spaces', file: (door) => filled(door, ' ') },
  {
    what: '700,000 rows of a number',
    file: () => `n\r\n${Array.from({ length: 700_000 }, (_, n) => n + 1).join('\n')}`.slice(0, BYTES),
  },
  {
    what: '500,000 rows of a number in the right form',
    file: () => `n\r\n${Array.from({ length: 500_000 }, (_, n) => n + 1).join('\r\n')}`,
    says: 'tooManyRows',
  },
  { what: 'a cell of JSON that is 15,000 deep', file: withText('[{'.repeat(15_000)), says: ifKept, gate: 'links' },
  { what: 'a cell past the longest', file: withText('['.repeat(CELL + 1)), gate: 'inside' },
  {
    what: 'a byte more than 5 MB',
    file: (door) => `${filled(door, 'x')}`.padEnd(BYTES + 1, 'x'),
    says: 'tooLarge',
    gate: 'outside',
  },
  { what: 'nothing', file: () => '' },
  { what: 'a head alone', file: (door) => heads(door), says: 'noRows' },
  { what: 'as many rows as there may be, with the longest texts', file: withText('é'.repeat(140), ROWS), says: 'read' },
  {
    what: 'as many rows with cells of 400 characters',
    file: withText('x'.repeat(400), ROWS),
    says: ifKept,
    gate: 'links',
  },
  { what: 'one row more', file: rows(ROWS + 1), says: 'tooManyRows', gate: 'inside' },
  // Lying heads and numbers.
  {
    what: 'columns in another order',
    file: (door) => rows(2)(door).replace(/^.*/, (head) => head.split(',').toReversed().join(',')),
  },
  {
    what: 'a head that lies about the columns',
    file: (door) => rows(2)(door).replace(/^n,\w+/, 'n,iban2'),
    gate: 'outside',
  },
  { what: 'a column twice', file: (door) => rows(2)(door).replace(/^n,\w+/, `n,${door.text}`) },
  { what: 'rows without numbers', file: (door) => rows(2)(door).replace(/^n,/, 'N,') },
  { what: 'names of an object’s own parts', file: () => '__proto__,constructor,n\r\nx,y,1' },
  {
    what: 'a row number twice',
    file: (door) => `${rows(3)(door)}\r\n${rows(1)(door).split('\r\n')[1] ?? ''}`,
    gate: 'links',
  },
  { what: 'a row number of twenty digits', file: withNumber('9'.repeat(20)), gate: 'inside' },
  { what: 'a row number past a million', file: withNumber('1000001'), says: ifKept },
  { what: 'a row number below zero', file: withNumber('-1') },
  { what: 'a row number with an exponent', file: withNumber('1e3') },
  { what: 'a row number of Arabic digits', file: withNumber('١') },
  { what: 'a last row that ends in its middle', file: (door) => rows(3)(door).replace(/,[^,]*,[^,]*$/, '') },
  // Bytes.
  { what: 'invalid UTF-8', file: withBytes(0xff, 0xfe), gate: 'outside' },
  { what: 'an overlong NUL', file: withBytes(0xc0, 0x80) },
  { what: 'half of a pair as UTF-8', file: withBytes(0xed, 0xa0, 0x80) },
  { what: 'NUL bytes', file: withBytes(0, 0), gate: 'links' },
  { what: 'UTF-16', file: (door) => Buffer.from(`\ufeff${rows(2)(door)}`, 'utf16le'), gate: 'inside' },
  { what: 'a byte order mark', file: (door) => `\ufeff${rows(2)(door)}` },
  {
    what: 'a workbook',
    file: () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100_000, 0x99)]),
    gate: 'outside',
  },
  { what: 'an archive of a gigabyte', file: () => gzipSync(Buffer.alloc(100_000_000)) },
  { what: 'an old workbook', file: () => Buffer.from('d0cf11e0a1b11ae1', 'hex') },
  // Other languages that a reader could be made to speak.
  {
    what: 'XML with an external entity',
    file: () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    gate: 'inside',
  },
  {
    what: 'XML that unfolds',
    file: () => `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a0 "x">${ENTITIES}]><a>&a9;</a>`,
  },
  { what: 'HTML', file: () => '<html><script>alert(1)</script></html>' },
  { what: 'a formula in each text', file: withText(`=cmd|' /C calc'!A0`), says: 'read', gate: 'outside' },
  { what: 'a formula as amount', file: withCell('amount', '=1+1'), says: ifKept },
  { what: 'an amount with an exponent', file: withCell('amount', '1e309'), says: ifKept },
  { what: 'an amount that is no number', file: withCell('amount', 'NaN'), says: ifKept },
  { what: 'the largest amount', file: withCell('amount', `${'9'.repeat(20)}.99999999`), says: 'read' },
  { what: 'SQL in each text', file: withText(`'; DROP TABLE payment; --`), says: 'read' },
  { what: 'semicolons for commas', file: (door) => rows(2)(door).replaceAll(',', ';') },
  { what: 'lines that end in LF', file: (door) => rows(2)(door).replaceAll('\r\n', '\n') },
  { what: 'lines that end in CR', file: (door) => rows(2)(door).replaceAll('\r\n', '\r') },
  // Texts.
  {
    what: 'characters from right to left and without width',
    file: withText('\u202eowt\u200b'),
    says: 'read',
    gate: 'links',
  },
  { what: 'a pile of accents', file: withText(`a${'\u0301'.repeat(5_000)}`), says: ifKept },
  {
    what: 'a pair at the place where a text is cut',
    file: withText(`${'x'.repeat(253)}😀`),
    says: ifKept,
    gate: 'links',
  },
  {
    what: 'an address that a pattern could stumble over',
    file: withCell('address', `${'a@'.repeat(90)}.`),
    says: 'read',
  },
  { what: 'an address of spaces', file: withCell('address', ' '.repeat(200)), says: 'read' },
  { what: 'an address of emoji', file: withCell('address', '😀'.repeat(90)), says: 'read' },
];
