// Draws papers in a thread of its own. It is not TypeScript: Node runs it as it is, from the sources and beside the bundle.
import { parentPort } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import { heightOf, unprintable, write } from './write.mjs';

/** @typedef {InstanceType<typeof PDFDocument>} Document */
/** @typedef {import('./paper').Paper} Paper */
/** @typedef {import('./paper').Block} Block */
/** @typedef {import('./paper').Table} Table */

const MARGIN = 56;
/** Where the blocks begin: under the letterhead on the first page, at the top of the others. */
const FIRST_TOP = 176;
const INK = '#17171c';
const MUTED = '#5b5c66';
const LINE = '#dcdde3';
/** The mark is drawn on a grid of 32. */
const MARK_SIZE = 34;
const FOOT_LINE = 14;
/** Between two blocks. */
const GAP = 22;
/** Between two columns. */
const GUTTER = 10;

parentPort?.on('message', async (/** @type {import('./draw').PaperTask} */ task) => {
  try {
    const result = 'paper' in task ? { content: await draw(task.paper) } : { letters: unprintable(task.text) };
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});

/** @param {Paper} paper @returns {Promise<Uint8Array>} */
function draw(paper) {
  const bottom = MARGIN + FOOT_LINE * (paper.foot.length + 1);
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom },
    lang: paper.lang,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // The document's id is made of these, too.
    info: { Title: paper.title, Author: paper.head.name, CreationDate: new Date(paper.madeMs) },
  });
  /** @type {Buffer[]} */
  const pieces = [];
  document.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece));
  const finished = new Promise((resolve, reject) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    document.on('error', reject);
  });
  drawLetterhead(document, paper);
  document.y = FIRST_TOP;
  for (const block of paper.blocks) drawBlock(document, block, paper);
  drawFeet(document, paper);
  document.end();
  return finished;
}

/** What readers aloud find, in the order of the page. @param {Document} document @param {string} kind @param {() => void} content */
function tagged(document, kind, content) {
  document.addStructure(document.struct(kind, {}, content));
}

/** @param {Document} document */
const widthOf = (document) => document.page.width - 2 * MARGIN;
/** @param {Document} document */
const endOf = (document) => document.page.height - document.page.margins.bottom;

/** A new page, when so much has no room on this one. @param {Document} document @param {number} height @returns {boolean} */
function turn(document, height) {
  if (document.y + height <= endOf(document)) return false;
  joinPieces(document);
  document.addPage();
  document.y = MARGIN;
  return true;
}

/**
 * A page waits for its foot, which names the number of pages, as a piece of memory for every word and colour: ten times what they say.
 * @param {Document} document
 */
function joinPieces(document) {
  // The types of pdfkit leave out where a page keeps its pieces.
  const content = /** @type {{ buffer: Buffer[] }} */ (/** @type {unknown} */ (document.page.content));
  content.buffer = [Buffer.concat(content.buffer)];
}

/** @param {Document} document @param {Paper} paper */
function drawLetterhead(document, { head }) {
  document
    .save()
    .translate(MARGIN, MARGIN)
    .scale(MARK_SIZE / 32);
  for (const { d, tone } of head.mark) document.path(d).fill(head.colours[tone]);
  document.restore();
  tagged(document, 'P', () => {
    const width = widthOf(document);
    document.fontSize(16).fillColor(INK);
    write(document, 'strong', head.name, MARGIN + MARK_SIZE + 12, MARGIN + 6, { width });
    document.fontSize(9).fillColor(MUTED);
    const lines = [head.legalName, ...head.addressLines].join('\n');
    write(document, 'text', lines, MARGIN, MARGIN, { width, align: 'right', lineGap: 1 });
  });
}

/** @param {Document} document @param {Block} block @param {Paper} paper */
function drawBlock(document, block, { head }) {
  const accent = head.colours.accent ?? INK;
  switch (block.kind) {
    case 'title':
      return drawTitle(document, block, accent);
    case 'heading':
      return drawHeading(document, block.text);
    case 'figure':
      return drawFigure(document, block, accent);
    case 'paragraphs':
      return drawTexts(document, block.texts, 8);
    case 'lines':
      return drawTexts(document, [block.texts.join('\n')], 0);
    case 'facts':
      return drawFacts(document, block);
    case 'table':
      return drawTable(document, block);
  }
}

/** @param {Document} document @param {{ text: string, under?: string }} title @param {string} accent */
function drawTitle(document, { text, under }, accent) {
  turn(document, 80);
  const width = widthOf(document);
  document.rect(MARGIN, document.y, 40, 3).fill(accent);
  tagged(document, 'H1', () => {
    document.fontSize(20).fillColor(INK);
    write(document, 'strong', text, MARGIN, document.y + 14, { width });
  });
  if (under) {
    tagged(document, 'P', () => {
      document.fontSize(12).fillColor(MUTED);
      write(document, 'text', under, MARGIN, document.y + 2, { width });
    });
  }
  document.y += GAP;
}

/** @param {Document} document @param {string} text */
function drawHeading(document, text) {
  turn(document, 80);
  tagged(document, 'H2', () => {
    document.fontSize(13).fillColor(INK);
    write(document, 'strong', text, MARGIN, document.y, { width: widthOf(document) });
  });
  document.y += 8;
}

/** @param {Document} document @param {{ title: string, amount: string, sentence: string }} figure @param {string} accent */
function drawFigure(document, { title, amount, sentence }, accent) {
  turn(document, 120);
  const top = document.y;
  const width = widthOf(document);
  document.rect(MARGIN, top, 40, 3).fill(accent);
  tagged(document, 'H1', () => {
    document.fontSize(12).fillColor(MUTED);
    write(document, 'strong', title, MARGIN, top + 14, { width });
  });
  tagged(document, 'P', () => {
    document.fontSize(30).fillColor(INK);
    write(document, 'strong', amount, MARGIN, top + 34, { width });
    document.fontSize(12).fillColor(INK);
    write(document, 'text', sentence, MARGIN, document.y + 4, { width });
  });
  document.y += GAP;
}

/** Text that runs on over the pages by itself. @param {Document} document @param {readonly string[]} texts @param {number} gap */
function drawTexts(document, texts, gap) {
  for (const text of texts) {
    turn(document, 32);
    tagged(document, 'P', () => {
      document.fontSize(10.5).fillColor(INK);
      write(document, 'text', text, MARGIN, document.y, { width: widthOf(document), lineGap: 2 });
    });
    document.y += gap;
  }
  document.y += GAP - gap;
}

/** @param {Document} document @param {number} y */
function drawLine(document, y) {
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(document), y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

/** The width of the names of facts. */
const LABEL = 170;

/** How high a fact is without the space around it. @param {Document} document @param {import('./paper').Fact} fact */
function heightOfFact(document, { name, value, strong }) {
  document.fontSize(10.5);
  return Math.max(
    heightOf(document, strong ? 'strong' : 'text', value, { width: widthOf(document) - LABEL }),
    heightOf(document, 'text', name, { width: LABEL }),
  );
}

/** @param {Document} document @param {{ rows: readonly import('./paper').Fact[], isWhole?: boolean }} facts */
function drawFacts(document, { rows, isWhole }) {
  const width = widthOf(document);
  if (isWhole)
    turn(
      document,
      rows.reduce((sum, fact) => sum + heightOfFact(document, fact) + 18, 0),
    );
  for (const fact of rows) {
    const { name, value, strong } = fact;
    const height = heightOfFact(document, fact);
    turn(document, height + 18);
    const y = document.y;
    drawLine(document, y);
    tagged(document, 'P', () => {
      document.fillColor(MUTED);
      write(document, 'text', name, MARGIN, y + 9, { width: LABEL });
      document.fillColor(INK);
      const room = { width: width - LABEL, align: /** @type {'right'} */ ('right') };
      write(document, strong ? 'strong' : 'text', value, MARGIN + LABEL, y + 9, room);
    });
    document.y = y + height + 17;
  }
  drawLine(document, document.y);
  document.y += GAP;
}

/** @param {Document} document @param {Table} table */
function drawTable(document, { columns, rows }) {
  const width = widthOf(document);
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let left = MARGIN;
  const places = columns.map(({ name, share, end }) => {
    const align = /** @type {'left' | 'right'} */ (end ? 'right' : 'left');
    const place = { name, x: left, width: (width * share) / all - GUTTER, align };
    left += (width * share) / all;
    // The last amounts stand at the very edge.
    if (left > MARGIN + width - 1) place.width += GUTTER;
    return place;
  });
  const heads = () => {
    const y = document.y;
    document.fontSize(8.5);
    const height = Math.max(...places.map(({ name, width }) => heightOf(document, 'strong', name, { width })));
    tagged(document, 'P', () => {
      document.fillColor(MUTED);
      for (const { name, x, width, align } of places) write(document, 'strong', name, x, y, { width, align });
    });
    document.y = y + height + 5;
  };
  turn(document, 60);
  heads();
  for (const { cells, note, strong } of rows) {
    const face = strong ? 'strong' : 'text';
    document.fontSize(9);
    const heights = places.map(({ width }, at) => heightOf(document, face, cells[at] ?? '', { width }));
    const noted = note && places[note.under];
    if (note && noted) {
      document.fontSize(8);
      heights.push((heights[note.under] ?? 0) + heightOf(document, 'text', note.text, { width: noted.width }));
    }
    const height = Math.max(...heights);
    if (turn(document, height + 11)) heads();
    const y = document.y;
    drawLine(document, y);
    tagged(document, 'P', () => {
      places.forEach(({ x, width, align }, at) => {
        document.fontSize(9).fillColor(INK);
        write(document, face, cells[at] ?? '', x, y + 5, { width, align });
        if (!note || note.under !== at) return;
        document.fontSize(8).fillColor(MUTED);
        write(document, 'text', note.text, x, document.y, { width, align });
      });
    });
    document.y = y + height + 10;
  }
  drawLine(document, document.y);
  document.y += GAP;
}

/** @param {Document} document @param {Paper} paper */
function drawFeet(document, { foot, pages }) {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Or the foot would turn the page by itself.
    document.page.margins.bottom = 0;
    const lines = [...foot];
    if (pages && count > 1) lines.push(pages.replace('{page}', String(page + 1)).replace('{pages}', String(count)));
    tagged(document, 'P', () => {
      document.fontSize(8.5).fillColor(MUTED);
      const top = document.page.height - MARGIN - FOOT_LINE * lines.length;
      write(document, 'text', lines.join('\n'), MARGIN, top, { width: widthOf(document), lineGap: 2 });
    });
  }
}
