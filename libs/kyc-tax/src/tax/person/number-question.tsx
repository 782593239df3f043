import type { StepQuestion } from '@bank/kit';
import { NumberForm } from '../taxed/number-form';
import { countryOfQuestion } from '../taxed/number-question-id';
import { withCountry } from '../taxed/taxed';
import type { PersonForm } from './person-answers';

/** The number of a person in one of their countries. */
export const numberOfPerson = (form: PersonForm) =>
  function TaxNumber<Answers>({ question }: { question: StepQuestion<Answers> }) {
    const answers = form.useAnswers();
    const code = countryOfQuestion(question);
    return (
      <NumberForm
        question={question}
        countryCode={code}
        variant="tinPersonal"
        said={answers}
        onAnswer={(answer) => form.keep(withCountry(form.latest(), code, answer))}
      />
    );
  };
