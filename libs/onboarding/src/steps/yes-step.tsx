import { useText } from '@bank/i18n';
import { fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { FormChoices, FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { chosen, optional } from '../fields';

const MOST = 500;

export interface YesOption {
  value: string;
  name: string;
  /** What its choice is asked. */
  ask?: string | undefined;
}

const schemaFor = (options: readonly YesOption[]) =>
  z.object({ answer: chosen(), details: optional(MOST) }).check(
    z.refine(({ answer, details }) => details !== '' || askOf(options, answer) === undefined, {
      error: fieldMessage('kit.field.missing'),
      path: ['details'],
    }),
  );

const askOf = (options: readonly YesOption[], answer: string) => options.find(({ value }) => value === answer)?.ask;

interface YesStepProps<Answers> {
  question: StepQuestion<Answers>;
  /** '' before the answer. */
  answer: string;
  details: string;
  options: readonly YesOption[];
  /** Without a question there are no details. */
  onAnswer(answer: string, details: string): void;
}

/** Yes or no; a yes is asked for its details. */
export function YesStep<Answers>({ question, answer, details, options, onAnswer }: YesStepProps<Answers>) {
  const t = useText();
  return (
    <StepForm
      question={question}
      schema={schemaFor(options)}
      defaults={{ answer, details }}
      onAnswer={(given) => onAnswer(given.answer, askOf(options, given.answer) === undefined ? '' : given.details)}
    >
      <FormChoices
        name="answer"
        label={t(question.title)}
        isLabelHidden
        items={options.map(({ value, name, ask }) => ({
          id: value,
          label: name,
          ...(ask !== undefined && { more: <FormTextField name="details" label={ask} maxLength={MOST} /> }),
        }))}
      />
    </StepForm>
  );
}
