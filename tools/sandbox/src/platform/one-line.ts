/** A line or a control in a text that a customer or another bank wrote. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Marks before the first letter, which would stand on the bank's own letter before the text. A character that nobody sees keeps no mark
 * away, and the bank takes some of them off later.
 */
const MARKS_BEFORE = /^(?:\p{Default_Ignorable_Code_Point}*\p{M})+/u;

const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text that fills a name of the bank's sentence: it brings no line, no control and no mark out of itself (R0.172). */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').replace(MARKS_BEFORE, '');

/** An isolate that ends, with what is in it; or any other mark of direction. */
const TURNED = new RegExp(`\\u2068([^\\u2066-\\u2069]*)\\u2069|${DIRECTIONS.source}`, 'gu');

/** An isolate that keeps the rules of a text by itself. @param inner undefined for a mark that is no isolate */
function isolate(inner = ''): string {
  const text = oneLine(inner.replace(DIRECTIONS, ''));
  return text === '' ? '' : `\u2068${text}\u2069`;
}

/** The same for paper. An isolate that ends turns nothing beside it and stays; nothing would end any other direction. */
export const onPaper = (text: string): string =>
  oneLine(text.replace(TURNED, (_whole, inner?: string) => isolate(inner)));
