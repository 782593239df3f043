import { CalendarDays } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../actions/button';
import { blankDay, type DateLetters, type DateReading, readDay, sampleDay, writeDay } from './date-text';
import { isDay } from './is-day';
import { TextField } from './text-field';
import type { FieldTexts } from './field-frame';

/** What the field says by itself, in the reader's language. */
export interface DateTexts {
  /** The locale whose order of day, month and year is read and written, as Intl names it. */
  locale: string;
  /** Stand for the digits of an empty field. */
  letters: DateLetters;
  /** The name of the button that opens the browser's calendar. */
  calendar: string;
  unreadable: (example: string) => ReactNode;
  impossible: (day: string) => ReactNode;
  /** The day is before the first one that can be chosen, or after the last one. */
  early: (first: string) => ReactNode;
  late: (last: string) => ReactNode;
}

export interface DateFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size' | 'prefix' | 'type'> {
  name: string;
  texts: DateTexts;
  /** `YYYY-MM-DD`, "", or the typed text that is no day, so that no schema takes it for one. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that can be chosen, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

const isSupported = () => typeof HTMLInputElement !== 'undefined' && 'showPicker' in HTMLInputElement.prototype;

/** A day, typed in the reader's notation or taken from the browser's calendar behind a button (R0.99). */
export function DateField({ texts, value, onChange, min, max, error, onBlur, ...props }: DateFieldProps) {
  const { locale } = texts;
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => writeDay(value, locale));
  const [isLeft, setLeft] = useState(false);
  const valueOf = (typed: string) => dayIn(readDay(typed, locale)) ?? typed;
  // The value changed from outside, so its text replaces the typed one.
  const shown = valueOf(text) === value ? text : writeDay(value, locale);
  const problem = value === '' ? undefined : problemOf(readDay(shown, locale), { texts, value, min, max });
  const isSaid = isLeft || Boolean(error);
  const change = (typed: string) => {
    setText(typed);
    setLeft(false);
    onChange(valueOf(typed));
  };
  return (
    <TextField
      placeholder={blankDay(locale, texts.letters)}
      autoComplete="off"
      {...props}
      inputMode="numeric"
      value={shown}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        setLeft(true);
        if (isDay(value)) setText(writeDay(value, locale));
        onBlur?.(event);
      }}
      // Of a day that was read the form knows more; of a text that is none it only knows that it is none.
      error={isDay(value) ? error || (isLeft && problem) : (isSaid && problem) || error}
      suffix={
        isSupported() && (
          <span className="relative">
            <IconButton
              label={texts.calendar}
              icon={<CalendarDays className="size-5" />}
              onClick={() => picker.current?.showPicker()}
            />
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 opacity-0"
              value={isDay(value) ? value : ''}
              min={min}
              max={max}
              onChange={({ target }) => change(writeDay(target.value, locale))}
            />
          </span>
        )
      }
    />
  );
}

const dayIn = (reading: DateReading): string | null => ('day' in reading ? reading.day : null);

function problemOf(reading: DateReading, field: Pick<DateFieldProps, 'texts' | 'value' | 'min' | 'max'>): ReactNode {
  const { texts, value, min, max } = field;
  const inFull = (day: string) =>
    new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  if ('problem' in reading) {
    if (reading.problem === 'impossible') return texts.impossible(reading.written ?? '');
    return texts.unreadable(sampleDay(texts.locale));
  }
  if (min !== undefined && value < min) return texts.early(inFull(min));
  if (max !== undefined && value > max) return texts.late(inFull(max));
  return undefined;
}
