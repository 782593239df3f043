import { Text, useText } from '@bank/i18n';
import { neededName, optionalName, StepForm } from '@bank/kit';
import { FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

const schema = z.object({ name: neededName(120), tradingName: optionalName(120) });

export function NamesQuestion({ question }: { question: Step }) {
  const t = useText();
  const { name, tradingName } = useAnswers();
  return (
    <StepForm question={question} schema={schema} defaults={{ name, tradingName }} onAnswer={business.keep}>
      <FormTextField name="name" autoComplete="organization" label={t('onboarding.general.legalName')} />
      <FormTextField
        name="tradingName"
        autoComplete="off"
        label={t('onboarding.general.tradingName')}
        description={<Text id="kit.field.optional" />}
      />
    </StepForm>
  );
}
