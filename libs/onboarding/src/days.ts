import { fieldMessage } from '@bank/kit';
import { isDay } from '@bank/ui';
import * as z from 'zod/mini';

/** `YYYY-MM-DD` */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Of an earlier year the visitor typed two digits. */
const EARLIEST = '1000-01-01';

/** A day that has come; or none, which is another matter. */
export const pastDay = () =>
  z.string().check(
    // Why a text is no day is said by its field.
    z.refine((day) => day === '' || isDay(day), { error: fieldMessage('kit.field.missing'), abort: true }),
    z.refine((day) => day <= today(), fieldMessage('onboarding.general.future')),
    z.refine((day) => day === '' || day >= EARLIEST, fieldMessage('onboarding.general.longAgo')),
  );
