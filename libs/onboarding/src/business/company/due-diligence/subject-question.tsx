import { useText } from '@bank/i18n';
import { DILIGENCE_SUBJECTS, useYesNo } from '@bank/kit';
import { YesStep } from '../../../steps/yes-step';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

/** One of the three: yes with its details, or no. */
export function SubjectQuestion({ question }: { question: Step }) {
  const t = useText();
  const answers = useAnswers();
  const subject = DILIGENCE_SUBJECTS.find(({ id }) => id === question.id);
  const options = useYesNo(subject && t(subject.ask));
  if (!subject) return null;
  const { answer, details } = subject;
  return (
    <YesStep
      question={question}
      answer={answers[answer]}
      details={answers[details]}
      options={options}
      onAnswer={(given, more) => business.keep({ [answer]: given, [details]: more })}
    />
  );
}
