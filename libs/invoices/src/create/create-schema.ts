import { fieldMessage } from '@bank/kit';
import { isDay } from '@bank/ui';
import { decimalsOf, isAmount, isPositive } from '@bank/money';
import { isMailbox } from '@bank/protocol';
import { invoiceLines } from '@bank/protocol/invoices';
import { array, boolean, check, maxLength, minLength, object, refine, string, trim, type output } from 'zod/mini';

export const NOTE_MAX = 500;

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

const isMoney = (text: string, currency: string): boolean =>
  isAmount(text) && isPositive(text) && decimalsIn(text) <= decimalsOf(currency);

const amountText = { error: fieldMessage('invoices.amountInvalid') };

const isQuantity = (text: string): boolean =>
  isAmount(text) && isPositive(text) && decimalsIn(text) <= invoiceLines.quantityDecimals;

const lineSchema = object({
  what: string().check(
    trim(),
    minLength(1, fieldMessage('kit.field.missing')),
    maxLength(invoiceLines.whatMax, fieldMessage('kit.field.tooLong')),
  ),
  quantity: string().check(refine(isQuantity, { error: fieldMessage('invoices.lines.quantityInvalid') })),
  unitPrice: string(),
  /** A rate, or `NO_TAX`. */
  tax: string(),
});
export type LineValues = output<typeof lineSchema>;

/** Whether a line has a quantity and a price that can be multiplied. */
export const isPriced = ({ quantity, unitPrice }: LineValues, currency: string): boolean =>
  isQuantity(quantity) && isMoney(unitPrice, currency);

/** @param today the reader's day */
export const createSchema = (today: string) =>
  object({
    toEmail: string().check(
      trim(),
      minLength(1, fieldMessage('kit.field.missing')),
      maxLength(254, fieldMessage('kit.field.tooLong')),
      refine(isMailbox, fieldMessage('kit.field.email')),
    ),
    amount: string(),
    currency: string(),
    noteBody: string().check(
      trim(),
      minLength(1, fieldMessage('kit.field.missing')),
      maxLength(NOTE_MAX, fieldMessage('kit.field.tooLong')),
    ),
    allowsParts: boolean(),
    /** None: the invoice is the amount. */
    lines: array(lineSchema),
    dueDate: string().check(
      minLength(1, fieldMessage('kit.field.missing')),
      refine((day) => day === '' || (isDay(day) && day >= today), { error: fieldMessage('invoices.dueInPast') }),
    ),
  }).check(
    check(({ value, issues }) => {
      const refuse = (path: (string | number)[]) =>
        issues.push({ code: 'custom', path, message: amountText.error, input: value });
      for (const [place, { unitPrice }] of value.lines.entries()) {
        if (!isMoney(unitPrice, value.currency)) refuse(['lines', place, 'unitPrice']);
      }
      if (value.lines.length === 0 && !isMoney(value.amount, value.currency)) refuse(['amount']);
    }),
  );

export type CreateValues = output<ReturnType<typeof createSchema>>;

/** @param currency of the account that the money comes to */
export const fundingSchema = (currency: string) =>
  object({ amount: string().check(refine((text) => isMoney(text, currency), amountText)) });
