import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, StepForm, type StepQuestion } from '@bank/kit';
import { statesByCountry } from '@bank/protocol/dictionaries';
import { FormSelect, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';
import { chosen, needed, optional } from './fields';

type Props = { question: StepQuestion<PersonalAnswers> };

/** A country whose addresses name a state asks for one. */
export function AddressQuestion(props: Props) {
  const { country } = useAnswers();
  return (
    <Answer of={useQuery(query(statesByCountry, { countryCode: country }, { lazy: true }))}>
      {({ states }) => <AddressForm {...props} states={states} />}
    </Answer>
  );
}

function AddressForm({ question, states }: Props & { states: readonly { stateCode: string; stateName: string }[] }) {
  const t = useText();
  const { address1, address2, city, postalCode, stateCode } = useAnswers();
  const schema = z.object({
    address1: needed(120),
    address2: optional(120),
    city: needed(80),
    postalCode: needed(16),
    stateCode: states.length > 0 ? chosen() : z.string(),
  });
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ address1, address2, city, postalCode, stateCode }}
      onAnswer={(values) => personal.keep(values)}
    >
      <FormTextField name="address1" autoComplete="address-line1" label={t('onboarding.address.line1')} />
      <FormTextField
        name="address2"
        autoComplete="address-line2"
        label={t('onboarding.address.line2')}
        description={<Text id="kit.field.optional" />}
      />
      <div className="mobile:grid-cols-2 grid items-start gap-4">
        <FormTextField name="postalCode" autoComplete="postal-code" label={t('onboarding.address.postalCode')} />
        <FormTextField name="city" autoComplete="address-level2" label={t('onboarding.address.city')} />
      </div>
      {states.length > 0 && (
        <FormSelect
          name="stateCode"
          label={t('onboarding.address.state')}
          placeholder={t('kit.field.choose')}
          items={states.map(({ stateCode: id, stateName }) => ({ id, label: stateName }))}
        />
      )}
    </StepForm>
  );
}
