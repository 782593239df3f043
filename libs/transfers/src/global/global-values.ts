import type { MessageId } from '@bank/i18n';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS, type AmountFacts, amountErrorOf } from '../flow/amount-error';
import { cleanedField } from '../mass/reading/clean';
import { checkEmail, NOTE_MAX } from '../transfer-rules';

/** What the form holds; named as the call names it, so that the bank's refusals find their field. */
export interface GlobalValues {
  [field: string]: string;
  fromAccountId: string;
  beneficiaryType: string;
  beneficiaryName: string;
  beneficiaryEmail: string;
  beneficiaryCountryCode: string;
  currencyCode: string;
  /** sender or recipient. */
  feePaidBy: string;
  amount: string;
  note: string;
}

export const GLOBAL_ERRORS: Readonly<Record<string, MessageId>> = {
  ...AMOUNT_ERRORS,
  nameMissing: 'transfers.external.nameMissing',
  countryMissing: 'transfers.global.countryMissing',
  emailMissing: 'transfers.p2p.emailMissing',
  emailInvalid: 'transfers.p2p.emailInvalid',
  emailOwn: 'transfers.p2p.emailOwn',
  noteLong: 'transfers.p2p.noteLong',
};

/** What is known beside what was typed. */
interface GlobalFacts extends AmountFacts {
  isWhoOnly: boolean;
  ownEmail: string;
  /** Values that cost more than is available; null when there are none. */
  shortFor: string | null;
}

/** All that a quote depends on, as one text. */
export const moneyKey = ({ fromAccountId, currencyCode, feePaidBy, amount }: GlobalValues) =>
  [fromAccountId, currencyCode, feePaidBy, amount].join('|');

const EMAIL_ERRORS = { empty: 'emailMissing', invalid: 'emailInvalid', own: 'emailOwn', lookup: null } as const;
const text = z.string();
const cleanText = (field: string) => z.string().check(z.overwrite((typed) => cleanedField(field, typed)));

/** The form's schema for what is known at the moment: whom and how, and then the amount. */
export function globalSchema(facts: GlobalFacts): z.ZodMiniType<GlobalValues, GlobalValues> {
  const fields = {
    ...{ fromAccountId: text, beneficiaryType: text },
    // The recipient reads all three in a letter (R2.7.222).
    beneficiaryName: cleanText('beneficiaryName'),
    beneficiaryEmail: cleanText('beneficiaryEmail'),
    note: cleanText('note').check(z.maxLength(NOTE_MAX, 'noteLong')),
    ...{ beneficiaryCountryCode: text, currencyCode: text, feePaidBy: text, amount: text },
  };
  return z.catchall(z.object(fields), text).check(({ value, issues }) => {
    for (const [field, message] of Object.entries(problemsOf(value, facts))) {
      if (message !== null) issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });
}

function problemsOf(value: GlobalValues, facts: GlobalFacts): Readonly<Record<string, string | null>> {
  if (!facts.isWhoOnly) {
    return {
      amount: amountErrorOf(value.amount, facts) ?? (facts.shortFor === moneyKey(value) ? 'amountShort' : null),
    };
  }
  return {
    beneficiaryName: value.beneficiaryName === '' ? 'nameMissing' : null,
    beneficiaryEmail: EMAIL_ERRORS[checkEmail(value.beneficiaryEmail, facts.ownEmail)],
    beneficiaryCountryCode: value.beneficiaryCountryCode === '' ? 'countryMissing' : null,
  };
}
