import { inert } from '@bank/protocol/spreadsheet-text';

/** Cells that need quotes (RFC 4180), including blanks at the ends, which readers trim otherwise. */
const QUOTED = /[",\r\n]|^\s|\s$/;

/** A text cell in which nothing can come alive: an apostrophe goes before what a spreadsheet would calculate, in any locale. */
export const textCell = (text: string): string => quoted(inert(text));

/** A number, a date or a word of the bank's own; a minus sign stays one. */
export function plainCell(text: string): string {
  return quoted(text);
}

/** One record, with the line end of RFC 4180. @param cells as `textCell` and `plainCell` make them */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function quoted(text: string): string {
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
