import { Text } from '@bank/i18n';
import type { PhoneCode } from '@bank/protocol/phones';
import { Button, FormTextField, useFieldValue } from '@bank/ui';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { phoneText, readingsOf } from './phone-number';
import { TWO_WAYS } from './phone-read';

interface PhoneNumberFieldProps extends Omit<ComponentProps<typeof FormTextField>, 'type' | 'inputMode'> {
  codes: readonly PhoneCode[];
  /** The field with the phone's country. */
  countryName: string;
}

/** The digits of a phone, as people write them. Where they can be two numbers, both stand under them to choose from (R0.130). */
export function PhoneNumberField({ codes, countryName, ...props }: PhoneNumberFieldProps) {
  const { name } = props;
  const country = useFieldValue(countryName);
  const typed = useFieldValue(name);
  const { clearErrors } = useFormContext();
  const { errors } = useFormState({ name });
  const error: unknown = get(errors, `${name}.message`);
  const code = codes.find(({ countryCode }) => countryCode === country);
  const found = code !== undefined && typeof typed === 'string' ? readingsOf(typed, code) : [];
  // The question was about the country before.
  const asked = useRef(country);
  useEffect(() => {
    if (asked.current === country) return;
    asked.current = country;
    if (error === TWO_WAYS) clearErrors(name);
  }, [country, error, clearErrors, name]);
  return (
    <div className="grid gap-3">
      <FormTextField {...props} type="tel" inputMode="tel" />
      {code !== undefined && found.length > 1 && error === TWO_WAYS && (
        <Which name={name} texts={found.map((number) => phoneText({ countryCode: code.phoneCode, number }))} />
      )}
    </div>
  );
}

function Which({ name, texts }: { name: string; texts: readonly string[] }) {
  const { setValue, setFocus } = useFormContext();
  const labelId = useId();
  const choose = (text: string) => {
    setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    // The buttons go with the question.
    setFocus(name);
  };
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <p id={labelId} className="text-sm">
        <Text id="kit.phone.which" />
      </p>
      {texts.map((text) => (
        <Button key={text} variant="secondary" wide onClick={() => choose(text)}>
          <bdi className="tabular-nums">{text}</bdi>
        </Button>
      ))}
    </div>
  );
}
