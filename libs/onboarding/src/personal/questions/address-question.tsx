import { Answer, StepForm, type StepQuestion } from '@bank/kit';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AddressLines } from '../../address/address-lines';
import { addressLines, stateOf, statesOf } from '../../address/address-schema';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

type Props = { question: StepQuestion<PersonalAnswers> };

/** Where they live; the country was asked before. */
export function AddressQuestion(props: Props) {
  const { country } = useAnswers();
  return <Answer of={useQuery(statesOf(country))}>{({ states }) => <AddressForm {...props} states={states} />}</Answer>;
}

function AddressForm({ question, states }: Props & { states: readonly { stateCode: string; stateName: string }[] }) {
  const { country, address1, address2, city, postalCode, stateCode } = useAnswers();
  const schema = z.object({ ...addressLines, stateCode: stateOf(states) });
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ address1, address2, city, postalCode, stateCode }}
      draftOf={{ choice: country, fields: ['stateCode', 'postalCode'] }}
      onAnswer={(values) => personal.keep(values)}
    >
      <AddressLines states={states} />
    </StepForm>
  );
}
