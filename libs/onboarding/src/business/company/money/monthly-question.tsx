import { query } from '@bank/api-client';
import { Answer, MonthlyFields, monthlySchema, monthlyValues, StepForm } from '@bank/kit';
import { currencies } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

export function MonthlyQuestion({ question }: { question: Step }) {
  const { deposit, depositCurrency, withdrawal, withdrawalCurrency } = useAnswers();
  return (
    <Answer of={useQuery(query(currencies, undefined, { lazy: true }))}>
      {({ currencies: all }) => (
        <StepForm
          question={question}
          schema={monthlySchema}
          defaults={monthlyValues({ deposit, depositCurrency, withdrawal, withdrawalCurrency })}
          onAnswer={business.keep}
        >
          <MonthlyFields currencies={all} />
        </StepForm>
      )}
    </Answer>
  );
}
