import type { StepQuestion } from '@bank/kit';
import type { ComponentType } from 'react';
import type { BusinessAnswers } from '../answers';
import { type Question, REVIEW } from './question';
import { ReviewStep } from './review-step';

export type Step = StepQuestion<BusinessAnswers>;
/** The fields of a question. */
export type AskOf = ComponentType<{ question: Step }>;

/** Company and people: the first part of the plan. */
const PART = 0;

/**
 * The questions of a form with their fields, and the last look at its answers.
 * @param Lines all answers of the form once more
 */
export const stepsOf = <Id extends string>(
  questions: readonly Question<Id>[],
  asks: Readonly<Record<Id, AskOf>>,
  Lines: ComponentType,
): readonly Step[] => [
  ...questions.map((question) => ({ ...question, part: PART, Ask: asks[question.id] })),
  {
    id: REVIEW,
    part: PART,
    title: 'onboarding.check.title',
    help: 'onboarding.check.help',
    isAnswered: () => false,
    Ask: ({ question }) => (
      <ReviewStep question={question}>
        <Lines />
      </ReviewStep>
    ),
  },
];
