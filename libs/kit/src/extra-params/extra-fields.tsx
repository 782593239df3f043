import { useText } from '@bank/i18n';
import type { ExtraParam } from '@bank/protocol/extra-params';
import { Checkbox, FormSelect, FormTextField, useBound } from '@bank/ui';
import { useWatch } from 'react-hook-form';
import { askedFields, type ExtraValues } from './rules';

const INPUTS = {
  text: {},
  digits: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  // The keys of an address have digits, too, and those of a phone have no letters.
  emailOrPhone: { inputMode: 'email', autoComplete: 'off', spellCheck: false },
  date: { type: 'date' },
} as const;

/** Fields that the bank describes, inside a form. A field that no chosen option opens is not there. */
export function ExtraFields({ params }: { params: readonly ExtraParam[] }) {
  const values: ExtraValues = useWatch();
  return askedFields(params, values).map((param) => <ExtraField key={param.name} param={param} />);
}

function ExtraField({ param: { name, kind, label, hint, maxLength, options } }: { param: ExtraParam }) {
  const t = useText();
  const description = hint ?? undefined;
  if (kind === 'checkbox') return <ExtraCheckbox name={name} label={label} description={description} />;
  if (kind === 'select') {
    return (
      <FormSelect
        name={name}
        label={label}
        description={description}
        placeholder={t('kit.extra.choose')}
        items={options.map(({ value, label: option }) => ({ id: value, label: option }))}
      />
    );
  }
  return (
    <FormTextField name={name} label={label} description={description} maxLength={maxLength ?? 200} {...INPUTS[kind]} />
  );
}

function ExtraCheckbox({ name, label, description }: { name: string; label: string; description?: string }) {
  const { field, error } = useBound(name);
  return (
    <Checkbox
      ref={field.ref}
      name={name}
      label={label}
      description={description}
      error={error}
      checked={field.value === 'true'}
      onChange={(event) => field.onChange(event.target.checked ? 'true' : '')}
    />
  );
}
