import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, chosen, StepForm, type StepQuestion } from '@bank/kit';
import { estimatedMonthlyDeposits } from '@bank/protocol/dictionaries';
import { FormChoices } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

const schema = z.object({ deposit: chosen() });

export function DepositQuestion({ question }: { question: StepQuestion<PersonalAnswers> }) {
  const t = useText();
  const { deposit } = useAnswers();
  return (
    <Answer of={useQuery(query(estimatedMonthlyDeposits, undefined, { lazy: true }))}>
      {({ deposits }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ deposit }}
          onAnswer={(values) => personal.keep(values)}
        >
          <FormChoices
            name="deposit"
            label={t(question.title)}
            isLabelHidden
            items={deposits.map(({ id, name }) => ({ id: String(id), label: name }))}
          />
        </StepForm>
      )}
    </Answer>
  );
}
