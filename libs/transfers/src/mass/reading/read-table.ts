import { decode } from './decode';
import { readText } from './read-text';
import { readWorkbook } from './read-workbook';
import { NotRead, type Table } from './table';

const ZIP = [0x50, 0x4b];

/** A file as a table of cells, as they were written: no digit is added or lost. @throws NotRead, always */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  try {
    const isZip = ZIP.every((byte, at) => bytes[at] === byte);
    return await (isZip ? readWorkbook(bytes) : readText(decode(bytes)));
  } catch (error) {
    throw error instanceof NotRead ? error : new NotRead('unreadable');
  }
}
