import { type MessageId, useText } from '@bank/i18n';
import { chosen, fieldMessage, optionalName, type QuestionFrame, StepForm } from '@bank/kit';
import { FormChoices, FormTextField } from '@bank/ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';

/** A text that goes along with a yes, and how long the bank keeps it. */
export interface YesText {
  name: string;
  label: MessageId;
  max: number;
}

interface YesWithTextsProps {
  question: QuestionFrame;
  said: '' | 'yes' | 'no';
  texts: readonly YesText[];
  /** What is known of each text, by its name. */
  values: Readonly<Record<string, string>>;
  onAnswer(answer: 'yes' | 'no', values: Readonly<Record<string, string>>): void;
}

const schemaOf = (texts: readonly YesText[]) =>
  z
    .object({
      answer: chosen(),
      texts: z.object(Object.fromEntries(texts.map(({ name, max }) => [name, optionalName(max)]))),
    })
    .check(({ value, issues }) => {
      if (value.answer !== 'yes') return;
      for (const { name } of texts)
        if (!value.texts[name])
          issues.push({
            ...{ code: 'custom', path: ['texts', name], message: fieldMessage('kit.field.missing') },
            input: value,
          });
    });

/** A no, or a yes with the texts that belong to it. */
export function YesWithTexts({ question, said, texts, values, onAnswer }: YesWithTextsProps) {
  const t = useText();
  const schema = useMemo(() => schemaOf(texts), [texts]);
  const defaults: z.input<typeof schema> = { answer: said, texts: { ...values } };
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={defaults}
      onAnswer={(given) => onAnswer(given.answer === 'yes' ? 'yes' : 'no', given.texts)}
    >
      <FormChoices
        name="answer"
        label={t(question.title)}
        isLabelHidden
        items={[
          { id: 'no', label: t('kit.stated.no') },
          {
            id: 'yes',
            label: t('kit.stated.yes'),
            more: (
              <div className="grid gap-4">
                {texts.map(({ name, label, max }) => (
                  <FormTextField key={name} name={`texts.${name}`} label={t(label)} maxLength={max} />
                ))}
              </div>
            ),
          },
        ]}
      />
    </StepForm>
  );
}
