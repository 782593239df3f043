import { said, useConjoined } from '@bank/kit';
import { useText } from '@bank/i18n';
import { FormPage } from '../form-page';
import { stepsOf } from '../steps-of';
import { IndustryQuestion } from './industry-question';
import { MoneyLines } from './money-lines';
import { MONEY, type MoneyId } from './money-questions';
import { MonthlyQuestion } from './monthly-question';
import { AnotherAccountQuestion, PurposesQuestion, SourcesQuestion } from './stated-questions';
import { useMoneyNames } from './use-money-names';

const STEPS = stepsOf<MoneyId>(
  MONEY,
  {
    industry: IndustryQuestion,
    monthly: MonthlyQuestion,
    sources: SourcesQuestion,
    purposes: PurposesQuestion,
    'another-account': AnotherAccountQuestion,
  },
  MoneyLines,
);

/** What goes in and out, and where it comes from (R3.3.13). */
export function Form() {
  const t = useText();
  const list = useConjoined();
  const { industry, deposit, withdrawal, sources, purposes } = useMoneyNames();
  return (
    <FormPage
      place="money"
      steps={STEPS}
      said={said([
        {
          id: 'onboarding.said.fact',
          words: { what: t('kit.stated.industry') },
          parts: { answer: ['industry', industry] },
        },
        {
          id: 'onboarding.said.monthly',
          parts: { deposit: ['monthly', deposit], withdrawal: ['monthly', withdrawal] },
        },
        { id: 'onboarding.said.ourMoney', parts: { sources: ['sources', list(sources)] } },
        { id: 'onboarding.said.ourPurpose', parts: { purposes: ['purposes', list(purposes)] } },
      ])}
    />
  );
}
