import { beneficiaryType } from '@bank/protocol/transfers-global';
import type { BeneficiaryType } from '@bank/protocol/transfers-global';
import { globalBatchField } from '@bank/protocol/transfers-global-batch';
import type { GlobalPaymentData } from '@bank/protocol/transfers-global-batch';
import { mailboxOf } from '@bank/protocol';
import { unseenAt } from '@bank/protocol/plain-name';
import type { RefusedReason } from '../../../ledger/refusal';
import { languages, localeOf } from '../../../platform/languages';
import { methodsTo, PAYOUT_COUNTRIES } from '../global/payouts';
import type { Field } from './columns';

/** A row as the bank keeps it: its texts in the bank's own notation where they can be read, and what is wrong where they cannot. */
export interface ReadRow {
  data: GlobalPaymentData;
  /** Null where the amount cannot be read. */
  amount: string | null;
  unread: RefusedReason | null;
}

/** What files call the two kinds of beneficiaries, beside the words of the contract. */
const KINDS: Readonly<Record<string, BeneficiaryType>> = {
  ...{ '': 'personal', person: 'personal', individual: 'personal', private: 'personal' },
  ...{ company: 'business', corporate: 'business', empresa: 'business', firma: 'business' },
};

/** Countries by their names in the six languages, lower case. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  languages.flatMap((lang) => {
    const names = new Intl.DisplayNames([localeOf(lang)], { type: 'region' });
    return PAYOUT_COUNTRIES.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
  }),
);

/** The lengths that a single global payment has. */
const MOST = { beneficiaryName: 70, description: 140 } as const;

const FIELDS = globalBatchField.options;

type Rule = (data: GlobalPaymentData) => RefusedReason | false;

/** What the field is called is said in the language of who reads it. */
const wrong = (field: Field): RefusedReason => ({ reason: 'invalidBankDetails', field });

/** What is wrong with the texts of a row, the first thing first; the rules are those of a single global payment (R2.7.170). */
const RULES: readonly Rule[] = [
  // A link to an address with an invisible character would lead nowhere.
  (data) => {
    const [found] = FIELDS.flatMap((field) => {
      const at = unseenAt(data[field]);
      return at === null ? [] : [{ ...wrong(field), at }];
    });
    return found ?? false;
  },
  ({ beneficiaryType: kind }) => !beneficiaryType.safeParse(kind).success && wrong('beneficiaryType'),
  ({ beneficiaryName: name }) => (name === '' || name.length > MOST.beneficiaryName) && wrong('beneficiaryName'),
  ({ beneficiaryEmail: email }) => mailboxOf(email) === null && wrong('beneficiaryEmail'),
  ({ beneficiaryCountryCode: country }) =>
    !PAYOUT_COUNTRIES.includes(country) && { reason: 'noWay', field: 'beneficiaryCountryCode' },
  ({ amount }) => !/^\d{1,20}(\.\d{1,8})?$/.test(amount) && { reason: 'invalidAmount' },
  ({ currencyCode }) => !/^[A-Z]{3,5}$/.test(currencyCode) && { reason: 'unknownCurrency' },
  ({ description }) => description.length > MOST.description && wrong('description'),
];

/** Reads the texts of a row. */
export function readRow(given: GlobalPaymentData, forbidden: readonly string[]): ReadRow {
  const data = tidy(given);
  const methods = methodsTo(data.beneficiaryCountryCode);
  // A recipient who may choose nothing would never get the money.
  const isClosed = methods.length > 0 && methods.every((method) => forbidden.includes(method));
  const unread =
    RULES.map((rule) => rule(data)).find((refused) => refused !== false) ||
    (isClosed ? { reason: 'noWay' as const, field: 'beneficiaryCountryCode' } : null);
  return { data, amount: unread ? null : data.amount, unread };
}

function tidy(given: GlobalPaymentData): GlobalPaymentData {
  const kind = given.beneficiaryType.trim().toLowerCase();
  const country = given.beneficiaryCountryCode.trim();
  return {
    beneficiaryType: KINDS[kind] ?? kind,
    beneficiaryName: given.beneficiaryName.trim().replace(/\s+/g, ' '),
    beneficiaryEmail: mailboxOf(given.beneficiaryEmail) ?? given.beneficiaryEmail.trim().toLowerCase(),
    beneficiaryCountryCode: COUNTRIES.get(country.toLowerCase()) ?? country.toUpperCase(),
    amount: given.amount.trim(),
    currencyCode: given.currencyCode.trim().toUpperCase(),
    description: given.description.trim(),
  };
}
