import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { chosen, StepForm, type StepQuestion } from '@bank/kit';
import { fatcaCrsCertificationPersonalGet, type UsIndicium } from '@bank/protocol/tax-personal';
import { Banner, FormChoices } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personal, type TaxAnswers, US, useAnswers, withUs } from '../answers';

const schema = z.object({ isUSTaxPayer: chosen() });

const WORDS = {
  birthplace: 'kyc-tax.tax.us.birthplace',
  citizenship: 'kyc-tax.tax.us.citizenship',
  address: 'kyc-tax.tax.us.address',
  phone: 'kyc-tax.tax.us.phone',
} as const;

/** What speaks for the United States: the bank's own finding, and what has been answered since (R0.114). */
function useIndicia({ countryOfBirth, citizenship }: TaxAnswers): readonly UsIndicium[] {
  const { data } = useQuery(query(fatcaCrsCertificationPersonalGet, undefined, { lazy: true }));
  const found = data?.fatcaCrsCertificationInfo.usIndicia ?? [];
  return [
    ...(countryOfBirth === US ? (['birthplace'] as const) : []),
    ...(citizenship.includes(US) ? (['citizenship'] as const) : []),
    ...found.filter((one) => one === 'address' || one === 'phone'),
  ];
}

/** Whether the United States tax them, wherever they live. */
export function UsQuestion({ question }: { question: StepQuestion<TaxAnswers> }) {
  const t = useText();
  const answers = useAnswers();
  const indicia = useIndicia(answers);
  const defaults: { isUSTaxPayer: string } = answers;
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ isUSTaxPayer: defaults.isUSTaxPayer }}
      onAnswer={({ isUSTaxPayer }) => personal.keep(withUs(answers, isUSTaxPayer === 'yes' ? 'yes' : 'no'))}
    >
      {indicia.length > 0 && (
        <Banner tone="info" title={<Text id="kyc-tax.tax.us.indicia" />}>
          <ul className="list-disc ps-5">
            {indicia.map((one) => (
              <li key={one}>
                <Text id={WORDS[one]} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <FormChoices
        name="isUSTaxPayer"
        label={t(question.title)}
        isLabelHidden
        items={[
          { id: 'no', label: t('kyc-tax.tax.us.no') },
          { id: 'yes', label: t('kyc-tax.tax.us.yes'), description: t('kyc-tax.tax.us.yesNote') },
        ]}
      />
      <p className="text-muted text-sm">
        <Text id="kyc-tax.tax.us.who" />
      </p>
    </StepForm>
  );
}
