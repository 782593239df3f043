import { EmailStep } from '../../../steps/email-step';
import { PhoneStep } from '../../../steps/phone-step';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

/** The letter that activates the account goes there. */
export const EmailQuestion = ({ question }: { question: Step }) => (
  <EmailStep question={question} email={useAnswers().email} onAnswer={business.keep} />
);

export const PhoneQuestion = ({ question }: { question: Step }) => (
  <PhoneStep question={question} phone={useAnswers()} onAnswer={business.keep} />
);
