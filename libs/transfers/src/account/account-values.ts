import { optionalDay } from '@bank/kit';
import type { MessageId } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS, type AmountFacts, amountErrorOf } from '../flow/amount-error';
import { SAID } from '../flow/payment-form';
import { repeatOf, type RepeatValues } from '../flow/repeat';

/** What the form holds; named as the call names it, so that the bank's refusals find their field. */
export interface AccountValues extends RepeatValues {
  [field: string]: string;
  fromAccount: string;
  toAccount: string;
  /** What the receiving account gets; empty where what leaves is given, since the bank computes the other one (R0.94). */
  toAmount: string;
  /** What leaves the sending account, fee included. */
  debit: string;
}

/** The two amounts by their fields. */
export type Side = 'toAmount' | 'debit';

/** The amount that the user gives; what leaves while there is none. */
export const sideOf = ({ toAmount }: Pick<AccountValues, Side>): Side => (toAmount === '' ? 'debit' : 'toAmount');

export const ACCOUNT_ERRORS: Readonly<Record<string, MessageId>> = {
  ...AMOUNT_ERRORS,
  accountMissing: 'transfers.account.accountMissing',
};

/** All that a quote depends on, as one text. */
export const moneyKey = (values: AccountValues) =>
  [values.fromAccount, values.toAccount, values.debit, values.toAmount, repeatOf(values).input.sendOn].join('|');

/** What is known beside what was typed. */
interface AccountFacts {
  /** Of the currency of each side. */
  amounts: Readonly<Record<Side, AmountFacts>>;
  /** The key of values that cost more than is available; null when there are none. */
  shortFor: string | null;
  /** The key of values whose amount the bank does not price; null when there are none. */
  refusedFor: string | null;
}

/** The form's schema for what is known at the moment. */
export function accountSchema({ amounts, shortFor, refusedFor }: AccountFacts) {
  const account = z.string().check(z.minLength(1, 'accountMissing'));
  return z
    .object({
      fromAccount: account,
      toAccount: account,
      toAmount: z.string(),
      debit: z.string(),
      subscriptionPeriod: z.string(),
      subscriptionEndsOn: optionalDay(),
      sendOn: optionalDay(),
    })
    .check(({ value, issues }) => {
      const side = sideOf(value);
      const key = moneyKey(value);
      const known = shortFor === key ? 'amountShort' : refusedFor === key ? SAID : null;
      const message = amountErrorOf(value[side], amounts[side]) ?? known;
      if (message) issues.push({ code: 'custom', path: [side], message, input: value });
    });
}

/** One account cannot pay itself: choosing it on one side moves the other side to another account. */
export function keptApart(
  from: readonly Account[],
  into: readonly Account[],
  changed: string | undefined,
  values: Partial<AccountValues>,
) {
  if (values.fromAccount !== values.toAccount) return {};
  const [field, offered] = changed === 'toAccount' ? (['fromAccount', from] as const) : (['toAccount', into] as const);
  const other = offered.find(({ accountId }) => String(accountId) !== values.fromAccount);
  return { [field]: String(other?.accountId ?? '') };
}

/** What another page filled in counts where the account can be used so; the other side then makes way (R0.95). */
export function fitted(
  from: readonly Account[],
  into: readonly Account[],
  empty: AccountValues,
  values: AccountValues,
): AccountValues {
  const among = (accounts: readonly Account[], field: 'fromAccount' | 'toAccount') =>
    accounts.some(({ accountId }) => String(accountId) === values[field]) ? values[field] : empty[field];
  const known = { ...values, fromAccount: among(from, 'fromAccount'), toAccount: among(into, 'toAccount') };
  const isFromGiven = known.fromAccount !== empty.fromAccount;
  return { ...known, ...keptApart(from, into, isFromGiven ? 'fromAccount' : 'toAccount', known) };
}
