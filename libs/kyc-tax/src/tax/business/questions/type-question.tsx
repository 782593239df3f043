import { useText } from '@bank/i18n';
import { chosen, StepForm, type StepQuestion } from '@bank/kit';
import { entityType } from '@bank/protocol/tax-business';
import { FormChoices } from '@bank/ui';
import * as z from 'zod/mini';
import { business, type BusinessAnswers, useAnswers } from '../answers';

const schema = z.object({ entityType: chosen() });

const WORDS = {
  general: { label: 'kyc-tax.tax.entity.general', note: 'kyc-tax.tax.entity.generalNote' },
  investment: { label: 'kyc-tax.tax.entity.investment', note: 'kyc-tax.tax.entity.investmentNote' },
  'financial-institution': { label: 'kyc-tax.tax.entity.institution', note: 'kyc-tax.tax.entity.institutionNote' },
} as const;

/** Most companies first. */
const ORDER = ['general', 'investment', 'financial-institution'] as const satisfies typeof entityType.options;

/** What kind of company it is: what is asked next hangs on it (R0.116). */
export function TypeQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const t = useText();
  const { entityType: said } = useAnswers();
  const defaults: { entityType: string } = { entityType: said };
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={defaults}
      onAnswer={(values) => {
        const type = entityType.safeParse(values.entityType).data;
        if (type !== undefined) business.keep({ entityType: type });
      }}
    >
      <FormChoices
        name="entityType"
        label={t(question.title)}
        isLabelHidden
        items={ORDER.map((id) => ({ id, label: t(WORDS[id].label), description: t(WORDS[id].note) }))}
      />
    </StepForm>
  );
}
