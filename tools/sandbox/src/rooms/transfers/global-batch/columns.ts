import type { GlobalPaymentData } from '@bank/protocol/transfers-global-batch';
import { labelOf } from '../external/bank-fields';
import { say } from '../mass/texts';

export type Field = keyof GlobalPaymentData;

/** What the bank's own samples call the columns of a global payment (R2.7.144). */
const LABELS: Readonly<Record<Field, (lang: string) => string>> = {
  beneficiaryType: (lang) => say(lang, 'beneficiaryType'),
  beneficiaryName: (lang) => labelOf('beneficiaryName', lang),
  beneficiaryEmail: (lang) => say(lang, 'email'),
  beneficiaryCountryCode: (lang) => say(lang, 'country'),
  amount: (lang) => say(lang, 'amount'),
  currencyCode: (lang) => say(lang, 'currency'),
  description: (lang) => say(lang, 'note'),
};

/** What the reader's language calls a field. */
export const nameOf = (field: Field, lang: string): string => LABELS[field](lang);
