import type { massColumns as columnsCall, MassField } from '@bank/protocol/transfers-mass';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { languages } from '../../../platform/languages';
import type { Handler } from '../../../platform/handler';
import { labelOf } from '../external/bank-fields';
import type { FieldName } from '../external/bank-fields';
import { say } from './texts';

/** What a way out of the bank may ask for, over all countries that it reaches, in the order of the sheet (R2.7.210). */
const FIELDS: Readonly<Record<BankTransferType, readonly FieldName[]>> = {
  eft: ['iban', 'sortCode', 'routingNumber', 'accountNumber', 'accountType'],
  wire: ['iban', 'accountNumber', 'swift', 'bankCode', 'branchCode', 'beneficiaryAddress'],
  instant_payment: ['iban', 'taxId', 'instantKeyType', 'instantKey', 'instantBank', 'accountNumber'],
  interac: ['payeeEmail'],
  oct: ['cardNumber'],
  crypto_eft: ['walletAddress'],
};

/** What a column is called in a language. */
export function called(field: MassField, lang: string): string {
  switch (field) {
    case 'name':
      return labelOf('beneficiaryName', lang);
    case 'email':
    case 'country':
    case 'amount':
    case 'currency':
    case 'note':
      return say(lang, field);
    default:
      return labelOf(field, lang);
  }
}

/** What a column is called by in a language; files of before it took a phone say that it has an e-mail address. */
const namesOf = (field: MassField, lang: string): readonly string[] => [
  called(field, lang),
  ...(field === 'payeeEmail' ? [labelOf('onlyEmail', lang)] : []),
];

/** The columns of a sheet of payments out of the bank. A coin goes to no country. */
export const columnsOf = (type: BankTransferType): readonly MassField[] => [
  'name',
  ...(type === 'crypto_eft' ? [] : (['country'] as const)),
  ...FIELDS[type],
  'amount',
  'currency',
  'note',
];

export const massColumns: Handler<typeof columnsCall> = ({ type }, { lang }) => ({
  columns: columnsOf(type).map((field) => ({
    field,
    label: called(field, lang),
    names: [...new Set(languages.flatMap((language) => namesOf(field, language)))],
  })),
});
