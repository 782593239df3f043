import { type MessageId, Text, useText } from '@bank/i18n';
import { chosen, type QuestionFrame, StepForm } from '@bank/kit';
import { Banner, FormChoices } from '@bank/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

const schema = z.object({ isUSTaxPayer: chosen() });

interface UsFormProps {
  question: QuestionFrame;
  said: '' | 'yes' | 'no';
  /** What speaks for the United States, in words (R0.114). */
  indicia: readonly MessageId[];
  /** The bank knows some of it by itself, against the answers or from before. */
  isRecorded?: boolean;
  no: MessageId;
  yes: MessageId;
  yesNote: MessageId;
  onAnswer(answer: 'yes' | 'no'): void;
  /** Below the choice. */
  children?: ReactNode;
}

/** Whether the United States tax a person or a company, below what speaks for it. */
export function UsForm({
  question,
  said,
  indicia,
  isRecorded = false,
  no,
  yes,
  yesNote,
  onAnswer,
  children,
}: UsFormProps) {
  const t = useText();
  const defaults: { isUSTaxPayer: string } = { isUSTaxPayer: said };
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={defaults}
      onAnswer={({ isUSTaxPayer }) => onAnswer(isUSTaxPayer === 'yes' ? 'yes' : 'no')}
    >
      {indicia.length > 0 && (
        <Banner tone="info" title={<Text id="kyc-tax.tax.us.indicia" />}>
          <ul className="list-disc ps-5">
            {indicia.map((one) => (
              <li key={one}>
                <Text id={one} />
              </li>
            ))}
          </ul>
          {isRecorded && (
            <p className="mt-2">
              <Text id="kyc-tax.tax.us.recorded" />
            </p>
          )}
        </Banner>
      )}
      <FormChoices
        name="isUSTaxPayer"
        label={t(question.title)}
        isLabelHidden
        items={[
          { id: 'no', label: t(no) },
          { id: 'yes', label: t(yes), description: t(yesNote) },
        ]}
      />
      {children}
    </StepForm>
  );
}
