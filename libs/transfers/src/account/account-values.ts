import type { MessageId } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS, type AmountFacts, amountErrorOf } from '../flow/amount-error';

/** What the form holds; named as the call names it, so that the bank's refusals find their field. */
export interface AccountValues {
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
export const moneyKey = (values: AccountValues) => [values.fromAccount, values.toAccount, values.toAmount].join('|');

/** The form's schema for what is known at the moment. @param facts.shortFor the key of values that cost more than is available */
export function accountSchema(facts: AmountFacts & { shortFor: string | null }) {
  const account = z.string().check(z.minLength(1, 'accountMissing'));
  return z.object({ fromAccount: account, toAccount: account, toAmount: z.string() }).check(({ value, issues }) => {
    const isShort = facts.shortFor === moneyKey(value);
    const message = amountErrorOf(value.toAmount, facts) ?? (isShort ? 'amountShort' : null);
    if (message) issues.push({ code: 'custom', path: ['toAmount'], message, input: value });
  });
}

/** One account cannot pay itself: choosing it on one side moves the other side to another account. */
export function keptApart(accounts: readonly Account[], changed: string | undefined, values: Partial<AccountValues>) {
  if (values.fromAccount !== values.toAccount) return {};
  const other = accounts.find(({ accountId }) => String(accountId) !== values.fromAccount);
  return { [changed === 'toAccount' ? 'fromAccount' : 'toAccount']: String(other?.accountId ?? '') };
}
