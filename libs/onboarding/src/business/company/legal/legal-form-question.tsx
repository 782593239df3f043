import { Text, useText } from '@bank/i18n';
import { neededName, StepForm } from '@bank/kit';
import { FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

const schema = z.object({ legalForm: neededName(80) });

export function LegalFormQuestion({ question }: { question: Step }) {
  const t = useText();
  const { legalForm } = useAnswers();
  return (
    <StepForm question={question} schema={schema} defaults={{ legalForm }} onAnswer={business.keep}>
      <FormTextField
        name="legalForm"
        autoComplete="off"
        label={t('onboarding.legal.formLabel')}
        description={<Text id="onboarding.legal.formHelp" />}
      />
    </StepForm>
  );
}
