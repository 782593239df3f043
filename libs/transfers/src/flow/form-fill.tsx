import { type RefObject, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Fills fields of a form, by their names. */
export type Fill = (values: Readonly<Record<string, string>>) => void;

/** Gives what stands around a form the means to fill it. Shows nothing. */
export function FormFill({ of }: { of: RefObject<Fill | null> }) {
  const { setValue } = useFormContext<Record<string, string>>();
  useEffect(() => {
    of.current = (values) => {
      for (const [field, value] of Object.entries(values))
        setValue(field, value, { shouldDirty: true, shouldTouch: true });
    };
  }, [of, setValue]);
  return null;
}
