import { query } from '@bank/api-client';
import { AmountText } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { isPositive, isZero } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { QuoteByEither } from '@bank/protocol/payment';
import { accountTransferLimits, accountTransferMaxAmount } from '@bank/protocol/transfers-account';
import type { Permissions } from '@bank/session';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useCallback, useMemo } from 'react';
import { FillMost } from '../flow/fill-most';
import { rightAmount } from '../flow/amount-error';
import { useAmountFacts } from '../flow/use-amount-facts';
import { useWatched } from '../flow/form-watch';
import { RateCountdown } from '../flow/held-rate';
import { RateLine } from '../flow/rate-line';
import { type FormPart, PaymentFlow } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { Sender } from '../flow/payment-screen';
import { ONCE } from '../flow/repeat';
import { quoteFor } from '../flow/send-side';
import { type LiveQuote, useLiveQuote } from '../flow/use-live-quote';
import { WhenFields } from '../flow/when-fields';
import { chosenAccount, receivingAccounts, sendingAccounts } from '../transfer-rules';
import { accountKind, quoteQuery, saidOfAmount } from './account-kind';
import { ACCOUNT_ERRORS, accountSchema, type AccountValues, keptApart, moneyKey, sideOf } from './account-values';
import { useGivenSide } from '../flow/sides';
import { AmountSides } from './amount-sides';

interface OwnAccounts {
  accounts: readonly Account[];
  /** What may receive, by the rights of the user. */
  into: readonly Account[];
  empty: AccountValues;
}

/** Two accounts to begin with; null for who has no two. */
export function ownAccountsOf(accounts: readonly Account[], may: Permissions): OwnAccounts | null {
  const [from] = sendingAccounts(accounts);
  const into = receivingAccounts(accounts, may);
  const to = into.find(({ accountId }) => accountId !== from?.accountId);
  if (!from || !to) return null;
  const between = { fromAccount: String(from.accountId), toAccount: String(to.accountId) };
  return { accounts, into, empty: { ...between, toAmount: '', debit: '', ...ONCE } };
}

/** Money between two accounts, from the form to the receipt. */
export function AccountFlow({ own, sender }: { own: OwnAccounts; sender: Sender }) {
  const { accounts, into, empty } = own;
  const t = useText();
  const kind = useMemo(() => accountKind(t, accounts, into, empty), [t, accounts, into, empty]);
  return (
    <PaymentFlow kind={kind} empty={empty} accounts={accounts} {...sender}>
      {(form) => <AccountForm own={own} form={form} />}
    </PaymentFlow>
  );
}

const RECHECKED = ['debit', 'toAmount'];

/** Which account pays which, and how much leaves or arrives. */
function AccountForm({ own, form }: { own: OwnAccounts; form: FormPart<AccountValues> }) {
  const { accounts, into } = own;
  const outOf = useMemo(() => sendingAccounts(accounts), [accounts]);
  const [values, onValues] = useWatched(form.defaults);
  const { fromAccount, toAccount } = values;
  const from = chosenAccount(accounts, Number(fromAccount));
  const to = chosenAccount(accounts, Number(toAccount));
  const debit = useAmountFacts(from?.currencyCode ?? '');
  const toAmount = useAmountFacts(to?.currencyCode ?? '');
  const facts = useMemo(() => ({ debit, toAmount }), [debit, toAmount]);
  const side = sideOf(values);
  const isAskable = rightAmount(values[side], facts[side]) !== '' && fromAccount !== toAccount;
  const live = useLiveQuote(moneyKey(values), isAskable, quoteQuery(values));
  const { shortFor, refused } = live;
  const said = refused ? saidOfAmount(refused.failure, side) : undefined;
  const refusedFor = said === undefined ? null : (refused?.key ?? null);
  const schema = useMemo(() => accountSchema({ amounts: facts, shortFor, refusedFor }), [facts, shortFor, refusedFor]);
  const follow = useCallback(
    (changed: string | undefined, now: object) => keptApart(outOf, into, changed, now),
    [outOf, into],
  );
  const quote = quoteFor(live, { debit, amount: toAmount });
  const amount = side === 'toAmount' ? rightAmount(values.toAmount, toAmount) : (quote?.amount ?? '');
  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={ACCOUNT_ERRORS}
      said={said}
      label="kit.payments.move"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={follow}
      told={{
        name: to?.name ?? null,
        amount,
        currency: toAmount.currency,
        quote: live,
        isOwn: true,
        isRateBeside: true,
      }}
      amount={
        <>
          <AmountSides
            {...{ values, from, outOf, into, facts, quote }}
            isPending={isAskable && !live.isCurrent && refused === null}
            limits={<Limits {...bothOf(values)} />}
          />
          <Price quote={quote} live={live} account={from?.name ?? ''} isPaused={form.isChecked} />
          <MoveAll {...bothOf(values)} from={from} />
          <WhenFields values={values} />
        </>
      }
    />
  );
}

interface PriceProps {
  /** Of these two currencies, and not of accounts that were chosen before. */
  quote: QuoteByEither | undefined;
  live: Pick<LiveQuote, 'isCurrent' | 'renew'>;
  /** The name of the account that pays. */
  account: string;
  /** The review is open, which renews the rate itself. */
  isPaused: boolean;
}

/** The rate with the time that it is held for, and what stays of the amount that was to leave. */
function Price({ quote, live: { isCurrent, renew }, account, isPaused }: PriceProps) {
  // The line is kept while the bank computes, so that nothing moves as the amount is typed.
  if (!quote) return <p className="min-h-5" />;
  const { heldUntil, stays, debitCurrencyCode } = quote;
  return (
    <div className={clsx('grid gap-1', !isCurrent && 'opacity-60')}>
      <div className="flex min-h-5 flex-wrap items-baseline gap-x-3">
        <RateLine quote={quote} currency={quote.currencyCode} />
        {heldUntil !== undefined && (
          <RateCountdown key={heldUntil} until={heldUntil} isPaused={isPaused} onOver={renew} />
        )}
      </div>
      {isPositive(stays) && <Stays amount={stays} currency={debitCurrencyCode} account={account} />}
    </div>
  );
}

function Stays({ amount, currency, account }: { amount: string; currency: string; account: string }) {
  return (
    <p className="text-muted text-sm">
      <Text
        id="transfers.account.stays"
        values={{ amount: <AmountText amount={amount} currency={currency} size="told" />, account }}
      />
    </p>
  );
}

/** Both accounts are needed before the bank is asked (R2.5.4). */
const bothOf = ({ fromAccount, toAccount }: AccountValues) => ({
  both: { fromAccountId: Number(fromAccount), toAccountId: Number(toAccount) },
  enabled: fromAccount !== '' && toAccount !== '' && fromAccount !== toAccount,
});

/** The least and the most of one transfer; nothing while the bank has not said so. */
function Limits({ both, enabled }: ReturnType<typeof bothOf>) {
  const t = useText();
  const format = useFormat();
  const { data, isLoading } = useQuery({ ...query(accountTransferLimits, both, { lazy: true }), enabled });
  // The line is kept until it is said.
  if (!data) return isLoading ? '\u00a0' : null;
  const [minimum, maximum] = [data.minimum, data.maximum].map((amount) => format.amount(amount, data.currencyCode));
  return t('transfers.account.limits', { minimum, maximum });
}

/** Offers to move all that there is; where the bank lets less go, the most of it, and says what stays. */
function MoveAll({ both, enabled, from }: ReturnType<typeof bothOf> & { from: Account | undefined }) {
  const input = { ...both, operation: 'accountTransfer' as const };
  const { data, isLoading } = useQuery({ ...query(accountTransferMaxAmount, input, { lazy: true }), enabled });
  const giveSide = useGivenSide();
  const isComing = isLoading && from !== undefined && isPositive(from.available);
  if (!from || (!data && !isComing)) return null;
  const isAll = !data || isZero(data.stays);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <FillMost
        field="toAmount"
        most={data?.maxAmount ?? null}
        label={isAll ? 'transfers.account.moveAll' : 'transfers.account.moveMost'}
        onFill={() => giveSide('debit')}
      />
      {!isAll && isPositive(data.maxAmount) && (
        <Stays amount={data.stays} currency={data.staysCurrencyCode} account={from.name} />
      )}
    </div>
  );
}
