import { type DateFieldProps, FieldRoom, type FormDateFieldProps, latePart } from '@bank/ui';

/** With a value it stands alone; without one it is the field of a form by its name. */
export type DayFieldProps = Omit<DateFieldProps, 'texts'> | Omit<FormDateFieldProps, 'texts'>;

// What reads and writes days weighs 2 kB with its words: it comes with the first field that is shown.
const Face = latePart<{ field: DayFieldProps }>(async () => {
  const { DateFace, loadWords } = await import('./date-face');
  await loadWords();
  return { default: DateFace };
});

/** A day that is typed in the reader's notation (R0.99). Until its code is there, its room stands in its place. */
export const DayField = (field: DayFieldProps) => <Face field={field} fallback={<FieldRoom {...field} />} />;
