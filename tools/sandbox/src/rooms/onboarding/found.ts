import type { MayRefuse, Refusal } from '../../platform/refusal';
import type { TextId } from './texts';
import { refused } from './texts';

/** What a rule finds wrong: the word of the refusal, and the path of the field. Plain, so that it can be compared with another verdict. */
export interface Found<Word extends string> {
  word: Word;
  field: string;
}

/** The refusal for the first of what was found; null for nothing. */
export function refusalOf<Word extends TextId>(
  context: { lang: string } & MayRefuse<NoInfer<Word>>,
  [first]: readonly Found<Word>[],
): Refusal | null {
  return first === undefined ? null : refused(context, first.word, { field: first.field });
}
