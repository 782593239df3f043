import { fieldMessage } from '@bank/kit';
import { decimalsOf } from '@bank/money';
import type { Input } from '@bank/protocol';
import { isMailbox } from '@bank/protocol';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { GlobalBatchPayment, globalPayBatchUpdatePayments } from '@bank/protocol/transfers-global-batch';
import * as z from 'zod/mini';
import { amountErrorOf } from '../../flow/amount-error';
import { cleanedField } from '../../mass/reading/clean';
import { NOTE_MAX } from '../../transfer-rules';

export const NAME_MAX = 70;

const missing = fieldMessage('kit.field.missing');
const tooLong = fieldMessage('kit.field.tooLong');
const text = z.string();
const cleanText = (field: string) => text.check(z.overwrite((typed) => cleanedField(field, typed)));

/** What the form asks for; the bank checks every field again. */
const fields = z.object({
  beneficiaryType: text.check(z.minLength(1, missing)),
  beneficiaryName: cleanText('beneficiaryName').check(z.minLength(1, missing), z.maxLength(NAME_MAX, tooLong)),
  beneficiaryEmail: cleanText('beneficiaryEmail').check(
    z.refine(isMailbox, fieldMessage('transfers.p2p.emailInvalid')),
  ),
  beneficiaryCountryCode: text.check(z.minLength(1, missing)),
  amount: text,
  currencyCode: text.check(z.minLength(1, missing)),
  description: cleanText('description').check(z.maxLength(NOTE_MAX, tooLong)),
  feeShare: z.enum(['our', 'ben']),
});
export type PaymentValues = z.output<typeof fields>;

/** The same with the amount, in the notation of a page. What is wrong with it is an id of `AMOUNT_ERRORS`. */
export const paymentSchema = (locale: string) =>
  fields.check(({ value, issues }) => {
    const { amount, currencyCode: currency } = value;
    const message = amountErrorOf(amount, { locale, currency, decimals: decimalsOf(currency) });
    if (message) issues.push({ code: 'custom', path: ['amount'], message, input: value });
  });

/** The form before anything is typed. */
export const emptyPayment = (currencyCode: string): PaymentValues => ({
  ...{ beneficiaryType: 'personal', beneficiaryName: '', beneficiaryEmail: '', beneficiaryCountryCode: '' },
  ...{ amount: '', currencyCode, description: '', feeShare: 'our' },
});

/** A payment as the form shows it. What is no choice of a list is chosen anew. */
export const valuesOf = (payment: GlobalBatchPayment, currencies: readonly string[]): PaymentValues => ({
  beneficiaryType: ['personal', 'business'].includes(payment.beneficiaryType) ? payment.beneficiaryType : '',
  beneficiaryName: payment.beneficiaryName,
  beneficiaryEmail: payment.beneficiaryEmail,
  beneficiaryCountryCode: /^[A-Z]{2}$/.test(payment.beneficiaryCountryCode) ? payment.beneficiaryCountryCode : '',
  amount: payment.amount,
  currencyCode: currencies.includes(payment.currencyCode) ? payment.currencyCode : '',
  description: payment.description,
  feeShare: payment.feeShare,
});

type Change = Omit<Input<typeof globalPayBatchUpdatePayments>, 'batchId'>;

/** What the bank is told about a payment. @param paymentId null for a new one */
export function changeOf(
  paymentId: number | null,
  { feeShare, ...paymentData }: PaymentValues,
  methods: readonly BankTransferType[],
  forbidden: ReadonlySet<BankTransferType>,
): Change {
  const paymentMethods = methods.map((name) => ({ name, forbidden: forbidden.has(name) }));
  const row = { paymentData, feeShare, paymentMethods };
  return paymentId === null ? { adds: [row] } : { updates: [{ paymentId, ...row }] };
}
