import { call, query, queryClient } from '@bank/api-client';
import type { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { accountTransfer, accountTransferFee } from '@bank/protocol/transfers-account';
import { blame, type PaymentKind } from '../flow/payment-kind';
import { chosenAccount, isShort } from '../transfer-rules';
import type { AccountValues } from './account-values';

/** Names the form, its draft and its keys. */
export const OWN_ACCOUNTS = 'transfers.account';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = { toAmount: 'account-amount' } as const;

/** What goes to the bank once it is confirmed. */
interface AccountInput {
  fromAccount: number;
  toAccount: number;
  toAmount: string;
}

/** What the bank is asked for these values. */
export function quoteQuery({ fromAccount, toAccount, toAmount }: AccountValues) {
  const input = { amount: toAmount, fromAccountId: Number(fromAccount), toAccountId: Number(toAccount) };
  return query(accountTransferFee, input, { lazy: true });
}

/** Money between two accounts of the customer. */
export const accountKind = (
  t: ReturnType<typeof useText>,
  accounts: readonly Account[],
): PaymentKind<AccountValues, AccountInput> => ({
  id: OWN_ACCOUNTS,
  fieldIds: FIELD_IDS,
  async order(values) {
    const input = {
      fromAccount: Number(values.fromAccount),
      toAccount: Number(values.toAccount),
      toAmount: values.toAmount,
    };
    const quote = await queryClient.fetchQuery(quoteQuery(values));
    const to = chosenAccount(accounts, input.toAccount);
    if (!to || isShort(quote.total, quote.available)) return blame('toAmount', t('transfers.p2p.amountShort'));
    const payee = { kind: 'ownAccount', name: to.name, accountId: to.accountId } as const;
    const agreed = {
      fromAccountId: input.fromAccount,
      payee,
      amount: input.toAmount,
      currencyCode: to.currencyCode,
      note: '',
    };
    return { isReady: true, input, summary: { ...quote, ...agreed } };
  },
  send: (input, options) => call(accountTransfer, input, options),
  changes: [],
  again: ({ fromAccountId, payee }) => ({
    fromAccount: String(fromAccountId),
    toAccount: payee.kind === 'ownAccount' ? String(payee.accountId) : '',
    toAmount: '',
  }),
  words: {
    sentence: 'transfers.account.sentence',
    sentenceExchanged: 'transfers.account.sentenceExchanged',
    arrival: 'transfers.review.atOnce',
    done: 'transfers.account.done',
    created: 'transfers.account.created',
    pending: 'transfers.account.pending',
  },
});
