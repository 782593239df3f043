import clsx from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { parseAmount, refusedText, separators, typedText } from '@bank/money';
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
  /** A decimal string with a point ("1234.5"), a refused text as `refusedText` keeps it, or "". */
  value: string;
  /** How many decimals the currency has. */
  decimals: number;
  /** Gets the exact amount, or "" when the typed text is no amount; `text` is the typed text, which tells "" from empty. */
  onChange: (amount: string, text: string) => void;
  /** huge: the one question of a step; its label and `aside` stand inside the box. */
  size?: 'huge' | 'large' | 'regular';
  /** Across from the label of a huge field: what there is. */
  aside?: ReactNode;
  /** Says what was understood, where the text was read in another notation than the locale's (R0.29). */
  readAs?: (written: string) => ReactNode;
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
    aside,
    readAs,
    id,
    className,
    onBlur,
    ...input
  } = props;
  const ids = useFieldIds({ description, error }, id);
  const marks = separators(locale);
  // Fiat amounts show both decimals ("99.50"); crypto amounts are not filled up to eight.
  const filled = decimals < 4 ? decimals : 0;
  const kept = typedText(value);
  const written = kept === value ? amountAsText(value, marks, filled) : kept;
  const [text, setText] = useState(written);
  // Kept when the field is left: the text then stands in the locale's notation, and the note says that it was changed.
  const [isForeign, setForeign] = useState(false);
  const parse = (typed: string) => {
    const parsed = parseAmount(typed, { locale, decimals, currency });
    return parsed.ok ? parsed : { amount: '', isForeign: false };
  };
  const read = (typed: string) => parse(typed).amount;
  const isRefused = value !== '' && value === refusedText(text);
  // The value changed from outside ("send all", a reset), so its text replaces the typed one.
  const shown = value === read(text) || isRefused ? text : written;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const parsed = parse(event.target.value);
    setText(event.target.value);
    setForeign(parsed.isForeign);
    onChange(parsed.amount, event.target.value);
  };
  const leave = () => {
    const parsed = parse(shown);
    if (parsed.amount === '') return;
    const grouped = groupedText(parsed.amount, shown, marks);
    // Digits of another script have no decimals to keep as typed.
    const isSame = !parsed.isForeign && read(grouped) === parsed.amount;
    setText(isSame ? grouped : amountAsText(parsed.amount, marks, filled));
  };
  // Another currency may take what the one before refused, without another key press.
  const now = isRefused ? read(text) : '';
  const report = useEffectEvent((amount: string) => {
    setForeign(parse(text).isForeign);
    onChange(amount, text);
  });
  useEffect(() => {
    if (now !== '' && now !== value) report(now);
  }, [now, value]);
  const isHuge = size === 'huge';
  const noteId = `${ids.id}-read`;
  const note = isForeign && value !== '' && readAs ? readAs(`${written} ${currency}`) : null;
  return (
    <FieldFrame label={label} description={description} error={error} ids={ids} isBare={isHuge}>
      <div
        className={clsx(
          'control-face',
          size === 'large' && 'amount-face',
          isHuge && 'amount-huge',
          ids.invalid && 'control-invalid',
          className,
        )}
      >
        {isHuge && (
          <div className="amount-top">
            <label htmlFor={ids.id}>{label}</label>
            <span id={`${ids.id}-aside`}>{aside}</span>
          </div>
        )}
        <input
          {...input}
          id={ids.id}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          onChange={change}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={clsx(
            ids.describedBy,
            note !== null && noteId,
            isHuge && `${ids.id}-aside`,
            typeof unit !== 'object' && `${ids.id}-unit`,
          )}
          className="control-input amount-input"
        />
        <span id={`${ids.id}-unit`} className="amount-unit">
          {unit ?? currency}
        </span>
      </div>
      {/* Always there: a live region that appears together with its text is not announced everywhere. */}
      {readAs && (
        <p id={noteId} aria-live="polite" className="text-muted text-sm empty:hidden">
          {note}
        </p>
      )}
    </FieldFrame>
  );
}
