import { useState } from 'react';
import { email, minLength, object, regex, string } from 'zod/mini';
import { AmountField } from '../fields/amount-field';
import { Checkbox } from '../fields/checkbox';
import { CodeField } from '../fields/code-field';
import { PasswordField } from '../fields/password-field';
import { Select } from '../fields/select';
import { Switch } from '../fields/switch';
import { TextField } from '../fields/text-field';
import { Form } from '../form/form';
import { FormAmountField } from '../form/form-amount-field';
import { FormEmailField, FormSelect, FormSubmit } from '../form/form-fields';
import { Fold } from '../layout/fold';
import { ACCOUNTS, LONG_LIST } from './sample-data';
import type { SectionProps } from './sections';

export function FieldsSection({ copy }: SectionProps) {
  const [amount, setAmount] = useState('1240.5');
  const [account, setAccount] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [on, setOn] = useState(true);
  const shared = { currency: 'EUR', locale: copy.locale, decimals: 2, label: copy.amount };
  return (
    <div className="wb-stack">
      <TextField label={copy.email} name="e1" description={copy.emailHelp} placeholder="name@example.com" />
      <TextField label={copy.email} name="e2" defaultValue="ana.pop" error={copy.emailError} />
      <TextField label={copy.email} name="e3" defaultValue="ana@personas.test" disabled />
      <PasswordField label={copy.password} name="p" showLabel={copy.show} hideLabel={copy.hide} defaultValue="secret" />
      <CodeField label={copy.code} length={6} value="481 2" unreadable={copy.emailError} />
      <AmountField {...shared} value={amount} onChange={setAmount} />
      <AmountField {...shared} value={amount} onChange={setAmount} error={copy.amountError} />
      <AmountField {...shared} size="regular" value={amount} onChange={setAmount} />
      <Select
        label={copy.account}
        items={ACCOUNTS}
        value={account}
        onChange={setAccount}
        placeholder={copy.choose}
        description={copy.emailHelp}
      />
      <Select label={copy.account} items={ACCOUNTS} value="1" onChange={setAccount} error={copy.choose} />
      <Select label={copy.date} items={LONG_LIST} value={day} onChange={setDay} placeholder={copy.choose} />
      <Fold title={copy.review} note={copy.nothing}>
        {copy.nothingText}
      </Fold>
      <Fold title={copy.review} isPlain isFilled>
        {copy.nothingText}
      </Fold>
      <Checkbox label={copy.remember} />
      <Checkbox label={copy.remember} defaultChecked error={copy.choose} />
      <Switch label={copy.hideBalances} isSelected={on} onChange={setOn} />
      <Switch
        label={copy.hideBalances}
        description={copy.emailHelp}
        isSelected={!on}
        onChange={(next) => setOn(!next)}
      />
    </div>
  );
}

const TRANSFER = object({
  account: string().check(minLength(1, 'choose')),
  payee: email('email'),
  amount: string().check(regex(/^\d+(\.\d{1,2})?$/, 'amount')),
});

export function FormSection({ copy }: SectionProps) {
  const sentences: Record<string, string> = { choose: copy.choose, email: copy.emailError, amount: copy.amountError };
  return (
    <Form
      schema={TRANSFER}
      defaults={{ account: '', payee: '', amount: '' }}
      onSubmit={() => undefined}
      errorText={(message) => sentences[message] ?? message}
      errorSummary={copy.needed}
    >
      <FormSelect name="account" label={copy.account} items={ACCOUNTS} placeholder={copy.choose} />
      <FormEmailField name="payee" label={copy.email} />
      <FormAmountField name="amount" label={copy.amount} currency="EUR" locale={copy.locale} decimals={2} />
      <FormSubmit pendingLabel={copy.sending}>{copy.continue}</FormSubmit>
    </Form>
  );
}
