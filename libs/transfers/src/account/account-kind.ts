import { call, query, queryClient, serverNow } from '@bank/api-client';
import { asFailure } from '@bank/kit';
import type { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import type { QuoteByEither } from '@bank/protocol/payment';
import { accountTransfer, accountTransferFee } from '@bank/protocol/transfers-account';
import { blame, type PaymentKind, type Problem } from '../flow/payment-kind';
import { ONCE, type RepeatInput, repeatOf, WHEN_IDS } from '../flow/repeat';
import { chosenAccount, isShort, sendingAccounts } from '../transfer-rules';
import { type AccountValues, fitted, type Side, sideOf } from './account-values';

/** Names the form, its draft and its keys. */
export const OWN_ACCOUNTS = 'transfers.account';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = { debit: 'account-debit', toAmount: 'account-amount', ...WHEN_IDS } as const;

/** What goes to the bank once it is confirmed: exactly one of the amounts. */
interface AccountInput extends RepeatInput, Partial<Record<Side, string>> {
  fromAccount: number;
  toAccount: number;
  quoteId?: string;
}

/** A price that is held for less long is renewed before the review, which it would not outlast. */
const LEAST_LEFT_MS = 15_000;

/** The bank calls what arrives otherwise in a quote than in an order. */
const QUOTED_AS = { debit: 'debit', toAmount: 'amount' } as const satisfies Record<Side, string>;

/** What the bank is asked for these values. It holds the rate that the form shows (R2.4.65). */
export function quoteQuery(values: AccountValues) {
  const { fromAccount, toAccount } = values;
  const side = sideOf(values);
  const { sendOn } = repeatOf(values).input;
  const both = { fromAccountId: Number(fromAccount), toAccountId: Number(toAccount) };
  return query(accountTransferFee, { [QUOTED_AS[side]]: values[side], ...both, sendOn, hold: true }, { lazy: true });
}

/** What the bank says of the amount that it was asked for; nothing where it refused something else. */
export function saidOfAmount(error: unknown, side: Side): string | undefined {
  return asFailure(error).fields?.[QUOTED_AS[side]];
}

const isHeld = ({ quoteId, heldUntil }: QuoteByEither): boolean =>
  quoteId !== undefined && Date.parse(heldUntil ?? '') - serverNow(Date.now()) > LEAST_LEFT_MS;

/** The price that the form shows, as long as it is held; else the one of the moment. */
async function priceOf(values: AccountValues): Promise<QuoteByEither | Problem> {
  const asking = quoteQuery(values);
  const shown = queryClient.getQueryData(asking.queryKey);
  if (shown && isHeld(shown)) return shown;
  try {
    return await queryClient.fetchQuery({ ...asking, staleTime: 0 });
  } catch (error) {
    const side = sideOf(values);
    const said = saidOfAmount(error, side);
    if (said === undefined) throw error;
    return blame(side, said);
  }
}

/** Money between two accounts of the customer. @param into what may receive, by the rights of the user */
export const accountKind = (
  t: ReturnType<typeof useText>,
  accounts: readonly Account[],
  into: readonly Account[],
  empty: AccountValues,
): PaymentKind<AccountValues, AccountInput> => ({
  id: OWN_ACCOUNTS,
  isAskedAtOnce: true,
  fieldIds: FIELD_IDS,
  whoFields: [],
  given: { fromAccount: 'from', toAccount: 'to', debit: 'amount' },
  fit: (values) => fitted(sendingAccounts(accounts), into, empty, values),
  isBegun: () => false,
  begin: () => Promise.resolve(null),
  async order(values) {
    const side = sideOf(values);
    const repeat = repeatOf(values);
    const input = {
      fromAccount: Number(values.fromAccount),
      toAccount: Number(values.toAccount),
      [side]: values[side],
      ...repeat.input,
    };
    const priced = await priceOf(values);
    if ('isReady' in priced) return priced;
    const { quoteId, heldUntil, arrivesAt, approval, ...quote } = priced;
    const to = chosenAccount(accounts, input.toAccount);
    if (!to || isShort(quote.total, quote.available)) return blame(side, t('transfers.p2p.amountShort'));
    const payee = { kind: 'ownAccount', name: to.name, accountId: to.accountId } as const;
    const agreed = { fromAccountId: input.fromAccount, payee, note: '', subscription: repeat.summary };
    const sent = { ...input, ...(quoteId !== undefined && { quoteId }) };
    return { isReady: true, input: sent, summary: { ...quote, ...agreed }, approval, arrivesAt, heldUntil };
  },
  send(input, options) {
    // A held price is for one payment: the next one gets a price of its own.
    queryClient.removeQueries({ queryKey: [accountTransferFee.name] });
    return call(accountTransfer, input, options);
  },
  changes: [],
  again: ({ fromAccountId, payee }) => ({
    fromAccount: String(fromAccountId),
    toAccount: payee.kind === 'ownAccount' ? String(payee.accountId) : '',
    toAmount: '',
    debit: '',
    ...ONCE,
  }),
  words: {
    plan: ['transfers.plan.howMuch', 'transfers.plan.check'],
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
