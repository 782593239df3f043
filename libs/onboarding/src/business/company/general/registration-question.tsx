import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  Answer,
  chosen,
  CountryField,
  DayField,
  fieldMessage,
  isTaxDummy,
  needed,
  optional,
  StepForm,
  TAX_DUMMY,
} from '@bank/kit';
import { countries } from '@bank/protocol/dictionaries';
import { Banner, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { pastDay, today } from '../../../days';
import { business, ROOT, useAnswers } from '../../answers';
import { withTaxId } from '../../people/party';
import type { Step } from '../steps-of';
import { isTaxIdLost } from './general-questions';

const schema = z
  .object({
    registrationCountry: chosen(),
    registrationNumber: needed(40),
    registrationDate: pastDay().check(z.minLength(1, fieldMessage('kit.field.missing'))),
    taxId: optional(30),
  })
  .check(
    z.refine(({ taxId, registrationCountry }) => !isTaxDummy(taxId, registrationCountry, 'tinBusiness'), {
      error: TAX_DUMMY,
      path: ['taxId'],
    }),
  );

function keep({ taxId, ...registration }: z.output<typeof schema>): void {
  const { answers } = business.store.getState();
  // Left empty, one that was lost with the page is given up: the bank takes it later.
  const given = taxId === '' ? { ...answers, taxIdsOf: answers.taxIdsOf.filter((id) => id !== ROOT) } : answers;
  business.keep({ ...registration, ...withTaxId(given, ROOT, taxId) });
}

/** The tax number lives in this page only: a reload loses it and nothing else (R0.25). */
export function RegistrationQuestion({ question }: { question: Step }) {
  const t = useText();
  const answers = useAnswers();
  const { registrationCountry, registrationNumber, registrationDate, taxIds } = answers;
  return (
    <Answer of={useQuery(query(countries, undefined, { lazy: true }))}>
      {({ countries: all }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ registrationCountry, registrationNumber, registrationDate, taxId: taxIds[ROOT] ?? '' }}
          onAnswer={keep}
        >
          {isTaxIdLost(answers) && (
            <Banner tone="info" title={<Text id="onboarding.general.taxIdAgain" />}>
              <Text id="onboarding.general.taxIdAgainHelp" />
            </Banner>
          )}
          <CountryField
            name="registrationCountry"
            label={t('onboarding.general.country')}
            places={all}
            drops={['registrationNumber', 'taxId']}
          />
          <FormTextField name="registrationNumber" autoComplete="off" label={t('onboarding.general.number')} />
          <DayField name="registrationDate" max={today()} label={t('onboarding.general.date')} />
          <FormTextField
            name="taxId"
            autoComplete="off"
            label={t('onboarding.general.taxId')}
            description={<Text id="onboarding.general.taxIdHelp" />}
          />
        </StepForm>
      )}
    </Answer>
  );
}
