import type { MessageId } from '@bank/i18n';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS, amountErrorOf } from '../flow/amount-error';
import { checkEmail, NOTE_MAX } from '../transfer-rules';

/** What the form holds; named as the call names it, so that the bank's refusals find their field. */
export interface P2pValues {
  [field: string]: string;
  accountId: string;
  toEmail: string;
  amount: string;
  currency: string;
  note: string;
}

/** What is known about what was typed, beside the typing itself. */
export interface P2pFacts {
  ownEmail: string;
  locale: string;
  /** Of the currency the payee receives. */
  decimals: number;
  /** The address the bank was asked about and does not know; null when there is none. */
  unknownEmail: string | null;
  /** The values (see moneyKey) for which the bank quoted more than is available; null when there are none. */
  shortFor: string | null;
}

/** The schema's messages and what they say. */
export const P2P_ERRORS = {
  accountMissing: 'transfers.p2p.accountMissing',
  emailMissing: 'transfers.p2p.emailMissing',
  emailInvalid: 'transfers.p2p.emailInvalid',
  emailOwn: 'transfers.p2p.emailOwn',
  emailUnknown: 'transfers.p2p.emailUnknown',
  ...AMOUNT_ERRORS,
  noteLong: 'transfers.p2p.noteLong',
} as const satisfies Record<string, MessageId>;
export type P2pError = keyof typeof P2P_ERRORS;

/** What a quote depends on, as one text. */
export function moneyKey({
  accountId,
  amount,
  currency,
}: Pick<P2pValues, 'accountId' | 'amount' | 'currency'>): string {
  return [accountId, amount, currency].join('|');
}

const EMAIL_ERRORS = { empty: 'emailMissing', invalid: 'emailInvalid', own: 'emailOwn', lookup: null } as const;

/** What is wrong with a payee's address; null when it may be sent to (R2.5.1). */
export function emailError(typed: string, facts: P2pFacts): P2pError | null {
  const email = typed.trim();
  return EMAIL_ERRORS[checkEmail(email, facts.ownEmail)] ?? (email === facts.unknownEmail ? 'emailUnknown' : null);
}

/** What is wrong with an amount; null when the bank can be asked for it. */
export function amountError(values: P2pValues, facts: P2pFacts): P2pError | null {
  return amountErrorOf(values.amount, facts) ?? (facts.shortFor === moneyKey(values) ? 'amountShort' : null);
}

/** The form's schema for what is known at the moment. */
export function p2pSchema(facts: P2pFacts): z.ZodMiniType<P2pValues, P2pValues> {
  return z
    .object({
      accountId: z.string().check(z.minLength(1, 'accountMissing')),
      toEmail: z.string(),
      amount: z.string(),
      currency: z.string(),
      note: z.string().check(z.maxLength(NOTE_MAX, 'noteLong')),
    })
    .check(({ value, issues }) => {
      const found = { toEmail: emailError(value.toEmail, facts), amount: amountError(value, facts) };
      for (const [field, message] of Object.entries(found)) {
        if (message) issues.push({ code: 'custom', path: [field], message, input: value });
      }
    });
}
