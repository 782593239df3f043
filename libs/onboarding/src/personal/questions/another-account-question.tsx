import type { StepQuestion } from '@bank/kit';
import { AnotherAccountStep } from '../../steps/another-account-step';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

export function AnotherAccountQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  return (
    <AnotherAccountStep question={question} customerType="personal" given={useAnswers()} onAnswer={personal.keep} />
  );
}
