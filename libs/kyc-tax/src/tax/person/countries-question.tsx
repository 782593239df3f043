import { Text } from '@bank/i18n';
import type { StepQuestion } from '@bank/kit';
import { Fold } from '@bank/ui';
import { CountriesForm } from '../taxed/countries-form';
import { US, withCountries } from '../taxed/taxed';
import type { PersonForm } from './person-answers';

/** The countries that tax them: the one that they live in to begin with; the United States by the answer before (R3.5.9). */
export const countriesQuestion = (form: PersonForm) =>
  function Countries<Answers>({ question }: { question: StepQuestion<Answers> }) {
    const answers = form.useAnswers();
    const home = form.useHome();
    const isUs = answers.isUSTaxPayer === 'yes';
    const proposed = [
      ...new Set([...(home === undefined || (home === US && !isUs) ? [] : [home]), ...answers.countries]),
    ];
    return (
      <CountriesForm
        // What is proposed comes with the address.
        key={home}
        question={question}
        label="kyc-tax.tax.countries.label"
        said={answers}
        proposed={proposed}
        without={isUs ? [] : [US]}
        fixed={isUs ? { [US]: <Text id="kyc-tax.tax.countries.us" /> } : {}}
        onAnswer={(chosen) => form.keep({ ...withCountries(answers, chosen), areCountriesSaid: true })}
      >
        {!isUs && (
          <p className="text-muted text-sm">
            <Text id="kyc-tax.tax.countries.noUs" />
          </p>
        )}
        <Fold title={<Text id="kyc-tax.tax.countries.who" />}>
          <p>
            <Text id="kyc-tax.tax.countries.whoHelp" />
          </p>
        </Fold>
      </CountriesForm>
    );
  };
