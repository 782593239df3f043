import { query } from '@bank/api-client';
import { useAccountItems } from '@bank/kit';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import { decimalsOf, isAmount, isPositive } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { accountTransferLimits, accountTransferMaxAmount } from '@bank/protocol/transfers-account';
import { Button, FormAmountField, FormSelect } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { Available } from '../flow/available';
import { useWatched } from '../flow/form-watch';
import { type FormPart, PaymentFlow } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { Sender } from '../flow/payment-screen';
import { QuotePanel } from '../flow/quote-panel';
import { useLiveQuote } from '../flow/use-live-quote';
import { chosenAccount, receivingAccounts, sendingAccounts } from '../transfer-rules';
import { accountKind, FIELD_IDS, OWN_ACCOUNTS, quoteQuery } from './account-kind';
import { ACCOUNT_ERRORS, accountSchema, type AccountValues, keptApart, moneyKey } from './account-values';

interface OwnAccounts {
  accounts: readonly Account[];
  empty: AccountValues;
}

/** Two accounts to begin with; null for who has no two. */
export function ownAccountsOf(accounts: readonly Account[]): OwnAccounts | null {
  const [from] = sendingAccounts(accounts);
  const to = receivingAccounts(accounts).find(({ accountId }) => accountId !== from?.accountId);
  if (!from || !to) return null;
  return { accounts, empty: { fromAccount: String(from.accountId), toAccount: String(to.accountId), toAmount: '' } };
}

/** Money between two accounts, from the form to the receipt. */
export function AccountFlow({ own: { accounts, empty }, sender }: { own: OwnAccounts; sender: Sender }) {
  const t = useText();
  const kind = useMemo(() => accountKind(t, accounts), [t, accounts]);
  return (
    <PaymentFlow kind={kind} empty={empty} accounts={accounts} {...sender}>
      {(form) => <AccountForm accounts={accounts} form={form} />}
    </PaymentFlow>
  );
}

const RECHECKED = ['toAmount'];

/** Which account pays which, and how much arrives. */
function AccountForm({ accounts, form }: { accounts: readonly Account[]; form: FormPart<AccountValues> }) {
  const t = useText();
  const locale = useLocale();
  const [values, onValues] = useWatched(form.defaults);
  const { fromAccount, toAccount, toAmount } = values;
  const from = chosenAccount(accounts, Number(fromAccount));
  const currency = chosenAccount(accounts, Number(toAccount))?.currencyCode ?? '';
  const decimals = decimalsOf(currency);
  const isAskable = isAmount(toAmount) && isPositive(toAmount) && fromAccount !== toAccount;
  const { quote, isCurrent, shortFor } = useLiveQuote(moneyKey(values), isAskable, quoteQuery(values));
  const schema = useMemo(() => accountSchema({ locale, decimals, shortFor }), [locale, decimals, shortFor]);
  const follow = useCallback(
    (changed: string | undefined, now: object) => keptApart(accounts, changed, now),
    [accounts],
  );

  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={ACCOUNT_ERRORS}
      id={OWN_ACCOUNTS}
      label="transfers.account.title"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={follow}
    >
      <FormSelect
        name="fromAccount"
        label={t('transfers.p2p.fromAccount')}
        items={useAccountItems(sendingAccounts(accounts))}
        description={from && <Available account={from} />}
      />
      <FormSelect
        name="toAccount"
        label={t('transfers.account.toAccount')}
        items={useAccountItems(receivingAccounts(accounts))}
      />
      <FormAmountField
        name="toAmount"
        id={FIELD_IDS.toAmount}
        label={t('transfers.p2p.amount')}
        currency={currency}
        locale={locale}
        decimals={decimals}
        description={<Limits {...bothOf(values)} />}
      />
      <MoveAll {...bothOf(values)} />
      <QuotePanel quote={quote} isCurrent={isCurrent} currency={currency} isShort={shortFor !== null} />
    </PaymentForm>
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

/** Fills in the most that can be moved, fee included. */
function MoveAll({ both, enabled }: ReturnType<typeof bothOf>) {
  const { setValue } = useFormContext<AccountValues>();
  const input = { ...both, operation: 'accountTransfer' as const };
  const { data } = useQuery({ ...query(accountTransferMaxAmount, input, { lazy: true }), enabled });
  if (!data || !isPositive(data.maxAmount)) return null;
  const fill = () => setValue('toAmount', data.maxAmount, { shouldDirty: true, shouldValidate: true });
  return (
    <Button variant="quiet" size="small" onClick={fill}>
      <Text id="transfers.account.moveAll" />
    </Button>
  );
}
