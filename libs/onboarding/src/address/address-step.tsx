import { StepForm, type StepQuestion } from '@bank/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AddressAnswers } from '../business/answers';
import { AddressFields } from './address-fields';
import { addressSchema } from './address-schema';

interface AddressStepProps<Answers> {
  question: StepQuestion<Answers>;
  address: AddressAnswers;
  onAnswer(address: AddressAnswers): unknown;
}

/** A question for an address with its country. */
export function AddressStep<Answers>({ question, address, onAnswer }: AddressStepProps<Answers>) {
  const client = useQueryClient();
  const schema = useMemo(() => addressSchema(client), [client]);
  return (
    <StepForm question={question} schema={schema} defaults={{ ...address }} onAnswer={onAnswer}>
      <AddressFields />
    </StepForm>
  );
}
