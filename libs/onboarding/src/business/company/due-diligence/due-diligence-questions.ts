import { DILIGENCE_SUBJECTS, filled } from '@bank/kit';
import type { Question } from '../question';

export type DueDiligenceId = (typeof DILIGENCE_SUBJECTS)[number]['id'];

/** R3.3.25: three questions, each yes with its details. */
export const DUE_DILIGENCE: readonly Question<DueDiligenceId>[] = DILIGENCE_SUBJECTS.map(
  ({ id, question, answer }) => ({
    ...{ id, title: question, isAnswered: filled(answer) },
  }),
);
