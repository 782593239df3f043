/** What makes a spreadsheet take a cell for a formula (OWASP, CSV injection), also behind blanks and in full width. */
const LIVE = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The same after what another locale parts cells and lines by. A spreadsheet that expects semicolons takes no comma and no quote of ours
 * for its own, so `x;=1+1` becomes two cells there, and the second one is a formula.
 */
const LIVE_INSIDE = /(?<=[;|\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/** Cells that need quotes (RFC 4180), including blanks at the ends, which readers trim otherwise. */
const QUOTED = /[",\r\n]|^\s|\s$/;

/** A text cell in which nothing can come alive: an apostrophe goes before what a spreadsheet would calculate, in any locale. */
export function textCell(text: string): string {
  const safe = text.replace(LIVE_INSIDE, "'");
  return quoted(LIVE.test(safe) ? `'${safe}` : safe);
}

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
