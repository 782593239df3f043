/**
 * The path of a field in its form. The parts of this folder name their fields themselves; a form that holds several parts keeps
 * each of them under a name of its own.
 * @example fieldIn('sources', 'chosen') is "sources.chosen"; fieldIn(undefined, 'chosen') is "chosen"
 */
export const fieldIn = (part: string | undefined, field: string): string =>
  part === undefined ? field : `${part}.${field}`;
