import type { MessageId } from '@bank/i18n';
import { askedFields, extraProblem, optionalDay, plainAnswer } from '@bank/kit';
import type { ExternalWay } from '@bank/protocol/transfers-external';
import { isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS } from '../flow/amount-error';
import { repeatOf, type RepeatValues } from '../flow/repeat';
import { type SentAmounts, sentAmountError, sentSideOf, type SideFacts } from '../flow/send-side';
import { cleanedField } from '../mass/reading/clean';
import { NOTE_MAX } from '../transfer-rules';

/** What the form holds; named as the call names it. Beside these stand the answers to the bank's own fields, by their names. */
export interface ExternalValues extends RepeatValues, SentAmounts {
  [field: string]: string;
  fromAccountId: string;
  countryCode: string;
  currencyCode: string;
  permission: string;
  beneficiaryName: string;
  /** The way that was chosen; the cheapest that is open until one is. */
  type: string;
  /** A card that the bank has by its id, and its number, masked; empty where a number is typed (R2.5.6). */
  cardId: string;
  cardMask: string;
  note: string;
}

export const EXTERNAL_ERRORS: Readonly<Record<string, MessageId>> = {
  ...AMOUNT_ERRORS,
  accountMissing: 'transfers.p2p.accountMissing',
  countryMissing: 'transfers.external.countryMissing',
  nameMissing: 'transfers.external.nameMissing',
  noWay: 'transfers.external.noWay',
  ibanWrong: 'transfers.external.ibanWrong',
  noteLong: 'transfers.p2p.noteLong',
};

/** What is known beside what was typed. */
export interface ExternalFacts {
  sides: SideFacts;
  isWhoOnly: boolean;
  /** A coin goes to no country. */
  isCountryAsked: boolean;
  /** The way that the money goes; undefined while the bank has named none. */
  way: ExternalWay | undefined;
  /** Values that cost more than is available; null when there are none. */
  shortFor: string | null;
}

/** All that a quote depends on, as one text. */
export const moneyKey = (values: ExternalValues) => {
  const { fromAccountId, countryCode, currencyCode, type, debit, amount } = values;
  return [fromAccountId, countryCode, currencyCode, type, debit, amount, repeatOf(values).input.sendOn].join('|');
};

/** The chosen way where it is open, else the cheapest that is. */
export const chosenWay = (ways: readonly ExternalWay[], type: string): ExternalWay | undefined =>
  ways.find((way) => way.type === type && way.isPermitted) ?? ways.find((way) => way.isPermitted);

/** A number that is typed goes before a card that the bank has. */
export const isKnownCard = ({ cardId, cardNumber = '' }: ExternalValues) => cardId !== '' && cardNumber === '';

const text = z.string();

/** The form's schema for what is known at the moment: the fields of the way as the bank describes them, and then the amount. */
export function externalSchema(facts: ExternalFacts): z.ZodMiniType<ExternalValues, ExternalValues> {
  const fields = {
    fromAccountId: z.string().check(z.minLength(1, 'accountMissing')),
    note: z.string().check(z.maxLength(NOTE_MAX, 'noteLong')),
    ...{ countryCode: text, currencyCode: text, permission: text, beneficiaryName: text, type: text },
    ...{ amount: text, debit: text },
    ...{
      cardId: text,
      cardMask: text,
      sendOn: optionalDay(),
      subscriptionPeriod: text,
      subscriptionEndsOn: optionalDay(),
    },
  };
  return z.catchall(z.object(fields), text).check(({ value, issues }) => {
    for (const [field, message] of Object.entries(problemsOf(value, facts))) {
      if (message !== null) issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });
}

function problemsOf(value: ExternalValues, facts: ExternalFacts): Readonly<Record<string, string | null>> {
  if (!facts.isWhoOnly) {
    const short = facts.shortFor === moneyKey(value) ? 'amountShort' : null;
    return { [sentSideOf(value)]: sentAmountError(value, facts.sides) ?? short };
  }
  if (facts.isCountryAsked && value.countryCode === '') return { countryCode: 'countryMissing' };
  if (!facts.way) return { currencyCode: 'noWay' };
  const isOther = value.permission !== 'own';
  const asked = askedFields(facts.way.fields, value).map((field) => {
    if (field.name === 'cardNumber' && isKnownCard(value)) return [field.name, null];
    const answer = cleanedField(field.name, value[field.name] ?? '');
    const problem = extraProblem(field, plainAnswer(field.kind, answer));
    return [field.name, problem ?? (field.name === 'iban' ? ibanProblem(answer) : null)];
  });
  return {
    beneficiaryName: isOther && cleanedField('beneficiaryName', value.beneficiaryName) === '' ? 'nameMissing' : null,
    ...Object.fromEntries(asked),
  };
}

/** The fields that the bank may ask for, by its names: a refusal of one leads back to it. */
export const BANK_FIELDS = [
  ...['iban', 'accountNumber', 'sortCode', 'routingNumber', 'accountType'],
  ...['swift', 'bankCode', 'branchCode', 'beneficiaryAddress'],
  ...['payeeEmail', 'taxId', 'instantKeyType', 'instantKey', 'instantBank', 'cardNumber', 'walletAddress'],
] as const;

/** The fields of the bank as they are sent: without what nobody sees, and what is written around them (R2.7.222). */
export const sentFields = (values: ExternalValues): ExternalValues => ({
  ...values,
  ...Object.fromEntries(BANK_FIELDS.map((field) => [field, cleanedField(field, values[field] ?? '')])),
});

/** Length and check digits (R2.7.94); that the country is the right one is for the bank to say. */
const ibanProblem = (typed: string): string | null =>
  isValidIBAN(typed.replace(/[\s-]/g, '').toUpperCase()) ? null : 'ibanWrong';
