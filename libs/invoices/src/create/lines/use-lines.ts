import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CreateValues } from '../create-schema';

/**
 * The lines of the form as a list that grows and shrinks. The form library's own list checks fields that nobody has reached when a row
 * comes or goes, and brings 1.3 kB to every form of every screen.
 */
export function useLines() {
  const { getValues, setValue, clearErrors, setFocus } = useFormContext<CreateValues>();
  // A line keeps its fields when another one goes.
  const [{ keys, next, first }, setKeys] = useState(() => {
    const keys = getValues('lines').map((_, place) => place);
    return { keys, next: keys.length, first: keys.length };
  });
  // The focus moves to a line that the user adds.
  const last = keys.indexOf(next - 1);
  useEffect(() => {
    if (next > first && last !== -1) setFocus(`lines.${last}.what`);
    // Not by its place: a line that goes moves the others, and asks for none.
  }, [next, first, setFocus]);
  return {
    /** One for each line, in their order. */
    keys,
    append(line: CreateValues['lines'][number]) {
      setValue('lines', [...getValues('lines'), line], { shouldDirty: true });
      setKeys({ keys: [...keys, next], next: next + 1, first });
    },
    remove(place: number) {
      // What is wrong is found again when a field is left; until then it would stand at another line.
      clearErrors('lines');
      const isOther = (_: unknown, index: number) => index !== place;
      setValue('lines', getValues('lines').filter(isOther), { shouldDirty: true });
      setKeys({ keys: keys.filter(isOther), next, first });
    },
  };
}
