import { onPaper } from '../one-line';
import type { Block, Paper } from './paper';

/** The texts of a block as paper takes them: its lines and rows are those that the bank asked for, whatever stands in them (R0.175). */
function plainBlock(block: Block): Block {
  switch (block.kind) {
    case 'title':
      return { ...block, text: onPaper(block.text), ...(block.under !== undefined && { under: onPaper(block.under) }) };
    case 'heading':
      return { ...block, text: onPaper(block.text) };
    case 'figure':
      return {
        ...block,
        title: onPaper(block.title),
        amount: onPaper(block.amount),
        sentence: onPaper(block.sentence),
      };
    case 'paragraphs':
    case 'lines':
      return { ...block, texts: block.texts.map(onPaper) };
    case 'facts':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, name: onPaper(row.name), value: onPaper(row.value) })),
      };
    case 'table':
      return {
        ...block,
        columns: block.columns.map((column) => ({ ...column, name: onPaper(column.name) })),
        rows: block.rows.map(({ cells, note, ...row }) => ({
          ...row,
          cells: cells.map(onPaper),
          ...(note && { note: { ...note, text: onPaper(note.text) } }),
        })),
      };
  }
}

/** The paper as it is drawn. */
export const plainPaper = (paper: Paper): Paper => ({
  ...paper,
  title: onPaper(paper.title),
  blocks: paper.blocks.map(plainBlock),
  foot: paper.foot.map(onPaper),
});
