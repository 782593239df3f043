// Rules: R2.7.221, R2.7.222.
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { linesOf } from './mass-rows';
import { cleaned, cleanedField } from './reading/clean';
import { delimiterOf } from './reading/read-text';
import { readTable } from './reading/read-table';
import { P2P } from './sheet/shape';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (file: Uint8Array) => linesOf(await readTable(file), P2P, 'EUR').lines;
const whyNot = (file: Uint8Array) =>
  readTable(file).then(
    () => 'read',
    (error: { why?: string }) => error.why,
  );
const ROW = { email: 'a@b.test', amount: '12.5', currency: 'EUR', note: '' };

test.each([
  ['a line that says the separator', 'sep=;\r\nE-mail;Amount\r\na@b.test;12,50', 2],
  ['a title and an empty line', 'Payments of May;;\n;;\nE-mail;Amount;Currency\na@b.test;12.50;EUR', 4],
  ['a semicolon in a name of a comma file', 'E-mail,Amount (net; EUR),Note\na@b.test,12.50,', 2],
  ['the currency in the name of the amounts', 'E-mail,Amount (EUR)\na@b.test,12.50', 2],
  ['a byte order mark and direction marks', '\uFEFFE-mail,Amount\n\u202aa@b.test\u202c,\u200e12.50', 2],
  ['a text that a spreadsheet keeps', '="E-mail",="Amount"\n="a@b.test",="12.50"', 2],
])('the table in a file with %s is found', async (_, text, n) => {
  expect(await read(bytes(text))).toEqual([{ n, ...ROW }]);
});

test('the currency of the name of the amounts goes before that of the account', async () => {
  expect(await read(bytes('E-mail,Amount (USD)\na@b.test,12.50'))).toEqual([{ n: 2, ...ROW, currency: 'USD' }]);
});

test('the first sheet that people see is read', async () => {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Lists',
        hidden: true,
        rows: [
          ['E-mail', 'Amount'],
          ['x@b.test', 1],
        ],
      },
      { name: 'Empty', rows: [] },
      { name: 'May', rows: [['Payments'], [], ['E-mail', 'Amount'], ['a@b.test', 12.5]] },
    ],
  });
  expect(await read(file)).toEqual([{ n: 4, ...ROW }]);
});

test('a number that its cell shows with zeros in front is that text', async () => {
  const file = await writeXlsx({
    sheets: [{ name: 'A', rows: [['Sort code'], [40004]], columns: [{ numFmt: '000000' }] }],
  });
  expect(await readTable(file)).toEqual([['Sort code'], ['040004']]);
});

test.each([
  ['a page', bytes('<html><table><tr><td>E-mail</td></tr></table></html>')],
  ['a spreadsheet of XML', bytes('<?xml version="1.0"?><Workbook></Workbook>')],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
  ['an object', bytes('{"email":"a@b.test"}')],
  ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9])],
])('%s is no table, whatever it is called', async (_, file) => {
  expect(await whyNot(file)).toBe('unreadable');
});

test.each([
  ['a;b\n"x;y";z', ';'],
  ['a,b\nx;y,z', ','],
  ['a;b\n1,5;2,5', ';'],
  ['a\tb\n1;5\t2', '\t'],
  // One column of amounts, as a spreadsheet copies it.
  ['1,234.50\n2,000.00', '\t'],
  ['12,50 €\n7,00 €', '\t'],
  ['EUR 1,5\n-2,5', '\t'],
  ['1,234.50,EUR\n5,EUR', ','],
  ['a@b.test,5\nb@b.test,6', ','],
])('the separator of %j is %j', (text, mark) => {
  expect(delimiterOf(text)).toBe(mark);
});

test.each([
  ['\u200bana@b.test', 'ana@b.test'],
  ['\u202aDE89\u202c', 'DE89'],
  ['DE89\u20113704', 'DE89-3704'],
  ['3192\u00a06819', '3192 6819'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u200dana\u200c', 'ana'],
  ['an\u200da@b.test', 'ana@b.test'],
  ['12\u200d34', '1234'],
])('%j is cleaned to %j', (text, clean) => {
  expect(cleaned(text)).toBe(clean);
});

test.each([
  ['email', 'Ben Ortega <ben@x.test>', 'ben@x.test'],
  ['email', '\u200bben@x.test', 'ben@x.test'],
  ['payeeEmail', 'mailto:ben@x.test', 'ben@x.test'],
  ['payeeEmail', 'Ben <ben@x.test>', 'ben@x.test'],
  ['payeeEmail', '+1 (416) 555-0101', '+14165550101'],
  ['payeeEmail', 'tel:+1-416-555-0101', '+14165550101'],
  ['payeeEmail', '416\u2011555\u00a00101', '+14165550101'],
  ['payeeEmail', '001 416 555 0101', '+14165550101'],
  ['payeeEmail', '+44 20 7946 0101', '+44 20 7946 0101'],
  ['email', '416 555 0101', '416 555 0101'],
  ['iban', 'IBAN DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['iban', '\u202aDE89\u2011370400440532013000\u202c', 'DE89-370400440532013000'],
  ['accountNumber', '3192 6819', '31926819'],
  ['accountNumber', 'AB 12', 'AB 12'],
  ['sortCode', '20-15-75', '201575'],
  ['sortCode', '20 15 75', '201575'],
  ['sortCode', '20\u201115\u201375', '201575'],
  ['sortCode', 'none', 'none'],
  ['routingNumber', '021-000-021', '021000021'],
  ['swift', 'NORD DE FF', 'NORDDEFF'],
  ['toEmail', 'Ben <ben@x.test>', 'ben@x.test'],
  ['note', 'May\r\nand June\t2026', 'May and June 2026'],
  [
    'walletAddress',
    'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.002',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  ['note', 'IBAN <x@y.test>', 'IBAN <x@y.test>'],
])('of the field %s, %j is %j', (field, text, clean) => {
  expect(cleanedField(field, text)).toBe(clean);
});

test('nothing that the bank refuses to see is left in a field', () => {
  const scripts = fc.constantFrom('a', 'é', 'я', 'م', 'ی', 'म', '\u094d', '👩', '🏽', '1', ' ', '@');
  const unseen = fc.constantFrom(
    '\u200b',
    '\u200c',
    '\u200d',
    '\u202e',
    '\u00ad',
    '\ufeff',
    '\u0001',
    '\u0085',
    '\t',
    '\n',
  );
  const text = fc.array(fc.oneof(scripts, unseen), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (typed) => {
      const clean = cleanedField('note', typed);
      expect(clean).not.toMatch(/(?![\u200c\u200d])[\p{Cf}\p{Cc}]/u);
      expect(clean).not.toMatch(
        /[\p{Script=Latin}\p{Script=Cyrillic}\d @][\u200c\u200d]|[\u200c\u200d](?:[\p{Script=Latin}\p{Script=Cyrillic}\d @]|$)/u,
      );
      expect(cleanedField('note', clean)).toBe(clean);
    }),
  );
});
