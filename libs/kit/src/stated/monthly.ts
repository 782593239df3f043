import { decimalsOf, isAmount, isNegative } from '@bank/money';
import * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';

/** What comes in and goes out in a month: decimal strings and codes of currencies, '' before an answer. */
export interface StatedMonthly {
  deposit: string;
  depositCurrency: string;
  withdrawal: string;
  withdrawalCurrency: string;
}

const USUAL = 'EUR';

const isSome = (amount: string, currency: string): boolean =>
  isAmount(amount) && !isNegative(amount) && (amount.split('.')[1]?.length ?? 0) <= decimalsOf(currency);

const wrong = fieldMessage('kit.stated.wrongAmount');

/** Zero is an answer: a company may have no money going out yet. */
export const monthlySchema = z
  .object({ deposit: z.string(), depositCurrency: z.string(), withdrawal: z.string(), withdrawalCurrency: z.string() })
  .check(
    z.refine(({ deposit, depositCurrency }) => isSome(deposit, depositCurrency), { error: wrong, path: ['deposit'] }),
    z.refine(({ withdrawal, withdrawalCurrency }) => isSome(withdrawal, withdrawalCurrency), {
      ...{ error: wrong, path: ['withdrawal'] },
    }),
  );

/** The values that `MonthlyFields` starts with. */
export const monthlyValues = (stated: StatedMonthly): StatedMonthly => ({
  ...stated,
  depositCurrency: stated.depositCurrency || USUAL,
  withdrawalCurrency: stated.withdrawalCurrency || USUAL,
});
