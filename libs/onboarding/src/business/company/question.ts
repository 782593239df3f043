import type { MessageId } from '@bank/i18n';
import type { BusinessAnswers } from '../answers';
import type { Problem } from '../business-form';

/** A question of a form without its fields: the hub says what is missing before the form's code is here. */
export interface Question<Id extends string = string> {
  /** In the address. */
  id: Id;
  title: MessageId;
  help?: MessageId;
  isAsked?(answers: BusinessAnswers): boolean;
  isAnswered(answers: BusinessAnswers): boolean;
  /** What the hub says while there is no answer; its title unless said otherwise. */
  missing?(answers: BusinessAnswers): MessageId;
}

/** The last look of each form: it is seen, and never missing. */
export const REVIEW = 'review';

export const isAsked = (question: Question, answers: BusinessAnswers): boolean => question.isAsked?.(answers) ?? true;

/** What is asked and has no answer yet, in the order of the form. */
export const missingOf =
  (questions: readonly Question[]) =>
  (answers: BusinessAnswers): readonly Problem[] =>
    questions
      .filter((question) => isAsked(question, answers) && !question.isAnswered(answers))
      .map(({ id, title, missing }) => ({ id, kind: 'missing', text: missing?.(answers) ?? title, to: { q: id } }));
