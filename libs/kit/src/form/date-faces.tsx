import { DateField, FormDateField } from '@bank/ui';
import type { DayFieldProps, FormDayFieldProps } from './day-field';
import { useDateTexts } from './use-date-texts';

/** A field of a day with its words; loaded with the first one that is shown (see day-field.tsx). */
export const DayFace = ({ field }: { field: DayFieldProps }) => <DateField {...field} texts={useDateTexts()} />;

export const FormDayFace = ({ field }: { field: FormDayFieldProps }) => (
  <FormDateField {...field} texts={useDateTexts()} />
);
