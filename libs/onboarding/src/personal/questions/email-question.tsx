import type { StepQuestion } from '@bank/kit';
import { EmailStep } from '../../steps/email-step';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

/** The address to log in with. */
export function EmailQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  const { email } = useAnswers();
  return <EmailStep question={question} email={email} onAnswer={personal.keep} />;
}
