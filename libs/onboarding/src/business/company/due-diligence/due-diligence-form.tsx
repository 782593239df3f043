import { useText } from '@bank/i18n';
import { DILIGENCE_SUBJECTS, said } from '@bank/kit';
import { useAnswers } from '../../answers';
import { FormPage } from '../form-page';
import { stepsOf } from '../steps-of';
import { useYesNoWord } from '../yes-no';
import { DueDiligenceLines } from './due-diligence-lines';
import { DUE_DILIGENCE, type DueDiligenceId } from './due-diligence-questions';
import { SubjectQuestion } from './subject-question';

const STEPS = stepsOf<DueDiligenceId>(
  DUE_DILIGENCE,
  { government: SubjectQuestion, lawsuits: SubjectQuestion, 'tax-payers': SubjectQuestion },
  DueDiligenceLines,
);

/** What every bank has to ask a company (R3.3.25). */
export function Form() {
  const t = useText();
  const word = useYesNoWord();
  const answers = useAnswers();
  return (
    <FormPage
      place="due-diligence"
      steps={STEPS}
      said={said(
        DILIGENCE_SUBJECTS.map(({ id, short, answer }) => ({
          id: 'onboarding.said.fact',
          words: { what: t(short) },
          parts: { answer: [id, word(answers[answer]).toLocaleLowerCase()] },
        })),
      )}
    />
  );
}
