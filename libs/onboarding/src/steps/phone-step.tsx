import { type ApiFailure, query } from '@bank/api-client';
import { Text, type MessageId, useText } from '@bank/i18n';
import {
  Answer,
  asFailure,
  chosen,
  FailureNote,
  needed,
  PhoneNumberField,
  phoneRead,
  sentNumber,
  StepForm,
  type StepQuestion,
  usePrefixItems,
} from '@bank/kit';
import { type PhoneCode, phoneCodes } from '@bank/protocol/phones';
import { FormSelect } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CaptchaLine } from '../captcha/captcha-line';
import { CaptchaFailed, phoneExists } from '../checks/existence';

interface PhoneAnswer {
  phoneCountry: string;
  phoneNumber: string;
}

interface PhoneStepProps<Answers> {
  question: StepQuestion<Answers>;
  phone: PhoneAnswer;
  /** Below the number. */
  help?: MessageId;
  /** No customer has confirmed the number. */
  onAnswer(phone: PhoneAnswer): void;
}

/** A phone that no customer has confirmed yet. */
export function PhoneStep<Answers>(props: PhoneStepProps<Answers>) {
  return (
    <Answer of={useQuery(query(phoneCodes, undefined, { lazy: true }))}>
      {({ phoneCodes: codes }) => <PhoneForm {...props} codes={codes} />}
    </Answer>
  );
}

const schemaFor = (codes: readonly PhoneCode[]) =>
  z
    .object({ phoneCountry: chosen(), phoneNumber: needed(24) })
    .check(phoneRead({ country: 'phoneCountry', number: 'phoneNumber', codes, wrong: 'onboarding.phone.wrong' }));

type PhoneFormProps<Answers> = PhoneStepProps<Answers> & { codes: readonly PhoneCode[] };

function PhoneForm<Answers>({ question, phone, help, onAnswer, codes }: PhoneFormProps<Answers>) {
  const t = useText();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const codeOf = (country: string) => codes.find(({ countryCode }) => countryCode === country);
  return (
    <StepForm
      question={question}
      schema={schemaFor(codes)}
      defaults={{ phoneCountry: phone.phoneCountry, phoneNumber: phone.phoneNumber }}
      fieldErrors={errors}
      onAnswer={async (values) => {
        setErrors(undefined);
        setFailure(null);
        const code = codeOf(values.phoneCountry);
        const digits = code && sentNumber(values.phoneNumber, code);
        if (!code || !digits) return false;
        try {
          const existence = await phoneExists(code.phoneCode, digits);
          if (existence === 'free') onAnswer(values);
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
      <PhoneNumberField
        name="phoneNumber"
        countryName="phoneCountry"
        codes={codes}
        autoComplete="tel-national"
        label={t('kit.phoneNumber')}
        description={help && <Text id={help} />}
      />
      <FailureNote failure={failure} />
      <CaptchaLine />
    </StepForm>
  );
}
