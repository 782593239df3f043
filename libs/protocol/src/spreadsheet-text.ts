/** What makes a spreadsheet take a cell for a formula (OWASP, CSV injection), also behind blanks and in full width. */
const LIVE = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The same after what another locale parts cells and lines by. A spreadsheet that expects semicolons takes no comma and no quote of ours
 * for its own, so `x;=1+1` becomes two cells there, and the second one is a formula.
 */
const LIVE_INSIDE = /(?<=[;|\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/**
 * A text for a cell of a CSV in which nothing can come alive: an apostrophe goes before what a spreadsheet would calculate, in any locale.
 * Bank and client write by this one rule.
 */
export function inert(text: string): string {
  const safe = text.replace(LIVE_INSIDE, "'");
  return LIVE.test(safe) ? `'${safe}` : safe;
}
