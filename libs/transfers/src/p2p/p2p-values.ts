import { optionalDay } from '@bank/kit';
import { compare, isAmount } from '@bank/money';
import type { MessageId } from '@bank/i18n';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS } from '../flow/amount-error';
import { repeatOf, type RepeatValues } from '../flow/repeat';
import { type SentAmounts, sentAmountError, sentSideOf, type SideFacts } from '../flow/send-side';
import { cleanedField } from '../mass/reading/clean';
import { checkEmail, NOTE_MAX } from '../transfer-rules';
import { emailIn } from '../whom/here';
import type { KnownPayees } from '../whom/known';
import { problemOfTyped } from '../whom/lead-of-typed';
import { WHOM_ERRORS } from '../whom/whom-errors';

/** What the form holds; named as the call names it, so that the bank's refusals find their field. */
export interface P2pValues extends RepeatValues, SentAmounts {
  [field: string]: string;
  accountId: string;
  /** What is typed into the one field, whatever it is; it lies in no store of the browser (R0.54). */
  whom: string;
  /** The address that it names; '' where it names something else. */
  toEmail: string;
  currency: string;
  note: string;
  /** What is paid by it; '' for a payment of no invoice. Payee, amount and currency are then the invoice's. */
  invoiceId: string;
  /** How much of that invoice is open, where it may be paid in parts; '' where all of it is paid at once. */
  invoiceOpen: string;
  /** What makes the fee less; '' for none. */
  couponCode: string;
  /** What the payment is kept under; '' for not kept. */
  templateName: string;
  /** The id of the address that the payee sees, or OWN_SENDER. */
  fromEmailId: string;
}

/** The payee sees the address that the user signs in with; of an administrator who acts, the customer's primary one (R0.38). */
export const OWN_SENDER = 'own';

/** What is known about what was typed, beside the typing itself. */
export interface P2pFacts {
  /** Whom a name may mean. */
  known: KnownPayees;
  ownEmail: string;
  sides: SideFacts;
  /** Only the payee is asked for yet. */
  isWhoOnly: boolean;
  /** The address the bank was asked about and does not know; null when there is none. */
  unknownEmail: string | null;
  /** The values (see moneyKey) for which the bank quoted more than is available; null when there are none. */
  shortFor: string | null;
  /** The values (see moneyKey) whose coupon the bank does not take, and why; null when there are none. */
  coupon: { key: string; error: CouponError } | null;
}

/** What is said of a coupon that the bank does not take, by the bank's reason. */
const COUPON_ERRORS = {
  unknownCoupon: 'transfers.coupon.unknown',
  couponNotNow: 'transfers.coupon.notNow',
  couponUsed: 'transfers.coupon.used',
  couponOtherCurrency: 'transfers.coupon.otherCurrency',
  triedTooOften: 'transfers.coupon.tooOften',
} as const satisfies Record<string, MessageId>;
type CouponError = keyof typeof COUPON_ERRORS;

const isCouponError = (reason: string): reason is CouponError => Object.hasOwn(COUPON_ERRORS, reason);

/** What is wrong with a coupon, by the reason of a refusal; null where it has another. */
export const couponErrorOf = (reason: string | undefined): CouponError | null =>
  reason !== undefined && isCouponError(reason) ? reason : null;

/** The schema's messages and what they say. */
export const P2P_ERRORS = {
  accountMissing: 'transfers.p2p.accountMissing',
  ...WHOM_ERRORS,
  emailInvalid: 'transfers.p2p.emailInvalid',
  emailOwn: 'transfers.p2p.emailOwn',
  emailUnknown: 'transfers.p2p.emailUnknown',
  ...AMOUNT_ERRORS,
  amountOverOpen: 'transfers.p2p.amountOverOpen',
  noteLong: 'transfers.p2p.noteLong',
  ...COUPON_ERRORS,
} as const satisfies Record<string, MessageId>;
export type P2pError = keyof typeof P2P_ERRORS;

/** The coupon as the calls take it; nothing without one. */
export function couponInput({ couponCode }: P2pValues): { couponCode?: string } {
  const code = cleanedField('couponCode', couponCode).toUpperCase();
  return code === '' ? {} : { couponCode: code };
}

/** What a quote depends on, as one text. */
export function moneyKey(values: P2pValues): string {
  return [
    values.accountId,
    values.debit,
    values.amount,
    values.currency,
    repeatOf(values).input.sendOn,
    values.couponCode.trim(),
  ].join('|');
}

const EMAIL_ERRORS = { empty: 'whomMissing', invalid: 'emailInvalid', own: 'emailOwn', lookup: null } as const;

/**
 * What is wrong with the answer to the first question; null where it leads on, inside of the bank or out of it (R0.110). It is read from
 * what is typed: the address beside it follows a moment later.
 */
function whomError({ whom }: P2pValues, facts: P2pFacts): P2pError | null {
  const email = emailIn(whom);
  return email === '' && facts.isWhoOnly ? problemOfTyped(whom, facts.known) : emailError(email, facts);
}

/** What is wrong with a payee's address; null when it may be sent to (R2.5.1). */
export function emailError(typed: string, facts: P2pFacts): P2pError | null {
  const email = cleanedField('toEmail', typed);
  return EMAIL_ERRORS[checkEmail(email, facts.ownEmail)] ?? (email === facts.unknownEmail ? 'emailUnknown' : null);
}

/** How much of the invoice that is paid is open, where a part of it may be paid; null otherwise. It comes in an address. */
export const openPart = ({ invoiceId, invoiceOpen }: P2pValues): string | null =>
  invoiceId !== '' && isAmount(invoiceOpen) ? invoiceOpen : null;

function isOverOpen(values: P2pValues): boolean {
  const open = openPart(values);
  return open !== null && isAmount(values.amount) && compare(values.amount, open) > 0;
}

/** What is wrong with the given amount; null when the bank can be asked for it. */
export function amountError(values: P2pValues, facts: P2pFacts): P2pError | null {
  const wrong = sentAmountError(values, facts.sides) ?? (isOverOpen(values) ? 'amountOverOpen' : null);
  return wrong ?? (facts.shortFor === moneyKey(values) ? 'amountShort' : null);
}

/** The form's schema for what is known at the moment. */
export function p2pSchema(facts: P2pFacts): z.ZodMiniType<P2pValues, P2pValues> {
  return z
    .object({
      accountId: z.string().check(z.minLength(1, 'accountMissing')),
      whom: z.string(),
      toEmail: z.string().check(z.overwrite((email) => cleanedField('toEmail', email))),
      amount: z.string(),
      debit: z.string(),
      currency: z.string(),
      // A note goes as it is typed (D17).
      note: z.string().check(z.maxLength(NOTE_MAX, 'noteLong')),
      invoiceId: z.string(),
      invoiceOpen: z.string(),
      fromEmailId: z.string(),
      couponCode: z.string(),
      templateName: z.string().check(z.overwrite((name) => cleanedField('templateName', name))),
      subscriptionPeriod: z.string(),
      subscriptionEndsOn: optionalDay(),
      sendOn: optionalDay(),
    })
    .check(({ value, issues }) => {
      const found = {
        whom: whomError(value, facts),
        [sentSideOf(value)]: facts.isWhoOnly ? null : amountError(value, facts),
        couponCode: facts.coupon?.key === moneyKey(value) ? facts.coupon.error : null,
      };
      for (const [field, message] of Object.entries(found)) {
        if (message) issues.push({ code: 'custom', path: [field], message, input: value });
      }
    });
}
