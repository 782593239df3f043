import { useText } from '@bank/i18n';
import { chosen, StepForm, type StepQuestion } from '@bank/kit';
import { FormChoices } from '@bank/ui';
import * as z from 'zod/mini';
import { business, type BusinessAnswers, useAnswers } from '../answers';
import type { YesNoQuestion } from '../entity-table';

const schema = z.object({ answer: chosen() });

/** One question of the table that takes a yes or a no and nothing with it (R0.116). */
export const yesNoQuestion = (id: YesNoQuestion) =>
  function Ask({ question }: { question: StepQuestion<BusinessAnswers> }) {
    const t = useText();
    const answers = useAnswers();
    const defaults: { answer: string } = { answer: answers[id] };
    return (
      <StepForm
        question={question}
        schema={schema}
        defaults={defaults}
        onAnswer={({ answer }) => business.keep({ [id]: answer === 'yes' ? 'yes' : 'no' })}
      >
        <FormChoices
          name="answer"
          label={t(question.title)}
          isLabelHidden
          items={[
            { id: 'no', label: t('kit.stated.no') },
            { id: 'yes', label: t('kit.stated.yes') },
          ]}
        />
      </StepForm>
    );
  };
