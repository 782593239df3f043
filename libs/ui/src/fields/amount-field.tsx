import clsx from 'clsx';
import { useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { parseAmount, separators } from '@bank/money';
import { FieldFrame, useFieldIds, type FieldTexts } from './field-frame';
import { amountAsText, groupedText } from './amount-text';

export interface AmountFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size' | 'prefix' | 'type'> {
  /** ISO or crypto code; shown in the field unless `unit` is given. */
  currency: string;
  /** Replaces the code, e.g. by a choice of currency. */
  unit?: ReactNode;
  /** The reader's locale, whose separators are read and written. */
  locale: string;
  /** A decimal string with a point ("1234.5"), or "" for nothing or nothing readable. */
  value: string;
  /** How many decimals the currency has. */
  decimals: number;
  /** Gets the exact amount, or "" when the typed text is no amount; `text` is the typed text, which tells "" from empty. */
  onChange: (amount: string, text: string) => void;
  size?: 'large' | 'regular';
}

/** An amount of money in the notation of the user's locale. Strings stay exact, and typed text is never lost. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    description,
    error,
    currency,
    unit,
    locale,
    value,
    decimals,
    onChange,
    size = 'large',
    id,
    className,
    onBlur,
    ...input
  } = props;
  const ids = useFieldIds({ description, error }, id);
  const marks = separators(locale);
  // Fiat amounts show both decimals ("99.50"); crypto amounts are not filled up to eight.
  const written = amountAsText(value, marks, decimals < 4 ? decimals : 0);
  const [text, setText] = useState(written);
  const read = (typed: string) => {
    const parsed = parseAmount(typed, { locale, decimals });
    return parsed.ok ? parsed.amount : '';
  };
  // The value changed from outside ("send all", a reset), so its text replaces the typed one.
  const shown = value === read(text) || (value !== '' && value === text) ? text : written;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    onChange(read(event.target.value), event.target.value);
  };
  return (
    <FieldFrame label={label} description={description} error={error} ids={ids}>
      <div
        className={clsx('control-face', size === 'large' && 'amount-face', ids.invalid && 'control-invalid', className)}
      >
        <input
          {...input}
          id={ids.id}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          onChange={change}
          onBlur={(event) => {
            if (read(shown) !== '') setText(groupedText(read(shown), shown, marks));
            onBlur?.(event);
          }}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={clsx(ids.describedBy, `${ids.id}-unit`)}
          className="control-input amount-input"
        />
        <span id={`${ids.id}-unit`} className="amount-unit">
          {unit ?? currency}
        </span>
      </div>
    </FieldFrame>
  );
}
