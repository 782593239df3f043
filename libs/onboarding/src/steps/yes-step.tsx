import { useText } from '@bank/i18n';
import { StepForm, type StepQuestion, YesFields, type YesOption, yesSchema } from '@bank/kit';

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
  const isAsked = (given: string) => options.find(({ value }) => value === given)?.ask !== undefined;
  return (
    <StepForm
      question={question}
      schema={yesSchema(isAsked)}
      defaults={{ answer, details }}
      onAnswer={(given) => onAnswer(given.answer, isAsked(given.answer) ? given.details : '')}
    >
      <YesFields label={t(question.title)} isLabelHidden options={options} />
    </StepForm>
  );
}
