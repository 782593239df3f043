import { useAccountItems } from '@bank/kit';
import { useFormat, useLocale, useText } from '@bank/i18n';
import { decimalsOf } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { FormAmountField, FormSelect, FormTextField } from '@bank/ui';
import { useCallback, useMemo } from 'react';
import { chosenAccount, NOTE_MAX, offeredCurrencies } from '../transfer-rules';
import type { FormPart } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import { Available } from '../flow/available';
import { useWatched } from '../flow/form-watch';
import { FIELD_IDS, P2P } from './p2p-kind';
import { P2P_ERRORS, p2pSchema, type P2pValues } from './p2p-values';
import { PayeeNote } from './payee-note';
import { QuotePanel } from '../flow/quote-panel';
import { RecentPayees } from './recent-payees';
import { usePayee } from './use-payee';
import { useQuote } from './use-quote';

interface P2pFormProps {
  form: FormPart<P2pValues>;
  accounts: readonly Account[];
  ownEmail: string;
}

const RECHECKED = ['toEmail', 'amount'];

/** Who gets how much from where, with the fee and the rate as they are typed. */
export function P2pForm({ accounts, ownEmail, form }: P2pFormProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const [values, onValues] = useWatched(form.defaults);
  const account = chosenAccount(accounts, Number(values.accountId));
  const payee = usePayee(values.toEmail, ownEmail);
  const { quote, isCurrent, shortFor } = useQuote(values);
  const unknownEmail = payee.state === 'unknown' ? payee.email : null;
  const decimals = decimalsOf(values.currency);
  const schema = useMemo(
    () => p2pSchema({ ownEmail, locale, decimals, unknownEmail, shortFor }),
    [ownEmail, locale, decimals, unknownEmail, shortFor],
  );
  // The payee receives the account's currency unless another is chosen afterwards.
  const follow = useCallback(
    (
      changed: string | undefined,
      { accountId }: Readonly<Record<string, string>>,
    ): Readonly<Record<string, string>> => {
      const chosen = changed === 'accountId' ? chosenAccount(accounts, Number(accountId)) : undefined;
      return chosen ? { currency: chosen.currencyCode } : {};
    },
    [accounts],
  );
  const currencies = account ? offeredCurrencies(account, accounts) : [];

  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={P2P_ERRORS}
      id={P2P}
      label="transfers.p2p.title"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={follow}
    >
      <RecentPayees />
      <FormSelect
        name="accountId"
        label={t('transfers.p2p.fromAccount')}
        items={useAccountItems(accounts)}
        description={account && <Available account={account} />}
      />
      <FormTextField
        name="toEmail"
        id={FIELD_IDS.toEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('transfers.p2p.payeeEmail')}
        description={<PayeeNote payee={payee} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-3 [&_.control-face]:min-h-16">
        <FormAmountField
          name="amount"
          id={FIELD_IDS.amount}
          label={t('transfers.p2p.amount')}
          currency={values.currency}
          unit=""
          locale={locale}
          decimals={decimals}
        />
        <FormSelect
          name="currency"
          label={t('kit.currency')}
          items={currencies.map((code) => ({
            id: code,
            label: code,
            description: format.displayName('currency', code),
          }))}
        />
      </div>
      <QuotePanel quote={quote} isCurrent={isCurrent} currency={values.currency} isShort={shortFor !== null} />
      <FormTextField
        name="note"
        label={t('transfers.p2p.note')}
        maxLength={NOTE_MAX}
        description={t('transfers.p2p.noteHelp', { left: NOTE_MAX - [...values.note].length })}
      />
    </PaymentForm>
  );
}
