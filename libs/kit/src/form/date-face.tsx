import { loadTexts } from '@bank/i18n';
import { DateField, FormDateField } from '@bank/ui';
import { loadDateMessages } from '../messages-dates';
import type { DayFieldProps } from './day-field';
import { useDateTexts } from './use-date-texts';

/** Asked for here and not by day-field.tsx, because every screen with a day would list the files of six languages. */
export const loadWords = () => loadTexts([loadDateMessages]);

/** A field of a day with its words; loaded with the first one that is shown (see day-field.tsx). */
export function DateFace({ field }: { field: DayFieldProps }) {
  const texts = useDateTexts();
  return 'value' in field ? <DateField {...field} texts={texts} /> : <FormDateField {...field} texts={texts} />;
}
