import { useText } from '@bank/i18n';
import { chosen, fieldMessage, optional, StepForm, type StepQuestion } from '@bank/kit';
import { FormChoices, FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { business, type BusinessAnswers, useAnswers } from '../answers';

/** As long as the bank keeps them. */
const MAX = { name: 120, market: 80, ticket: 16 } as const;
const FIELDS = ['name', 'market', 'ticket'] as const;

const LABELS = {
  name: 'kyc-tax.tax.related.name',
  market: 'kyc-tax.tax.traded.market',
  ticket: 'kyc-tax.tax.traded.ticket',
} as const;

const schema = z
  .object({
    isRelated: chosen(),
    name: optional(MAX.name),
    market: optional(MAX.market),
    ticket: optional(MAX.ticket),
  })
  .check(({ value, issues }) => {
    if (value.isRelated !== 'yes') return;
    for (const field of FIELDS)
      if (value[field] === '')
        issues.push({ code: 'custom', path: [field], message: fieldMessage('kit.field.missing'), input: value });
  });

/** Whether it belongs together with a company whose shares are traded, and with which. */
export function RelatedQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const t = useText();
  const { isOwnPubliclyTradedCompany, ownedName: name, ownedMarket: market, ownedTicket: ticket } = useAnswers();
  const defaults: z.output<typeof schema> = { isRelated: isOwnPubliclyTradedCompany, name, market, ticket };
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={defaults}
      onAnswer={(values) =>
        business.keep({
          isOwnPubliclyTradedCompany: values.isRelated === 'yes' ? 'yes' : 'no',
          ownedName: values.name,
          ownedMarket: values.market,
          ownedTicket: values.ticket,
        })
      }
    >
      <FormChoices
        name="isRelated"
        label={t(question.title)}
        isLabelHidden
        items={[
          { id: 'no', label: t('kit.stated.no') },
          {
            id: 'yes',
            label: t('kit.stated.yes'),
            more: FIELDS.map((field) => (
              <FormTextField key={field} name={field} label={t(LABELS[field])} maxLength={MAX[field]} />
            )),
          },
        ]}
      />
    </StepForm>
  );
}
