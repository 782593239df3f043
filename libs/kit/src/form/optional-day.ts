import { isDay } from '@bank/ui';
import * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';

/** `YYYY-MM-DD`, or none. The field of a day says itself why it cannot read what was typed. */
export const optionalDay = () =>
  z.string().check(z.refine((day) => day === '' || isDay(day), fieldMessage('kit.field.missing')));
