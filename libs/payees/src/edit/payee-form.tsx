import { type ApiFailure, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { BankForm, nothingEntered } from '@bank/kit';
import { payeeWays } from '@bank/protocol/payees-edit';
import { FormSubmit } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { PayeeFields } from './payee-fields';
import { type PayeeKind, payeeSchema, type PayeeValues, targetOf, wayOf } from './payee-values';

interface PayeeFormProps {
  kind: PayeeKind;
  defaults: PayeeValues;
  failure: ApiFailure | null;
  onSubmit(name: string, target: ReturnType<typeof targetOf>): Promise<unknown>;
}

/** Name and details of a payee: an e-mail address, or the fields that the bank at the other end asks for (R2.7.161). */
export function PayeeForm({ kind, defaults, failure, onSubmit }: PayeeFormProps) {
  const [values, setValues] = useState(defaults);
  const { countryCode, currencyCode, type } = values;
  const { data } = useQuery({
    ...query(payeeWays, { countryCode, currencyCode }, { lazy: true }),
    enabled: kind === 'bank' && countryCode !== '',
  });
  const way = wayOf(data?.ways ?? [], type);
  const schema = useMemo(() => payeeSchema(kind, way), [kind, way]);
  // A form that knows the described fields shows the bank's sentence at each of them.
  const known = useMemo(() => ({ ...nothingEntered(way?.fields ?? []), ...defaults }), [way, defaults]);
  const follow = useCallback((typed: Partial<PayeeValues>) => setValues((before) => ({ ...before, ...typed })), []);
  return (
    <BankForm
      schema={schema}
      defaults={known}
      failure={failure}
      onEdit={follow}
      onSubmit={(typed) => onSubmit(typed.name, targetOf(kind, typed, way))}
    >
      <PayeeFields kind={kind} values={values} answer={data} way={way} />
      <FormSubmit>
        <Text id="payees.save" />
      </FormSubmit>
    </BankForm>
  );
}
