import type { Found } from '../../found';

type Word = 'noSuchParty' | 'listedTwice' | 'directorMissing';

/** Directors of the company that applies, or of one in its tree: persons of the application, at least one (R3.5.5). */
export function directorFaults(
  directors: readonly string[],
  personIds: ReadonlySet<string>,
  field: string,
): Found<Word>[] {
  const found: Found<Word>[] = [];
  if (directors.length === 0) found.push({ word: 'directorMissing', field });
  if (directors.some((id) => !personIds.has(id))) found.push({ word: 'noSuchParty', field });
  if (new Set(directors).size < directors.length) found.push({ word: 'listedTwice', field });
  return found;
}
