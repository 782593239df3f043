import { loadTexts } from '@bank/i18n';
import { type DateFieldProps, FieldRoom, type FormDateFieldProps, latePart } from '@bank/ui';
import { loadDateMessages } from '../messages-dates';

export type DayFieldProps = Omit<DateFieldProps, 'texts'>;
export type FormDayFieldProps = Omit<FormDateFieldProps, 'texts'>;

// Reading and writing days weighs 2 kB with its words, which few of those who open a form need: it comes with the first field that shows.
async function faces() {
  const [parts] = await Promise.all([import('./date-faces'), loadTexts([loadDateMessages])]);
  return parts;
}

const Day = latePart<{ field: DayFieldProps }>(async () => ({ default: (await faces()).DayFace }));
const FormDay = latePart<{ field: FormDayFieldProps }>(async () => ({ default: (await faces()).FormDayFace }));

/** A day that is typed in the reader's notation (R0.99). Until its code is there, its room stands in its place. */
export const DayField = (field: DayFieldProps) => <Day field={field} fallback={<FieldRoom {...field} />} />;

/** The same, by its name in a form. */
export const FormDayField = (field: FormDayFieldProps) => <FormDay field={field} fallback={<FieldRoom {...field} />} />;
