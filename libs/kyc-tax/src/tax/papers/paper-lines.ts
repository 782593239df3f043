import type { AnswerLine } from '@bank/kit';
import type { PaperKind } from '@bank/protocol/tax-papers';
import { PAPER_WORDS } from './paper-words';
import { type PaperAnswers, papersOfKind } from './papers';

/** The papers that are asked for once more, each the way back to its question; by their file names, or why there is none. */
export const paperLines = (answers: PaperAnswers, asked: readonly PaperKind[]): readonly AnswerLine[] =>
  asked.map((kind): AnswerLine => {
    const files = papersOfKind(answers, kind).map(({ fileName }) => fileName);
    const said = files.length > 0 ? files.join(', ') : answers.lossOfNationalityMissing;
    return [kind, PAPER_WORDS[kind].label, said];
  });
