/** Letters that are written from right to left, and characters that turn the direction. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What stands in an isolate of its own already. */
const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;
const BOUNDS = /[\u2066-\u2069]/gu;

const isolatedPart = (text: string): string =>
  // Bounds of its own would end the isolate before its end.
  TURNS.test(text.replace(ISOLATE, '')) ? `\u2068${text.replace(BOUNDS, '')}\u2069` : text;

/**
 * A text that a customer or another bank wrote, in an isolate of its own, so that it cannot turn the words beside it (R2.4.77). A text
 * without such letters stays as it is. Of a line whose parts " · " divides, each part is isolated.
 */
export const isolated = (text: string): string => text.split(' · ').map(isolatedPart).join(' · ');
