import type { MessageId } from '@bank/i18n';
import { fieldMessage } from '@bank/kit';
import { tinMissingReason } from '@bank/protocol/tax-personal';
import * as z from 'zod/mini';
import type { CountryAnswer } from './taxed';

/** As long as the bank keeps it. */
const MAX = 40;
export const MAX_EXPLANATION = 200;

const values = {
  taxId: z.string().check(z.trim(), z.maxLength(MAX, fieldMessage('kit.field.tooLong'))),
  reason: z.string(),
  explanation: z.string().check(z.trim(), z.maxLength(MAX_EXPLANATION, fieldMessage('kit.field.tooLong'))),
};

/** What is typed and chosen about the number of one country. */
export type NumberValues = z.output<z.ZodMiniObject<typeof values>>;

/** Said of what only fills the field: the reasons open under it. */
export const DUMMY = fieldMessage('kyc-tax.tax.number.dummy');

/**
 * A number or a reason where the country asks for one; "cannot obtain" with its explanation (R1.5.8, R3.5.6).
 * @param isDummy tells what only fills the field from a number (R0.131)
 */
export const numberSchema = (isRequired: boolean, isDummy: (typed: string) => boolean) =>
  z.object(values).check(({ value, issues }) => {
    const miss = (field: keyof NumberValues, message: MessageId) =>
      issues.push({ code: 'custom', path: [field], message: fieldMessage(message), input: value });
    if (value.reason === '' && value.taxId === '' && isRequired) miss('taxId', 'kyc-tax.tax.number.missing');
    if (isDummy(value.taxId)) issues.push({ code: 'custom', path: ['taxId'], message: DUMMY, input: value });
    if (value.reason === 'cannotObtain' && value.explanation === '')
      miss('explanation', 'kyc-tax.tax.number.explanationMissing');
  });

/** A reason leaves together with no number, an explanation with "cannot obtain" alone (R3.5.6). */
export function answerOf({ taxId, reason, explanation }: NumberValues): CountryAnswer {
  const known = tinMissingReason.safeParse(reason).data;
  if (known === undefined) return { taxId };
  return known === 'cannotObtain' ? { reason: known, explanation } : { reason: known };
}
