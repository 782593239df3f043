import { AnswerList } from '../../../told/answer-list';
import { useAnswers } from '../../answers';
import { useYesNoWord } from '../yes-no';
import { SUBJECTS } from './subjects';

/** The three answers, a yes with its details. */
export function DueDiligenceLines() {
  const word = useYesNoWord();
  const answers = useAnswers();
  return (
    <AnswerList
      lines={SUBJECTS.map(({ id, short, answer, details }) => [id, short, word(answers[answer], answers[details])])}
    />
  );
}
