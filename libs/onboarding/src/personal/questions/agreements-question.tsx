import type { StepQuestion } from '@bank/kit';
import { AgreementsStep } from '../../steps/agreements-step';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

export function AgreementsQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  return <AgreementsStep question={question} agreements={useAnswers().agreements} onAnswer={personal.keep} />;
}
