import type { MessageId } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS, type AmountFacts, amountErrorOf } from '../flow/amount-error';
import { repeatOf, type RepeatValues } from '../flow/repeat';

/** What the form holds; named as the call names it, so that the bank's refusals find their field. */
export interface AccountValues extends RepeatValues {
  [field: string]: string;
  fromAccount: string;
  toAccount: string;
  /** What the receiving account gets. */
  toAmount: string;
}

export const ACCOUNT_ERRORS: Readonly<Record<string, MessageId>> = {
  ...AMOUNT_ERRORS,
  accountMissing: 'transfers.account.accountMissing',
};

/** All that a quote depends on, as one text. */
export const moneyKey = (values: AccountValues) =>
  [values.fromAccount, values.toAccount, values.toAmount, repeatOf(values).input.sendOn].join('|');

/** What is known beside what was typed. */
interface AccountFacts extends AmountFacts {
  /** Only the accounts are asked for yet. */
  isWhoOnly: boolean;
  /** The key of values that cost more than is available; null when there are none. */
  shortFor: string | null;
}

/** The form's schema for what is known at the moment. */
export function accountSchema(facts: AccountFacts) {
  const account = z.string().check(z.minLength(1, 'accountMissing'));
  return z
    .object({
      fromAccount: account,
      toAccount: account,
      toAmount: z.string(),
      subscriptionPeriod: z.string(),
      subscriptionEndsOn: z.string(),
      sendOn: z.string(),
    })
    .check(({ value, issues }) => {
      const isShort = facts.shortFor === moneyKey(value);
      const wrong = amountErrorOf(value.toAmount, facts) ?? (isShort ? 'amountShort' : null);
      const message = facts.isWhoOnly ? null : wrong;
      if (message) issues.push({ code: 'custom', path: ['toAmount'], message, input: value });
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
