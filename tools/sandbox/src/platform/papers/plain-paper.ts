import { onPaper } from '../one-line';
import type { Block, Paper } from './paper';

/** A block with each of its texts as `of` makes it. */
function withTexts(block: Block, of: (text: string) => string): Block {
  switch (block.kind) {
    case 'title':
      return { ...block, text: of(block.text), ...(block.under !== undefined && { under: of(block.under) }) };
    case 'heading':
      return { ...block, text: of(block.text) };
    case 'figure':
      return { ...block, title: of(block.title), amount: of(block.amount), sentence: of(block.sentence) };
    case 'paragraphs':
    case 'lines':
      return { ...block, texts: block.texts.map(of) };
    case 'facts':
      return { ...block, rows: block.rows.map((row) => ({ ...row, name: of(row.name), value: of(row.value) })) };
    case 'table':
      return {
        ...block,
        columns: block.columns.map((column) => ({ ...column, name: of(column.name) })),
        rows: block.rows.map(({ cells, note, ...row }) => ({
          ...row,
          cells: cells.map(of),
          ...(note && { note: { ...note, text: of(note.text) } }),
        })),
      };
  }
}

/** The texts of a block as paper takes them: its lines and rows are those that the bank asked for, whatever stands in them (R0.175). */
const plainBlock = (block: Block): Block => withTexts(block, onPaper);

/** The paper as it is drawn. */
export const plainPaper = (paper: Paper): Paper => ({
  ...paper,
  title: onPaper(paper.title),
  blocks: paper.blocks.map(plainBlock),
  foot: paper.foot.map(onPaper),
});

/** The texts of blocks as they are drawn. */
export function textsOf(blocks: readonly Block[]): string[] {
  const texts: string[] = [];
  for (const block of blocks.map(plainBlock))
    withTexts(block, (text) => {
      texts.push(text);
      return text;
    });
  return texts;
}
