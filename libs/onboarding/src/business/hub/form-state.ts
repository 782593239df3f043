import type { BusinessAnswers } from '../answers';
import type { BusinessForm, Problem } from '../business-form';

/** How far a form is. `none`: it may stay empty, and is. */
export type FormState = 'done' | 'wrong' | 'confirm' | 'missing' | 'notStarted' | 'none';

export interface FormNow {
  form: BusinessForm;
  state: FormState;
  problems: readonly Problem[];
}

/** The forms with what is left in each. @param today `YYYY-MM-DD` */
export const formsNow = (forms: readonly BusinessForm[], answers: BusinessAnswers, today: string): FormNow[] =>
  forms.map((form) => {
    const problems = form.problems(answers, today);
    return { form, problems, state: stateOf(form, form.isBegun(answers), problems) };
  });

function stateOf({ isOptional }: BusinessForm, isBegun: boolean, problems: readonly Problem[]): FormState {
  if (problems.length === 0) return isBegun ? 'done' : isOptional ? 'none' : 'notStarted';
  if (!isBegun) return 'notStarted';
  // What is wrong comes before what is to be said, and that before what only waits for a yes.
  return (
    (['wrong', 'missing', 'confirm'] as const).find((kind) => problems.some((one) => one.kind === kind)) ?? 'wrong'
  );
}

export const isDone = ({ state }: FormNow): boolean => state === 'done' || state === 'none';

/** Which form the one button leads to: one that is begun before one that is not. Null: all are done. */
export const nextForm = (forms: readonly FormNow[]): FormNow | null =>
  forms.find((one) => !isDone(one) && one.state !== 'notStarted') ?? forms.find((one) => !isDone(one)) ?? null;
