import { useText } from '@bank/i18n';
import { chosen, fieldMessage, optional, StepForm, type StepQuestion } from '@bank/kit';
import { FormChoices, FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { business, type BusinessAnswers, useAnswers } from '../answers';

/** As long as the bank keeps them. */
const MAX_MARKET = 80;
const MAX_TICKET = 16;

const schema = z
  .object({ isTraded: chosen(), market: optional(MAX_MARKET), ticket: optional(MAX_TICKET) })
  .check(({ value, issues }) => {
    if (value.isTraded !== 'yes') return;
    for (const field of ['market', 'ticket'] as const)
      if (value[field] === '')
        issues.push({ code: 'custom', path: [field], message: fieldMessage('kit.field.missing'), input: value });
  });

/** Whether its shares are traded, and where. */
export function TradedQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const t = useText();
  const { isPubliclyTraded, companySecurityMarket: market, companyTicket: ticket } = useAnswers();
  const defaults: z.output<typeof schema> = { isTraded: isPubliclyTraded, market, ticket };
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={defaults}
      onAnswer={(values) =>
        business.keep({
          isPubliclyTraded: values.isTraded === 'yes' ? 'yes' : 'no',
          companySecurityMarket: values.market,
          companyTicket: values.ticket,
        })
      }
    >
      <FormChoices
        name="isTraded"
        label={t(question.title)}
        isLabelHidden
        items={[
          { id: 'no', label: t('kit.stated.no') },
          {
            id: 'yes',
            label: t('kit.stated.yes'),
            more: (
              <>
                <FormTextField name="market" label={t('kyc-tax.tax.traded.market')} maxLength={MAX_MARKET} />
                <FormTextField name="ticket" label={t('kyc-tax.tax.traded.ticket')} maxLength={MAX_TICKET} />
              </>
            ),
          },
        ]}
      />
    </StepForm>
  );
}
