import { query } from '@bank/api-client';
import { AmountText, useAccountItems } from '@bank/kit';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { decimalsOf, isPositive, isZero } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { accountTransferLimits, accountTransferMaxAmount } from '@bank/protocol/transfers-account';
import type { Permissions } from '@bank/session';
import { FormSelect } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { FillMost } from '../flow/fill-most';
import { rightAmount } from '../flow/amount-error';
import { useWatched } from '../flow/form-watch';
import { type FormPart, PaymentFlow } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { Sender } from '../flow/payment-screen';
import { ONCE, RepeatFields } from '../flow/repeat';
import { SumField } from '../flow/sum-field';
import { useLiveQuote } from '../flow/use-live-quote';
import { chosenAccount, receivingAccounts, sendingAccounts } from '../transfer-rules';
import { accountKind, FIELD_IDS, quoteQuery } from './account-kind';
import { ACCOUNT_ERRORS, accountSchema, type AccountValues, keptApart, moneyKey } from './account-values';

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
  return {
    accounts,
    into,
    empty: { fromAccount: String(from.accountId), toAccount: String(to.accountId), toAmount: '', ...ONCE },
  };
}

/** Money between two accounts, from the form to the receipt. */
export function AccountFlow({ own, sender }: { own: OwnAccounts; sender: Sender }) {
  const { accounts, empty } = own;
  const t = useText();
  const kind = useMemo(() => accountKind(t, accounts), [t, accounts]);
  return (
    <PaymentFlow kind={kind} empty={empty} accounts={accounts} {...sender}>
      {(form) => <AccountForm own={own} form={form} />}
    </PaymentFlow>
  );
}

const RECHECKED = ['toAmount'];

/** Which account pays which, and how much arrives. */
function AccountForm({ own, form }: { own: OwnAccounts; form: FormPart<AccountValues> }) {
  const { accounts, into } = own;
  const t = useText();
  const locale = useLocale();
  const [values, onValues] = useWatched(form.defaults);
  const { fromAccount, toAccount, toAmount } = values;
  const from = chosenAccount(accounts, Number(fromAccount));
  const to = chosenAccount(accounts, Number(toAccount));
  const currency = to?.currencyCode ?? '';
  const decimals = decimalsOf(currency);
  const amount = rightAmount(toAmount, { locale, decimals, currency });
  const isAskable = amount !== '' && fromAccount !== toAccount;
  const quote = useLiveQuote(moneyKey(values), isAskable, quoteQuery(values));
  const { shortFor } = quote;
  const isWhoOnly = form.step === 'who';
  const schema = useMemo(
    () => accountSchema({ locale, decimals, currency, isWhoOnly, shortFor }),
    [locale, decimals, currency, isWhoOnly, shortFor],
  );
  const follow = useCallback(
    (changed: string | undefined, now: object) => keptApart(sendingAccounts(accounts), into, changed, now),
    [accounts, into],
  );

  const fromItems = useAccountItems(sendingAccounts(accounts));
  const toItems = useAccountItems(into);
  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={ACCOUNT_ERRORS}
      label="transfers.account.title"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={follow}
      told={{ name: to?.name ?? null, amount, currency, quote }}
      who={
        <>
          <FormSelect name="fromAccount" label={t('transfers.p2p.fromAccount')} items={fromItems} />
          <FormSelect name="toAccount" label={t('transfers.account.toAccount')} items={toItems} />
        </>
      }
      amount={
        <>
          <SumField
            name="toAmount"
            id={FIELD_IDS.toAmount}
            account={from}
            currency={currency}
            decimals={decimals}
            description={<Limits {...bothOf(values)} />}
          />
          <MoveAll {...bothOf(values)} account={from?.name ?? ''} />
          <RepeatFields values={values} />
        </>
      }
    />
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
  const { data } = useQuery({ ...query(accountTransferLimits, both, { lazy: true }), enabled });
  if (!data) return null;
  const [minimum, maximum] = [data.minimum, data.maximum].map((amount) => format.amount(amount, data.currencyCode));
  return t('transfers.account.limits', { minimum, maximum });
}

/** Offers to move all that there is; where the bank lets less go, the most of it, and says what stays. */
function MoveAll({ both, enabled, account }: ReturnType<typeof bothOf> & { account: string }) {
  const input = { ...both, operation: 'accountTransfer' as const };
  const { data } = useQuery({ ...query(accountTransferMaxAmount, input, { lazy: true }), enabled });
  if (!data) return null;
  const { maxAmount, stays, staysCurrencyCode } = data;
  const isAll = isZero(stays);
  return (
    <>
      <FillMost
        field="toAmount"
        most={maxAmount}
        label={isAll ? 'transfers.account.moveAll' : 'transfers.account.moveMost'}
      />
      {!isAll && isPositive(maxAmount) && (
        <p className="text-muted text-sm">
          <Text
            id="transfers.account.stays"
            values={{ amount: <AmountText amount={stays} currency={staysCurrencyCode} size="told" />, account }}
          />
        </p>
      )}
    </>
  );
}
