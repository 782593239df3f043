import { type ApiFailure, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  Answer,
  asFailure,
  fieldMessage,
  FailureNote,
  numberOf,
  StepForm,
  type StepQuestion,
  usePrefixItems,
} from '@bank/kit';
import { type PhoneCode, phoneCodes } from '@bank/protocol/phones';
import { FormSelect, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CaptchaLine } from '../../captcha/captcha-line';
import { CaptchaFailed, phoneExists } from '../../checks/existence';
import { personal, type PersonalAnswers, useAnswers } from '../answers';
import { chosen, needed } from './fields';

type Props = { question: StepQuestion<PersonalAnswers> };

/** Nothing is sent to it before the first sign-in (R0.41). */
export function PhoneQuestion(props: Props) {
  return (
    <Answer of={useQuery(query(phoneCodes, undefined, { lazy: true }))}>
      {({ phoneCodes: codes }) => <PhoneForm {...props} codes={codes} />}
    </Answer>
  );
}

const schemaFor = (codeOf: (country: string) => PhoneCode | undefined) =>
  z.object({ phoneCountry: chosen(), phoneNumber: needed(24) }).check(
    z.refine(
      ({ phoneCountry, phoneNumber }) => {
        const code = codeOf(phoneCountry);
        return code === undefined || phoneNumber === '' || numberOf(phoneNumber, code) !== null;
      },
      { error: fieldMessage('onboarding.phone.wrong'), path: ['phoneNumber'] },
    ),
  );

function PhoneForm({ question, codes }: Props & { codes: readonly PhoneCode[] }) {
  const t = useText();
  const { phoneCountry, phoneNumber } = useAnswers();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const codeOf = (country: string) => codes.find(({ countryCode }) => countryCode === country);
  return (
    <StepForm
      question={question}
      schema={schemaFor(codeOf)}
      defaults={{ phoneCountry, phoneNumber }}
      fieldErrors={errors}
      onAnswer={async (values) => {
        setErrors(undefined);
        setFailure(null);
        const code = codeOf(values.phoneCountry);
        const digits = code && numberOf(values.phoneNumber, code);
        if (!code || !digits) return false;
        try {
          const existence = await phoneExists(code.phoneCode, digits);
          if (existence === 'free') personal.keep(values);
          else
            setErrors({ phoneNumber: t(existence === 'wrong' ? 'onboarding.phone.wrong' : 'onboarding.phone.taken') });
          return existence === 'free';
        } catch (error) {
          if (!(error instanceof CaptchaFailed)) setFailure(asFailure(error));
          return false;
        }
      }}
    >
      <FormSelect
        name="phoneCountry"
        label={t('onboarding.phone.country')}
        placeholder={t('kit.field.choose')}
        items={usePrefixItems(codes)}
      />
      <FormTextField
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={t('kit.phoneNumber')}
        description={<Text id="onboarding.phone.help" />}
      />
      <FailureNote failure={failure} />
      <CaptchaLine />
    </StepForm>
  );
}
