import { Text } from '@bank/i18n';
import type { StepQuestion } from '@bank/kit';
import { CountriesForm } from '../../taxed/countries-form';
import { US, withCountries } from '../../taxed/taxed';
import { business, type BusinessAnswers, useAnswers } from '../answers';

/** The countries that tax the company: the one of its registration to begin with; the United States by the answer before (R3.5.9). */
export function CountriesQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const answers = useAnswers();
  const isUs = answers.isUSTaxPayer === 'yes';
  const home = answers.registrationCountryCode;
  return (
    <CountriesForm
      question={question}
      label="kyc-tax.tax.companyCountries.label"
      said={answers}
      proposed={[...new Set([...(home === US && !isUs ? [] : [home]), ...answers.countries])]}
      without={isUs ? [] : [US]}
      fixed={isUs ? { [US]: <Text id="kyc-tax.tax.companyCountries.us" /> } : {}}
      onAnswer={(chosen) => business.keep({ ...withCountries(answers, chosen), areCountriesSaid: true })}
    >
      {!isUs && (
        <p className="text-muted text-sm">
          <Text id="kyc-tax.tax.companyCountries.noUs" />
        </p>
      )}
    </CountriesForm>
  );
}
