import type { StepQuestion } from '@bank/kit';
import { PhoneStep } from '../../steps/phone-step';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

/** Nothing is sent to it before the first sign-in (R0.41). */
export function PhoneQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  return <PhoneStep question={question} phone={useAnswers()} help="onboarding.phone.help" onAnswer={personal.keep} />;
}
