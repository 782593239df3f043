import { responseCode } from '@bank/protocol';
import type { ResponseCode } from '@bank/protocol';
import { Refusal } from '../platform/refusal';
import type { MayRefuse } from '../platform/refusal';
import { sayAmount } from './say-amount';
import { say } from './texts';

export type RefusalReason = keyof typeof refusals;

/** What the database functions answer when they say no. */
export interface RefusedReason<Reason extends RefusalReason = RefusalReason> {
  reason: Reason;
  /** Beside amountTooSmall, amountTooLarge, overDayLimit and insufficientFunds. */
  amount?: string;
  currency?: string;
  /** Beside codeWrong: how many are left. */
  tries?: number;
  /** Payee of the request that stopped the call, and the name of the user who decided it. */
  payee?: string;
  by?: string;
  /** Beside invalidBankDetails: the field of the form, and what the form calls it. */
  field?: string;
  what?: string;
  /** Where the text of the field has a character that nobody can see, from 1; the sentence then says so (R2.7.222). */
  at?: number;
}

/** Which code a reason goes out under, and which field of the form it belongs to. */
const refusals = {
  noAccess: { code: responseCode.noAccess },
  accountClosed: { code: responseCode.closedAccount },
  notPermitted: { code: responseCode.accessDenied },
  unknownCurrency: { code: responseCode.verify, field: 'currency' },
  invalidAmount: { code: responseCode.verify, field: 'amount' },
  amountTooSmall: { code: responseCode.verify, field: 'amount' },
  amountTooLarge: { code: responseCode.verify, field: 'amount' },
  overDayLimit: { code: responseCode.verify, field: 'amount' },
  insufficientFunds: { code: responseCode.verify, field: 'amount' },
  noWay: { code: responseCode.verify, field: 'countryCode' },
  invalidBankDetails: { code: responseCode.verify },
  sameAccount: { code: responseCode.verify, field: 'toAccount' },
  cardNotLoadable: { code: responseCode.verify, field: 'toAccount' },
  ownAddress: { code: responseCode.verify, field: 'toEmail' },
  unknownPayee: { code: responseCode.verify, field: 'toEmail' },
  unknownSender: { code: responseCode.verify, field: 'fromEmailId' },
  unknownCoupon: { code: responseCode.verify, field: 'couponCode' },
  couponNotNow: { code: responseCode.verify, field: 'couponCode' },
  couponUsed: { code: responseCode.verify, field: 'couponCode' },
  couponOtherCurrency: { code: responseCode.verify, field: 'couponCode' },
  payeeCannotReceive: { code: responseCode.verify, field: 'currency' },
  needsSecondFactor: { code: responseCode.accessDenied },
  invalidSubscriptionEnd: { code: responseCode.verify, field: 'subscriptionEndsOn' },
  invalidSendDate: { code: responseCode.verify, field: 'sendOn' },
  blockedPayee: { code: responseCode.verify, field: 'toEmail' },
  codeWrong: { code: responseCode.verify, field: 'approvalCode' },
  codeUsedUp: { code: responseCode.verify, field: 'approvalCode' },
  codeExpired: { code: responseCode.verify, field: 'approvalCode' },
  tooManySends: { code: responseCode.verify },
  quoteExpired: { code: responseCode.verify },
  notRecallable: { code: responseCode.verify },
  notReturnable: { code: responseCode.verify },
  wasReturned: { code: responseCode.verify },
  notWaiting: { code: responseCode.verify },
  mayNotApprove: { code: responseCode.noAccess },
  ownRequest: { code: responseCode.verify },
  approvedByYou: { code: responseCode.verify },
  tooFewApprovers: { code: responseCode.verify },
  wasApproved: { code: responseCode.verify },
  wasDeclined: { code: responseCode.verify },
  wasWithdrawn: { code: responseCode.verify },
  payeeClosed: { code: responseCode.verify },
  approvalUsed: { code: responseCode.verify },
  approvalUsedUp: { code: responseCode.verify },
  approvalOver: { code: responseCode.verify },
  passkeyRefused: { code: responseCode.verify },
  noPasskey: { code: responseCode.verify },
  unknownInvoice: { code: responseCode.verify },
  invoicePaid: { code: responseCode.verify },
  invoiceWaits: { code: responseCode.verify },
  invoiceRejected: { code: responseCode.verify },
  invoiceDiffers: { code: responseCode.verify, field: 'amount' },
  invoicePartWrong: { code: responseCode.verify, field: 'amount' },
  keyReused: { code: responseCode.verify },
  keyClosed: { code: responseCode.verify },
} satisfies Record<string, { code: ResponseCode; field?: string }>;

/** The refusal for a reason that the handler itself found; the row names the word. */
export function refusal<Reason extends RefusalReason>(
  context: { lang: string } & MayRefuse<NoInfer<Reason>>,
  refused: RefusedReason<Reason>,
): Refusal {
  return ledgerRefusal(context.lang, refused);
}

type FieldNames = Readonly<Record<string, string>>;

/**
 * The refusal that a database function answered, in the customer's language. The compiler cannot see into the function: in tests
 * every reason that goes out is held to its row. Beside the reason, with a wrong code, stands `triesLeft`.
 *
 * @param fieldOf what the row calls a field, where its name is another
 */
export function ledgerRefusal(lang: string, refused: RefusedReason, fieldOf: FieldNames = {}): Refusal {
  const rule: { code: ResponseCode; field?: string } = refusals[refused.reason];
  const amount = refused.amount && refused.currency ? sayAmount(lang, refused.amount, refused.currency) : '';
  const { payee = '', by = '', what = '' } = refused;
  const numbers = { tries: String(refused.tries ?? ''), at: String(refused.at ?? '') };
  const id = refused.at === undefined ? refused.reason : 'unseenCharacter';
  const sentence = say(lang, id, { ...numbers, amount, payee, by, what });
  const named = refused.field ?? rule.field;
  const field = named === undefined ? undefined : (fieldOf[named] ?? named);
  return new Refusal(rule.code, sentence, {
    validation: field ? [{ description: sentence, field }] : [],
    reason: refused.reason,
    fields: refused.tries === undefined ? {} : { triesLeft: refused.tries },
  });
}
