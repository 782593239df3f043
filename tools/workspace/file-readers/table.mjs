/**
 * @typedef {{ most: number, columns: number, cell: number, ms: number, heapMb: number }} RowBounds
 * @typedef {{ field: string, by: 'firstBytes' | 'thread', bytes: number, rows?: RowBounds }} FileReader as the bank has it
 * @typedef {{ bytes: number, rows: number, columns: number, unpackedBytes: number, ms: number }} ClientReader
 * @typedef {{ bytes: number, sentPx: number, ms: number }} PictureReader
 * @typedef {{ ofUser: number, inAll: number }} Uploads bytes in memory at once
 */

const MEGABYTE = 1_000_000;
const SECOND_MS = 1000;
const NONE = '–';

/** @param {number} number */
const grouped = (number) => number.toLocaleString('en');
/** @param {number} bytes */
const megabytes = (bytes) => `${grouped(bytes / MEGABYTE)} MB`;

const BY = {
  firstBytes: 'its first bytes say what it is; a picture is kept without what is not seen',
  thread: 'a thread reads its rows',
};

/**
 * docs/file-readers.md: whatever reads a file of a customer, with its bounds.
 * @param {{ readers: ReadonlyMap<string, FileReader>, uploads: Uploads, places: number, client: ClientReader, pictures: PictureReader,
 *   documentMb: number }} of
 *   documentMb: the most of a document that the browser sends
 * @returns {string}
 */
export function readersPage({ readers, uploads, places, client, pictures, documentMb }) {
  const lines = [...readers].map(([name, { by, bytes, rows }]) => [
    `the bank, \`${name}\``,
    BY[by],
    megabytes(bytes),
    rows ? grouped(rows.most) : NONE,
    rows ? String(rows.columns) : NONE,
    rows ? `${grouped(rows.cell)} characters` : NONE,
    rows ? `${rows.ms / SECOND_MS} s` : NONE,
    rows ? `${rows.heapMb} MB of heap` : NONE,
  ]);
  const browser = [
    'the browser, files of payments',
    'a worker of the page reads CSV and XLSX',
    megabytes(client.bytes),
    grouped(client.rows),
    String(client.columns),
    NONE,
    `${client.ms / SECOND_MS} s`,
    `${megabytes(client.unpackedBytes)} unpacked`,
  ];
  const photos = [
    'the browser, pictures of identity documents',
    `a worker of the page opens JPEG, PNG and what else the browser shows, and redraws it at most ${grouped(pictures.sentPx)} px wide and high`,
    megabytes(pictures.bytes),
    NONE,
    NONE,
    NONE,
    `${pictures.ms / SECOND_MS} s`,
    NONE,
  ];
  const documents = ['the browser, other documents', 'by their name and kind; they are not read', `${documentMb} MB`];
  const head = ['reader', 'how', 'bytes', 'rows', 'columns', 'a cell', 'time', 'memory'];
  const table = [
    head,
    head.map(() => '---'),
    ...lines,
    browser,
    photos,
    [...documents, ...head.slice(documents.length).map(() => NONE)],
  ].map((cells) => `| ${cells.join(' | ')} |`);
  return [
    '# Readers of files',
    '',
    'Printed from the code by `node tools/workspace/file-readers/print.mjs`; a check holds it to the code (R0.55). A call brings one file. A file',
    'that passes a bound is refused in a sentence, and nothing of it is kept.',
    '',
    ...table,
    '',
    `The bank holds at most ${megabytes(uploads.inAll)} of files in memory at once, ${megabytes(uploads.ofUser)} of one user; at most ${places} files of payments are read,`,
    'checked or wait, one of each customer. Beyond that it answers that it is busy (429). Who calls is known before any of a file is read.',
    '',
  ].join('\n');
}
