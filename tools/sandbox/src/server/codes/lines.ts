import type { Parsed, Row } from '@bank/protocol';
import { passwordChangeCodeCheck, passwordChangeWithCode } from '@bank/protocol/activation';
import { adminActProve } from '@bank/protocol/admin';
import { login, loginTwoStepConfirm, loginTwoStepSet, otpResend, token } from '@bank/protocol/auth';
import {
  cardApply,
  cardChangePin,
  cardGetDetails,
  cardGetPin,
  cardShowDetails,
  cardShowPin,
} from '@bank/protocol/cards';
import { deviceApprove, deviceApproveConfirm } from '@bank/protocol/devices';
import {
  confirmPhone,
  customerVerify,
  customerVerifyConfirm,
  phoneForCodesSet,
  phoneVerify,
} from '@bank/protocol/phones';
import {
  addEmail,
  confirmEmail,
  confirmEmailRequest,
  setPrimaryEmail,
  usernameChangeConfirm,
} from '@bank/protocol/profile-emails';
import {
  ipWhitelistAdd,
  ipWhitelistDelete,
  ipWhitelistModeSet,
  passkeyRegisterRequest,
  passwordChange,
  securityChangeConfirm,
  twoStepVerificationConfirm,
  twoStepVerificationSet,
} from '@bank/protocol/settings';
import { approve, businessRequestConfirm } from '@bank/protocol/transfer-requests';
import { normalConfirm, resendSmsForTransfer } from '@bank/protocol/transfers';
import {
  recipientApprovalResend,
  recipientPaymentApprove,
  recipientPaymentSubmit,
} from '@bank/protocol/transfers-global';
import type { Purpose } from '../../identity/codes/purposes';

/** Who is asked for the code, beside the caller of a session: by the input of the call. */
export type Stranger =
  /** The user whose sign-in it is. */
  | { loginCode: string }
  | { username: string }
  /** The holder of a link. */
  | { link: string };

export interface CodeLine {
  purpose: Purpose;
  /** The code that the caller shows; undefined: none, and the call may only send one. */
  guess(input: unknown): string | undefined;
  /** The field of the code, for the refusal. */
  field: string;
  /** Of a call without a session. */
  stranger(input: unknown): Stranger | null;
}

interface Told<R extends Row> {
  guess?: (input: Parsed<R>) => string | undefined;
  field?: string;
  stranger?: (input: Parsed<R>) => Stranger | null;
}

/** The input is what this very row's schema made; the compiler cannot follow it through a map of all rows. */
const line = <R extends Row>(row: R, purpose: Purpose, { guess, field = 'code', stranger }: Told<R> = {}) =>
  [
    row.name,
    {
      purpose,
      field,
      guess: (input: unknown) => guess?.(input as Parsed<R>),
      stranger: (input: unknown) => stranger?.(input as Parsed<R>) ?? null,
    },
  ] as const;

const confirmed = { guess: ({ confirm }: { confirm?: { code: string } | undefined }) => confirm?.code };
const byConfirmation = {
  guess: ({ confirmationCode }: { confirmationCode: string }) => confirmationCode,
  field: 'confirmationCode',
};
const byCode = { guess: ({ code }: { code: string }) => code };
const ofLogin = { stranger: ({ code }: { code: string }) => ({ loginCode: code }) };
const ofLink = { stranger: ({ paymentSecret }: { paymentSecret: string }) => ({ link: paymentSecret }) };

/**
 * Every call that sends a code or takes one. An order of a payment sends one, too, and needs no line. Letters to an address that may be
 * nobody's are counted by the address and its asker, whether it is known or not (`identity/activation/letters.ts`). A call that does either without a
 * line is an error of the bank: the guard says so at its first use.
 */
export const CODE_LINES: ReadonlyMap<string, CodeLine> = new Map<string, CodeLine>([
  line(login, 'signIn', {
    stranger: (input) => ('username' in input ? { username: input.username } : null),
  }),
  line(otpResend, 'signIn', ofLogin),
  line(token, 'signIn', {
    guess: (input) => ('otp' in input ? input.otp : undefined),
    field: 'otp',
    stranger: (input) => ('code' in input ? { loginCode: input.code } : null),
  }),
  line(loginTwoStepSet, 'signIn', ofLogin),
  line(loginTwoStepConfirm, 'signIn', { ...byCode, stranger: ({ loginCode }) => ({ loginCode }) }),
  // Their tries are those of one request, and of the caller's address of the network: strangers close nothing for the user (R0.150).
  line(passwordChangeCodeCheck, 'password', byCode),
  line(passwordChangeWithCode, 'password', byCode),
  line(deviceApprove, 'device'),
  line(deviceApproveConfirm, 'device', byCode),
  line(twoStepVerificationSet, 'security'),
  line(twoStepVerificationConfirm, 'security', byCode),
  line(passwordChange, 'security'),
  line(passkeyRegisterRequest, 'security'),
  line(ipWhitelistAdd, 'security'),
  line(ipWhitelistDelete, 'security'),
  line(ipWhitelistModeSet, 'security'),
  line(phoneForCodesSet, 'security'),
  line(adminActProve, 'security'),
  line(securityChangeConfirm, 'security', byCode),
  line(addEmail, 'email'),
  line(confirmEmailRequest, 'email'),
  line(confirmEmail, 'email', byConfirmation),
  line(setPrimaryEmail, 'username'),
  // Either of its two codes is a guess.
  line(usernameChangeConfirm, 'username', {
    ...byConfirmation,
    guess: ({ confirmationCode, factorCode = '' }) => `${confirmationCode}${factorCode}`,
  }),
  line(phoneVerify, 'phone'),
  line(confirmPhone, 'phone', byConfirmation),
  line(customerVerify, 'identity'),
  line(customerVerifyConfirm, 'identity', byConfirmation),
  line(cardShowPin, 'card', confirmed),
  line(cardGetPin, 'card', byCode),
  line(cardChangePin, 'card', confirmed),
  line(cardShowDetails, 'card'),
  line(cardGetDetails, 'card', byCode),
  line(cardApply, 'card', confirmed),
  line(resendSmsForTransfer, 'payment'),
  line(normalConfirm, 'payment', { guess: ({ approvalCode }) => approvalCode, field: 'approvalCode' }),
  line(approve, 'requests'),
  line(businessRequestConfirm, 'requests', byCode),
  line(recipientPaymentSubmit, 'link', ofLink),
  line(recipientApprovalResend, 'link', ofLink),
  line(recipientPaymentApprove, 'link', {
    ...ofLink,
    guess: ({ approvalCode }) => approvalCode,
    field: 'approvalCode',
  }),
]);
