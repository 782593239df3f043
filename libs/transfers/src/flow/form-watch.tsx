import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type Values = Readonly<Record<string, string>>;

export interface FormWatchProps {
  onValues(values: Values): void;
  /** Changes when more is known (an answer about the payee or the fee): what was filled in is then checked again. */
  recheck: unknown;
  /** Which fields that may say something new about. */
  rechecked: readonly string[];
  /** Fields that follow the one that has just changed, with their new values. Keep it the same between renders. */
  follow(changed: string | undefined, values: Values): Values;
}

/** What is typed, for parts outside the form; hand the second to `FormWatch`. */
export function useWatched<Typed extends Values>(defaults: Typed) {
  const [values, setValues] = useState(defaults);
  const onValues = useCallback((now: Values) => setValues((before) => ({ ...before, ...now })), []);
  return [values, onValues] as const;
}

/** Tells the screen what is typed, and keeps the fields that depend on others in step. Shows nothing. */
export function FormWatch({ onValues, recheck, rechecked, follow }: FormWatchProps) {
  const { watch, getValues, setValue, trigger } = useFormContext<Record<string, string>>();

  useEffect(() => {
    onValues(getValues());
    const subscription = watch((_, { name }) => {
      for (const [field, value] of Object.entries(follow(name, getValues()))) {
        if (getValues(field) !== value) setValue(field, value);
      }
      onValues(getValues());
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues, setValue, onValues, follow]);

  const known = useRef(recheck);
  useEffect(() => {
    if (known.current === recheck) return;
    known.current = recheck;
    const values = getValues();
    // Only filled fields: a field that the user has not reached yet shows no error.
    const filled = rechecked.filter((name) => values[name] !== '');
    if (filled.length > 0) void trigger(filled);
  }, [recheck, rechecked, getValues, trigger]);

  return null;
}
