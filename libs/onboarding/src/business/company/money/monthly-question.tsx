import { query } from '@bank/api-client';
import { type MessageId, useLocale, useText } from '@bank/i18n';
import { Answer, CurrencyUnit, fieldMessage, StepForm } from '@bank/kit';
import { decimalsOf, isAmount, isNegative } from '@bank/money';
import { currencies } from '@bank/protocol/dictionaries';
import { FormAmountField, useFieldValue } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

const USUAL = 'EUR';

const isSome = (amount: string, currency: string): boolean =>
  isAmount(amount) && !isNegative(amount) && (amount.split('.')[1]?.length ?? 0) <= decimalsOf(currency);

const wrong = fieldMessage('onboarding.money.wrong');

/** Zero is an answer: a company may have no money going out yet. */
const schema = z
  .object({ deposit: z.string(), depositCurrency: z.string(), withdrawal: z.string(), withdrawalCurrency: z.string() })
  .check(
    z.refine(({ deposit, depositCurrency }) => isSome(deposit, depositCurrency), { error: wrong, path: ['deposit'] }),
    z.refine(({ withdrawal, withdrawalCurrency }) => isSome(withdrawal, withdrawalCurrency), {
      ...{ error: wrong, path: ['withdrawal'] },
    }),
  );

export function MonthlyQuestion({ question }: { question: Step }) {
  const { deposit, depositCurrency, withdrawal, withdrawalCurrency } = useAnswers();
  return (
    <Answer of={useQuery(query(currencies, undefined, { lazy: true }))}>
      {({ currencies: all }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{
            ...{ deposit, depositCurrency: depositCurrency || USUAL },
            ...{ withdrawal, withdrawalCurrency: withdrawalCurrency || USUAL },
          }}
          onAnswer={business.keep}
        >
          <MonthlyField
            name="deposit"
            label="onboarding.check.deposit"
            currencyLabel="onboarding.money.depositCurrency"
            codes={all.map(({ currencyCode }) => currencyCode)}
          />
          <MonthlyField
            name="withdrawal"
            label="onboarding.money.withdrawal"
            currencyLabel="onboarding.money.withdrawalCurrency"
            codes={all.map(({ currencyCode }) => currencyCode)}
          />
        </StepForm>
      )}
    </Answer>
  );
}

interface MonthlyFieldProps {
  name: 'deposit' | 'withdrawal';
  label: MessageId;
  currencyLabel: MessageId;
  codes: readonly string[];
}

function MonthlyField({ name, label, currencyLabel, codes }: MonthlyFieldProps) {
  const t = useText();
  const locale = useLocale();
  const currency = String(useFieldValue(`${name}Currency`));
  return (
    <FormAmountField
      name={name}
      label={t(label)}
      currency={currency}
      locale={locale}
      decimals={decimalsOf(currency)}
      unit={<CurrencyUnit currencies={codes} name={`${name}Currency`} label={t(currencyLabel)} />}
    />
  );
}
