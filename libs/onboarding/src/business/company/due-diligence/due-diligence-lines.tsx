import { AnswerList, DILIGENCE_SUBJECTS } from '@bank/kit';
import { useAnswers } from '../../answers';
import { useYesNoWord } from '../yes-no';

/** The three answers, a yes with its details. */
export function DueDiligenceLines() {
  const word = useYesNoWord();
  const answers = useAnswers();
  return (
    <AnswerList
      lines={DILIGENCE_SUBJECTS.map(({ id, short, answer, details }) => [
        id,
        short,
        word(answers[answer], answers[details]),
      ])}
    />
  );
}
