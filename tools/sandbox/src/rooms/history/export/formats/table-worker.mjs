// Lays out tables in a thread of its own. It is not TypeScript: Node runs it as it is, from the sources and beside the bundle.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsxStream } from 'hucre/xlsx';
import PDFDocument from 'pdfkit';
import { BASE, hasLetter } from '../../../../platform/papers/fonts.mjs';
import { drawable } from '../../../../platform/papers/pieces.mjs';

/** @typedef {import('./in-thread').TableSheet} TableSheet */
/** @typedef {import('./in-thread').Cell} Cell */
/** @typedef {{ add(rows: readonly (readonly Cell[])[]): Promise<void>, end(): Promise<void>, pieces: Uint8Array[] }} TableWriter */

/**
 * A workbook with one sheet. Text is typed as text, so that nothing in it is a formula.
 * @param {TableSheet} of
 * @returns {TableWriter}
 */
function workbook({ title, columns }) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  /** @type {(readonly (readonly Cell[])[] | null)[]} */
  const waiting = [];
  /** @type {(() => void) | null} */
  let wake = null;
  /** @type {() => void} */
  let hungry = () => undefined;

  async function* rows() {
    for (;;) {
      const batch = waiting.shift();
      if (batch === null) return;
      if (batch === undefined) {
        hungry();
        await new Promise((resolve) => (wake = () => resolve(undefined)));
      } else yield* batch.map((cells) => [...cells]);
    }
  }
  const stream = writeXlsxStream(rows(), {
    // Excel takes at most 31 letters, and none of these.
    name: title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31),
    columns: columns.map(({ head, width, isFigure }, index) => ({
      header: head,
      width,
      ...(index === 0 && { numFmt: 'yyyy-mm-dd hh:mm:ss' }),
      ...(isFigure && { numFmt: '#,##0.00######' }),
    })),
    freezePane: { rows: 1 },
  });
  const finished = (async () => {
    for await (const piece of stream) pieces.push(piece);
  })();
  /** @param {readonly (readonly Cell[])[] | null} batch */
  const give = (batch) => {
    waiting.push(batch);
    wake?.();
  };
  return {
    pieces,
    async add(batch) {
      const eaten = new Promise((resolve) => (hungry = () => resolve(undefined)));
      give(batch);
      // An error while writing ends the stream, and no reader wakes this call then: stop waiting at the end, too.
      await Promise.race([eaten, finished]);
    },
    async end() {
      give(null);
      await finished;
    },
  };
}

const MARGIN = 36;
const INK = '#17171c';
const MUTED = '#5b5c66';
const LINE = '#dcdde3';
const ROW = 16;
const SIZE = 7.5;
const GAP = 8;

/** Letters that every reader of PDF has a font for. Laying them out takes a tenth of the time: minutes, where there are 100,000 rows. */
const PLAIN = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const WIDE = { regular: 'wide', bold: 'wideStrong' };
const EVERYWHERE = /^[ -~\u00a0-\u00ff\u2013\u2014\u2019\u2026\u20ac]*$/;

/** Further fonts would cost each row their time: what the wide one lacks is U+FFFD, never blank (R0.190). */
const WIDE_ONLY = { fontOf: (/** @type {string} */ letter) => (hasLetter(BASE, letter) ? BASE : undefined) };
/** @param {string} text */
const shown = (text) => (EVERYWHERE.test(text) ? text : drawable(text, WIDE_ONLY));

/**
 * A4 across, with the heads of the columns on every page.
 * @param {TableSheet} of
 * @returns {TableWriter}
 */
function paper({ title: called, subtitle, columns, lang, page: pageWord, madeMs }) {
  const require = createRequire(import.meta.url);
  const title = shown(called);
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    lang,
    pdfVersion: '1.7',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: called, CreationDate: new Date(madeMs) },
  });
  /** @type {Uint8Array[]} */
  const pieces = [];
  document.on('data', (/** @type {Buffer} */ piece) => pieces.push(new Uint8Array(piece)));
  document
    .registerFont('wide', require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'))
    .registerFont('wideStrong', require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'));

  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  let width = 0;
  let y = 0;
  let pageNumber = 0;
  let bottom = 0;
  /** @type {Map<string, number>} The width of each letter in a font, since laying a whole line out twice costs twice. */
  const letters = new Map();

  /** @param {string} text @param {boolean} [strong] @returns the font that has its letters, set for what is drawn next */
  const fontFor = (text, strong) => {
    const { regular, bold } = EVERYWHERE.test(text) ? PLAIN : WIDE;
    const font = strong ? bold : regular;
    document.font(font);
    return font;
  };
  /** @param {string} text @param {string} font */
  const widthOf = (text, font) => {
    let sum = 0;
    for (const letter of text) {
      const key = font + letter;
      let known = letters.get(key);
      if (known === undefined) letters.set(key, (known = document.widthOfString(letter)));
      sum += known;
    }
    return sum;
  };
  /** @param {string} text @param {number} room @param {string} font */
  const fitted = (text, room, font) => {
    if (widthOf(text, font) <= room) return text;
    let cut = [...text];
    while (cut.length > 0 && widthOf(`${cut.join('')}…`, font) > room) cut = cut.slice(0, -1);
    return `${cut.join('')}…`;
  };
  /** @param {readonly Cell[]} cells @param {boolean} [strong] */
  const line = (cells, strong) => {
    let x = MARGIN;
    columns.forEach(({ width: share, isFigure }, index) => {
      const room = (width * share) / shares - GAP;
      const whole = shown(String(cells[index] ?? ''));
      if (whole !== '') {
        const font = fontFor(whole, strong);
        const text = fitted(whole, room, font);
        document.text(text, isFigure ? x + room - widthOf(text, font) : x, y, { lineBreak: false });
      }
      x += room + GAP;
    });
  };
  const nextPage = () => {
    document.addPage();
    pageNumber += 1;
    width = document.page.width - 2 * MARGIN;
    bottom = document.page.height - MARGIN - ROW;
    const foot = `${pageWord} ${pageNumber}`;
    fontFor(foot);
    document
      .fontSize(SIZE)
      .fillColor(MUTED)
      .text(foot, MARGIN, bottom + 6, { lineBreak: false });
    y = MARGIN;
    if (pageNumber === 1) {
      fontFor(title, true);
      document.fontSize(15).fillColor(INK).text(title, MARGIN, y, { lineBreak: false });
      fontFor(subtitle);
      document
        .fontSize(9)
        .fillColor(MUTED)
        .text(subtitle, MARGIN, y + 22, { lineBreak: false });
      y += 46;
    }
    document.fontSize(SIZE).fillColor(MUTED);
    line(
      columns.map(({ head }) => head),
      true,
    );
    y += ROW;
    document
      .moveTo(MARGIN, y - 4)
      .lineTo(MARGIN + width, y - 4)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    document.fontSize(SIZE).fillColor(INK);
  };
  nextPage();
  return {
    pieces,
    async add(rows) {
      for (const cells of rows) {
        if (y + ROW > bottom) nextPage();
        line(cells);
        y += ROW;
      }
      // Lets the compressor hand over what it has before more is drawn.
      await new Promise((resolve) => setImmediate(resolve));
    },
    end() {
      const ended = new Promise((resolve, reject) => {
        document.once('end', () => resolve(undefined));
        document.once('error', reject);
      });
      document.end();
      return ended;
    },
  };
}

/** @type {TableSheet} */
const sheet = workerData;
const writer = sheet.kind === 'xlsx' ? workbook(sheet) : paper(sheet);

parentPort?.on('message', async (/** @type {{ rows?: readonly (readonly Cell[])[] }} */ { rows }) => {
  try {
    await (rows === undefined ? writer.end() : writer.add(rows));
    parentPort?.postMessage({ pieces: writer.pieces.splice(0) });
  } catch (error) {
    parentPort?.postMessage({ pieces: [], error: String(error) });
  }
});
