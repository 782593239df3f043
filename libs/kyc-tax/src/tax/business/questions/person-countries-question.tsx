import { Text } from '@bank/i18n';
import type { StepQuestion } from '@bank/kit';
import { Fold } from '@bank/ui';
import { CountriesForm } from '../../taxed/countries-form';
import { withCountries } from '../../taxed/taxed';
import { business, type BusinessAnswers, personTaxed, useAnswers, withPerson } from '../answers';
import { personOfQuestion } from '../person-question-id';

/** The countries that tax a person who controls the company; the country of the company to begin with. */
export function PersonCountriesQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const answers = useAnswers();
  const { personId } = personOfQuestion(question);
  const taxed = personTaxed(answers, personId);
  return (
    <CountriesForm
      question={question}
      label="kyc-tax.tax.person.label"
      said={taxed}
      proposed={[answers.registrationCountryCode]}
      onAnswer={(chosen) =>
        business.keep(withPerson(answers, personId, { ...withCountries(taxed, chosen), areCountriesSaid: true }))
      }
    >
      <Fold title={<Text id="kyc-tax.tax.countries.who" />}>
        <p>
          <Text id="kyc-tax.tax.countries.whoHelp" />
        </p>
      </Fold>
    </CountriesForm>
  );
}
