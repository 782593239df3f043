import { call, query } from '@bank/api-client';
import { asFailure } from '@bank/kit';
import type { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { accountTransfer, accountTransferFee } from '@bank/protocol/transfers-account';
import { blame, type PaymentKind, type Problem } from '../flow/payment-kind';
import { ONCE, type RepeatInput, repeatOf, WHEN_IDS } from '../flow/repeat';
import { chosenAccount, isShort } from '../transfer-rules';
import type { AccountValues } from './account-values';

/** Names the form, its draft and its keys. */
export const OWN_ACCOUNTS = 'transfers.account';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = { toAmount: 'account-amount', ...WHEN_IDS } as const;

/** What goes to the bank once it is confirmed. */
interface AccountInput extends RepeatInput {
  fromAccount: number;
  toAccount: number;
  toAmount: string;
  quoteId?: string;
}

function askedFor(values: AccountValues) {
  const { fromAccount, toAccount, toAmount } = values;
  const { sendOn } = repeatOf(values).input;
  return { amount: toAmount, fromAccountId: Number(fromAccount), toAccountId: Number(toAccount), sendOn };
}

/** What the bank is asked for these values. */
export const quoteQuery = (values: AccountValues) => query(accountTransferFee, askedFor(values), { lazy: true });

/** The bank calls the amount of a quote otherwise than the order does. @throws what is wrong with anything else */
function amountBlamed(error: unknown): Problem {
  const said = asFailure(error).fields?.['amount'];
  if (said === undefined) throw error;
  return blame('toAmount', said);
}

/** Money between two accounts of the customer. */
export const accountKind = (
  t: ReturnType<typeof useText>,
  accounts: readonly Account[],
): PaymentKind<AccountValues, AccountInput> => ({
  id: OWN_ACCOUNTS,
  fieldIds: FIELD_IDS,
  whoFields: ['fromAccount', 'toAccount'],
  given: { fromAccount: 'from', toAccount: 'to' },
  isBegun: ({ fromAccount, toAccount }) => Boolean(fromAccount) && Boolean(toAccount),
  begin: () => Promise.resolve(null),
  async order(values) {
    const repeat = repeatOf(values);
    const input = {
      fromAccount: Number(values.fromAccount),
      toAccount: Number(values.toAccount),
      toAmount: values.toAmount,
      ...repeat.input,
    };
    const priced = await call(accountTransferFee, { ...askedFor(values), hold: true }).catch(amountBlamed);
    if ('isReady' in priced) return priced;
    const { quoteId, heldUntil, arrivesAt, approval, ...quote } = priced;
    const to = chosenAccount(accounts, input.toAccount);
    if (!to || isShort(quote.total, quote.available)) return blame('toAmount', t('transfers.p2p.amountShort'));
    const payee = { kind: 'ownAccount', name: to.name, accountId: to.accountId } as const;
    const agreed = {
      fromAccountId: input.fromAccount,
      payee,
      amount: input.toAmount,
      currencyCode: to.currencyCode,
      note: '',
      subscription: repeat.summary,
    };
    const sent = { ...input, ...(quoteId !== undefined && { quoteId }) };
    return { isReady: true, input: sent, summary: { ...quote, ...agreed }, approval, arrivesAt, heldUntil };
  },
  send: (input, options) => call(accountTransfer, input, options),
  changes: [],
  again: ({ fromAccountId, payee }) => ({
    fromAccount: String(fromAccountId),
    toAccount: payee.kind === 'ownAccount' ? String(payee.accountId) : '',
    toAmount: '',
    ...ONCE,
  }),
  words: {
    plan: ['kit.place.accounts', 'transfers.plan.howMuch', 'transfers.plan.check'],
    sentence: 'transfers.account.sentence',
    noName: 'transfers.flow.noName',
    arrival: 'transfers.review.atOnce',
    sent: 'transfers.account.sent',
    arrived: 'transfers.track.accountHas',
    done: 'transfers.account.done',
    released: null,
    returned: 'kit.found.returnedBody',
    created: 'transfers.account.created',
    pending: 'transfers.account.pending',
  },
});
