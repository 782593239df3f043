import type { StepQuestion } from '@bank/kit';
import { NumberForm } from '../../taxed/number-form';
import { withCountry } from '../../taxed/taxed';
import { business, type BusinessAnswers, personTaxed, useAnswers, withPerson } from '../answers';
import { personOfQuestion } from '../person-question-id';

/** The number of a person who controls the company, in one of their countries. */
export function PersonNumberQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const { personId, countryCode } = personOfQuestion(question);
  return (
    <NumberForm
      question={question}
      countryCode={countryCode}
      variant="tinPersonal"
      said={personTaxed(useAnswers(), personId)}
      onAnswer={(answer) => {
        const { answers } = business.store.getState();
        business.keep(withPerson(answers, personId, withCountry(personTaxed(answers, personId), countryCode, answer)));
      }}
    />
  );
}
