import { isDay } from '@bank/ui';
import { refine, string } from 'zod/mini';
import { fieldMessage } from '../screen/field-message';

/** `YYYY-MM-DD`, or none. The field of a day says itself why it cannot read what was typed. */
export const optionalDay = () =>
  string().check(refine((day) => day === '' || isDay(day), fieldMessage('kit.field.missing')));
