// Reads tables in a thread of its own (ADR-21). It is not TypeScript: Node runs it as it is, from the sources and beside the bundle.
import { TextDecoder } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';

/** @typedef {import('./read-file').FileTask} FileTask */

/** What a workbook may unpack to, in bytes: a file of 5 MB can hold gigabytes of the same cell. */
const MOST_UNPACKED = 100_000_000;

parentPort?.on('message', async (/** @type {FileTask} */ task) => {
  try {
    parentPort?.postMessage({ result: await read(task) });
  } catch {
    // Whatever the reader of the format says: this is no table.
    parentPort?.postMessage({ result: null });
  }
});

/** @param {FileTask} task @returns {Promise<string[][] | null>} */
async function read({ bytes, page, mostRows }) {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return readText(decode(bytes, page));
  if (unpackedSize(bytes) > MOST_UNPACKED) return null;
  const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: mostRows });
  return (sheets[0]?.rows ?? []).map((row) => row.map(cellText));
}

/** @param {string} text @returns {string[][]} */
function readText(text) {
  if (text.includes('\0')) throw new Error('binary');
  // A comma loses to any other mark, because it also stands in amounts.
  const bare = (text.split(/\r\n?|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const delimiter = ['\t', ';', '|'].find((mark) => bare.includes(mark)) ?? ',';
  return parseCsv(text, { delimiter, typeInference: false }).map((row) => row.map((cell) => String(cell ?? '')));
}

/** @param {Uint8Array} bytes @param {string} page */
function decode(bytes, page) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(page).decode(bytes);
  }
}

/** Numbers in plain digits, so that none is written 1e20. @param {unknown} cell */
function cellText(cell) {
  if (typeof cell === 'number') {
    return cell.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
  }
  return typeof cell === 'string' ? cell : typeof cell === 'boolean' ? String(cell) : '';
}

/** As the directory of the archive says. @param {Uint8Array} bytes */
function unpackedSize(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = 0; at + 28 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) size += view.getUint32(at + 24, true);
  }
  return size;
}
