import type { StepQuestion } from '@bank/kit';
import { NumberForm } from '../../taxed/number-form';
import { countryOfQuestion } from '../../taxed/number-question-id';
import { withCountry } from '../../taxed/taxed';
import { business, type BusinessAnswers, useAnswers } from '../answers';

/** The number of the company in one of its countries. */
export function NumberQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const answers = useAnswers();
  const code = countryOfQuestion(question);
  return (
    <NumberForm
      question={question}
      countryCode={code}
      variant="tinBusiness"
      said={answers}
      onAnswer={(answer) => business.keep(withCountry(business.store.getState().answers, code, answer))}
    />
  );
}
