import { useText } from '@bank/i18n';
import { chosen, fieldMessage, NO, optional, optionalName, StepForm, YES } from '@bank/kit';
import { FormChoices, FormTextField } from '@bank/ui';
import * as z from 'zod/mini';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

const missing = fieldMessage('kit.field.missing');

/** Both of a financial institution, and of nobody else. */
const schema = z
  .object({ isFinancialInstitution: chosen(), regulator: optionalName(120), licenceNumber: optional(60) })
  .check(
    z.refine(({ isFinancialInstitution, regulator }) => isFinancialInstitution !== YES || regulator !== '', {
      ...{ error: missing, path: ['regulator'] },
    }),
    z.refine(({ isFinancialInstitution, licenceNumber }) => isFinancialInstitution !== YES || licenceNumber !== '', {
      ...{ error: missing, path: ['licenceNumber'] },
    }),
  );

export function InstitutionQuestion({ question }: { question: Step }) {
  const t = useText();
  const { isFinancialInstitution, regulator, licenceNumber } = useAnswers();
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ isFinancialInstitution, regulator, licenceNumber }}
      onAnswer={(given) =>
        business.keep(given.isFinancialInstitution === YES ? given : { ...given, regulator: '', licenceNumber: '' })
      }
    >
      <FormChoices
        name="isFinancialInstitution"
        label={t(question.title)}
        isLabelHidden
        items={[
          {
            id: YES,
            label: t('kit.stated.yes'),
            more: (
              <div className="grid gap-4">
                <FormTextField name="regulator" autoComplete="off" label={t('onboarding.legal.regulator')} />
                <FormTextField name="licenceNumber" autoComplete="off" label={t('onboarding.legal.licence')} />
              </div>
            ),
          },
          { id: NO, label: t('kit.stated.no') },
        ]}
      />
    </StepForm>
  );
}
