import { useText } from '@bank/i18n';
import {
  type Stated,
  StatedChoices,
  statedOf,
  statedSchema,
  statedValues,
  StepForm,
  type StepQuestion,
} from '@bank/kit';
import type { StatedEntry } from '@bank/protocol/dictionaries';
import { useMemo } from 'react';

interface StatedStepProps<Answers> {
  question: StepQuestion<Answers>;
  /** Of a dictionary: sources of funds, purposes of the account. */
  entries: readonly StatedEntry[];
  given: Stated;
  /** Which dictionary it is, where an earlier answer says so: what is typed for another one does not come back. */
  list?: string;
  onAnswer(stated: ReturnType<typeof statedOf>): void;
}

/** Some of a dictionary's entries; what an entry asks stands under it once it is chosen (R3.3.20). */
export function StatedStep<Answers>({ question, entries, given, list = '', onAnswer }: StatedStepProps<Answers>) {
  const t = useText();
  const schema = useMemo(() => statedSchema(entries), [entries]);
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={statedValues(entries, given)}
      draftOf={{ choice: list, fields: ['chosen', 'notes'] }}
      onAnswer={(values) => onAnswer(statedOf(entries, values))}
    >
      <StatedChoices label={t(question.title)} entries={entries} />
    </StepForm>
  );
}
