import { serverNow } from '@bank/api-client';
import { fieldMessage, needed } from '@bank/kit';
import { isDay } from '@bank/ui';
import * as z from 'zod/mini';

/** Nobody alive was born before. */
const EARLIEST = '1900-01-01';

/** A day on which a person of today can have been born. */
export function birthday() {
  const today = new Date(serverNow(Date.now())).toISOString().slice(0, 10);
  const canBe = (day: string) => isDay(day) && day >= EARLIEST && day <= today;
  return needed(10).check(z.refine(canBe, fieldMessage('kyc-tax.tax.birthday.wrong')));
}
