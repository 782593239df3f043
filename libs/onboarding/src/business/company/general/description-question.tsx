import { Text, useText } from '@bank/i18n';
import { needed, optional, StepForm } from '@bank/kit';
import { FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

const DESCRIPTION_MAX = 500;
const schema = z.object({ description: needed(DESCRIPTION_MAX), website: optional(200) });

export function DescriptionQuestion({ question }: { question: Step }) {
  const t = useText();
  const { description, website } = useAnswers();
  return (
    <StepForm question={question} schema={schema} defaults={{ description, website }} onAnswer={business.keep}>
      <FormTextField name="description" maxLength={DESCRIPTION_MAX} label={t('onboarding.general.what')} />
      <FormTextField
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        label={t('onboarding.general.website')}
        description={<Text id="kit.field.optional" />}
      />
    </StepForm>
  );
}
