/** The largest file that is read, in bytes: 5 MB (R2.9.6). */
export const MOST_BYTES = 5_000_000;

export type Table = readonly (readonly string[])[];

const ZIP = [0x50, 0x4b];

/** A file as a table of texts, as it was written: no digit is added or lost. @throws when it is no table */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const table = ZIP.every((byte, at) => bytes[at] === byte) ? await readSheet(bytes) : await readText(decode(bytes));
  return withoutEmptyEnd(table);
}

/** A text of separated values: a tab where there is one, as spreadsheets copy, and otherwise what its lines agree on. */
export async function readText(text: string): Promise<Table> {
  const { parseCsv } = await import('hucre/csv');
  const rows = parseCsv(text, { delimiter: delimiterOf(text), typeInference: false });
  return withoutEmptyEnd(rows.map((row) => row.map((cell) => String(cell ?? '').trim())));
}

async function readSheet(bytes: Uint8Array): Promise<Table> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes, { sheets: [0] });
  return (sheets[0]?.rows ?? []).map((row) => row.map(cellText));
}

/** Numbers of a sheet in plain digits: 100000000000000000000 is not written 1e20. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') {
    return /e/i.test(String(cell))
      ? cell.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
      : String(cell);
  }
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'boolean' ? String(cell) : '';
}

/**
 * The separator of a text: the one that the first line has most of, outside of quotes. A comma loses to any other, because it also
 * stands in amounts.
 */
export function delimiterOf(text: string): string {
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  return ['\t', ';', '|'].find((mark) => bare.includes(mark)) ?? ',';
}

/** UTF-8 or UTF-16 where the bytes are such, and otherwise the code page of a Windows for one of the six languages. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isCyrillic(bytes) ? 'windows-1251' : latinPage(bytes)).decode(bytes);
  }
}

/** In Romanian on a code page: ş or ţ before a letter, or ă before a letter that never follows the ã of Portuguese. */
const ROMANIAN = /[ºªþÞ](?=[a-zA-Z])|ã(?=[bcdfghjklmnprtuvz])/;
/** The letters õ, ç and ñ, which Romanian has not. */
const IBERIAN = /[õÕçÇñÑ]/;

/** The same bytes are other letters on the page of central Europe and on that of its west. */
function latinPage(bytes: Uint8Array): 'windows-1250' | 'windows-1252' {
  const west = new TextDecoder('windows-1252').decode(bytes);
  return ROMANIAN.test(west) && !IBERIAN.test(west) ? 'windows-1250' : 'windows-1252';
}

/** Words of Cyrillic letters are whole in the upper half of the code page; accents of Latin words stand alone. */
function isCyrillic(bytes: Uint8Array): boolean {
  let high = 0;
  let inARow = 0;
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 0xc0) continue;
    high += 1;
    if ((bytes[at + 1] ?? 0) >= 0xc0) inARow += 1;
  }
  return inARow * 2 > high;
}

function withoutEmptyEnd(table: Table): Table {
  let end = table.length;
  while (end > 0 && (table[end - 1] ?? []).every((cell) => cell === '')) end -= 1;
  return table.slice(0, end);
}
