import { Text, useText } from '@bank/i18n';
import { chosen, StepForm, type StepQuestion } from '@bank/kit';
import { Banner, FormChoices } from '@bank/ui';
import * as z from 'zod/mini';
import { indiciaOf } from './indicia';
import { type PersonForm, withUsAnswer } from './person-answers';

const schema = z.object({ isUSTaxPayer: chosen() });

const WORDS = {
  birthplace: 'kyc-tax.tax.us.birthplace',
  citizenship: 'kyc-tax.tax.us.citizenship',
  address: 'kyc-tax.tax.us.address',
  phone: 'kyc-tax.tax.us.phone',
} as const;

/** Whether the United States tax them, wherever they live. */
export const usQuestion = (form: PersonForm) =>
  function UnitedStates<Answers>({ question }: { question: StepQuestion<Answers> }) {
    const t = useText();
    const answers = form.useAnswers();
    const indicia = indiciaOf(answers);
    const defaults: { isUSTaxPayer: string } = { isUSTaxPayer: answers.isUSTaxPayer };
    return (
      <StepForm
        question={question}
        schema={schema}
        defaults={defaults}
        onAnswer={({ isUSTaxPayer }) => form.keep(withUsAnswer(answers, isUSTaxPayer === 'yes' ? 'yes' : 'no'))}
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
  };
