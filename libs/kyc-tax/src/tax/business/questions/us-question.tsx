import { Text, useText } from '@bank/i18n';
import { chosen, StepForm, type StepQuestion } from '@bank/kit';
import { Banner, FormChoices } from '@bank/ui';
import * as z from 'zod/mini';
import { indiciaOf } from '../indicia';
import { business, type BusinessAnswers, useAnswers, withUsAnswer } from '../answers';

const schema = z.object({ isUSTaxPayer: chosen() });

const WORDS = {
  registration: 'kyc-tax.tax.companyUs.registration',
  address: 'kyc-tax.tax.companyUs.address',
  phone: 'kyc-tax.tax.companyUs.phone',
} as const;

/** Whether the United States tax the company; what speaks for it is the bank's own finding (R0.114). */
export function UsQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const t = useText();
  const answers = useAnswers();
  const indicia = indiciaOf(answers);
  const defaults: { isUSTaxPayer: string } = { isUSTaxPayer: answers.isUSTaxPayer };
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={defaults}
      onAnswer={({ isUSTaxPayer }) => business.keep(withUsAnswer(answers, isUSTaxPayer === 'yes' ? 'yes' : 'no'))}
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
          { id: 'no', label: t('kyc-tax.tax.companyUs.no') },
          { id: 'yes', label: t('kyc-tax.tax.companyUs.yes'), description: t('kyc-tax.tax.companyUs.yesNote') },
        ]}
      />
    </StepForm>
  );
}
