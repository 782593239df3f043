import { useText } from '@bank/i18n';
import { IconButton, Select, useBound } from '@bank/ui';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './countries.css';

export interface Place {
  countryCode: string;
  name: string;
}

interface CountriesFieldProps {
  name: string;
  label: string;
  places: readonly Place[];
  /** So many at most. */
  max: number;
  /** Not offered. */
  without?: readonly string[];
  /** Why a country cannot be removed, by its code. */
  fixed?: Readonly<Record<string, ReactNode>>;
}

/** A list of countries: each can be taken out again, and one more is added below while there is room. */
export function CountriesField({ name, label, places, max, without = [], fixed = {} }: CountriesFieldProps) {
  const t = useText();
  const id = useId();
  const { field, error } = useBound(name);
  const value: unknown = field.value;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const nameOf = (code: string) => places.find(({ countryCode }) => countryCode === code)?.name ?? code;
  const offered = places.filter(({ countryCode }) => !chosen.includes(countryCode) && !without.includes(countryCode));
  const change = (next: readonly string[]) => field.onChange(next);
  return (
    <div className="grid gap-3" role="group" aria-labelledby={id}>
      <p id={id} className="field-label">
        {label}
      </p>
      {chosen.length > 0 && (
        <ul className="tax-countries">
          {chosen.map((code) => (
            <li key={code} className="tax-country">
              <span className="grid gap-0.5">
                <span className="font-semibold">{nameOf(code)}</span>
                {fixed[code] !== undefined && <span className="text-muted text-sm">{fixed[code]}</span>}
              </span>
              {fixed[code] === undefined && (
                <IconButton
                  label={t('kyc-tax.tax.countries.remove', { country: nameOf(code) })}
                  icon={<X />}
                  onClick={() => change(chosen.filter((one) => one !== code))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen.length < max && (
        <Select
          ref={field.ref}
          name={name}
          label={t(chosen.length === 0 ? 'kyc-tax.tax.countries.first' : 'kyc-tax.tax.countries.add')}
          placeholder={t('kit.field.choose')}
          value={null}
          items={offered.map(({ countryCode, name: country }) => ({ id: countryCode, label: country }))}
          error={error}
          onChange={(code) => change([...chosen, code])}
        />
      )}
    </div>
  );
}
