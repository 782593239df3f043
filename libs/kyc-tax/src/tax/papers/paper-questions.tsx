import type { SendFile, StepQuestion } from '@bank/kit';
import { Skeleton } from '@bank/ui';
import { type PaperKind, paperKind, type TaxPaper } from '@bank/protocol/tax-papers';
import { PaperForm } from './paper-form';
import { PAPER_WORDS } from './paper-words';
import { isPaperThere, type PaperAnswers } from './papers';

/** The answers that a certification gives elsewhere. */
export interface PapersForm {
  of: 'person' | 'company';
  /** The holder of a link has no session, and the bank gives them no file back. */
  isGuest: boolean;
  part: number;
  useAnswers(): PaperAnswers;
  latest(): PaperAnswers;
  keep(some: Partial<PaperAnswers>): void;
  send(kind: PaperKind, file: File, options: Parameters<SendFile>[1]): Promise<{ paper: TaxPaper }>;
}

/**
 * A question for each paper, asked where the table asks for it (R0.118).
 * @param askedOf the kinds that are asked for with these answers
 */
export function paperQuestions<Answers extends PaperAnswers>(
  { of, isGuest, part, useAnswers, latest, keep, send }: PapersForm,
  askedOf: (answers: Answers) => readonly PaperKind[],
): readonly StepQuestion<Answers>[] {
  return paperKind.options.map((kind) => {
    const { title, help, companyTitle, companyHelp } = PAPER_WORDS[kind];
    return {
      ...{ id: kind, part, title: of === 'person' ? title : companyTitle, help: of === 'person' ? help : companyHelp },
      isAsked: (answers) => askedOf(answers).includes(kind),
      isAnswered: (answers) => isPaperThere(answers, kind),
      Ask: function Paper({ question }) {
        return (
          <PaperForm
            {...{ question, kind, of, isGuest, latest, keep }}
            said={useAnswers()}
            send={(file, options) => send(kind, file, options)}
            fallback={<Skeleton shape="block" count={2} />}
          />
        );
      },
    };
  });
}
