import { Text, useText } from '@bank/i18n';
import { fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import { giinMissingReason } from '@bank/protocol/tax-business';
import { Fold, FormChoices, FormTextField } from '@bank/ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { business, type BusinessAnswers, useAnswers } from '../answers';

/** As the United States give it out: `XXXXXX.XXXXX.XX.XXX` (R0.116). */
const GIIN = /^[A-Z0-9]{6}\.[A-Z0-9]{5}\.[A-Z]{2}\.[0-9]{3}$/;
const LENGTH = 19;

const WORDS = {
  applied: 'kyc-tax.tax.giin.applied',
  exempt: 'kyc-tax.tax.giin.exempt',
  sponsored: 'kyc-tax.tax.giin.sponsored',
  notRegistered: 'kyc-tax.tax.giin.notRegistered',
} as const;

const schema = z
  .object({ giin: z.string().check(z.trim(), z.toUpperCase()), reason: z.string() })
  .check(({ value, issues }) => {
    if (value.reason !== '') return;
    const message =
      value.giin === '' ? 'kyc-tax.tax.giin.missing' : GIIN.test(value.giin) ? null : 'kyc-tax.tax.giin.wrong';
    if (message !== null) issues.push({ code: 'custom', path: ['giin'], message: fieldMessage(message), input: value });
  });
type Values = z.output<typeof schema>;

/** The number of a financial institution at the tax office of the United States, or why there is none. */
export function GiinQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const t = useText();
  const { giin, giinMissingReason: reason } = useAnswers();
  const defaults: Values = { giin, reason };
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={defaults}
      onAnswer={(values) =>
        business.keep({ giin: values.giin, giinMissingReason: giinMissingReason.safeParse(values.reason).data ?? '' })
      }
    >
      <FormTextField
        name="giin"
        label="GIIN"
        placeholder="XXXXXX.XXXXX.XX.XXX"
        maxLength={LENGTH}
        autoComplete="off"
        description={t('kyc-tax.tax.giin.find')}
      />
      <WithoutGiin />
    </StepForm>
  );
}

/** A reason takes the place of the number, and the number that of a reason. */
function WithoutGiin() {
  const t = useText();
  const reason = useWatch<Values, 'reason'>({ name: 'reason' });
  const { watch, setValue, clearErrors } = useFormContext<Values>();
  useEffect(() => {
    const { unsubscribe } = watch(({ giin = '', reason: why = '' }, { name }) => {
      if (giin === '' || why === '' || name === undefined) return;
      const other = name === 'giin' ? 'reason' : 'giin';
      setValue(other, '');
      clearErrors(other);
    });
    return unsubscribe;
  }, [watch, setValue, clearErrors]);
  return (
    <Fold title={<Text id="kyc-tax.tax.giin.without" />} isFilled={reason !== ''}>
      <FormChoices
        name="reason"
        label={t('kyc-tax.tax.giin.without')}
        isLabelHidden
        items={giinMissingReason.options.map((id) => ({ id, label: t(WORDS[id]) }))}
      />
    </Fold>
  );
}
