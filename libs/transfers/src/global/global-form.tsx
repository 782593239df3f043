import { useFormat, useLocale, useText } from '@bank/i18n';
import { CountryField, useAccountItems } from '@bank/kit';
import { decimalsOf } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { FormSelect, FormTextField } from '@bank/ui';
import { useCallback, useMemo } from 'react';
import { rightAmount } from '../flow/amount-error';
import { useWatched } from '../flow/form-watch';
import { NoteField } from '../flow/note-field';
import { type FormPart, PaymentFlow } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { Sender } from '../flow/payment-screen';
import { SumField } from '../flow/sum-field';
import { useLiveQuote } from '../flow/use-live-quote';
import { cleanedField } from '../mass/reading/clean';
import { chosenAccount, offeredCurrencies } from '../transfer-rules';
import { emptyValues, FIELD_IDS, globalKind, quoteQuery } from './global-kind';
import { GLOBAL_ERRORS, globalSchema, type GlobalValues, moneyKey } from './global-values';

interface GlobalFlowProps {
  accounts: readonly [Account, ...Account[]];
  sender: Sender;
}

/** A payment whose recipient chooses where it arrives, from the form to the receipt. */
export function GlobalFlow({ accounts, sender }: GlobalFlowProps) {
  const t = useText();
  const kind = useMemo(() => globalKind(t, accounts), [t, accounts]);
  const [{ accountId, currencyCode }] = accounts;
  return (
    <PaymentFlow kind={kind} empty={emptyValues(String(accountId), currencyCode)} accounts={accounts} {...sender}>
      {(form) => <GlobalForm accounts={accounts} ownEmail={sender.owner} form={form} />}
    </PaymentFlow>
  );
}

const RECHECKED = ['amount', 'currencyCode'];

interface GlobalFormProps {
  accounts: readonly Account[];
  ownEmail: string;
  form: FormPart<GlobalValues>;
}

/** Who gets it and who pays the fee, and then how much. */
function GlobalForm({ accounts, ownEmail, form }: GlobalFormProps) {
  const locale = useLocale();
  const [values, onValues] = useWatched(form.defaults);
  const { fromAccountId, currencyCode, amount, beneficiaryName, note } = values;
  const account = chosenAccount(accounts, Number(fromAccountId));
  const decimals = decimalsOf(currencyCode);
  const right = rightAmount(amount, { locale, decimals, currency: currencyCode });
  const quote = useLiveQuote(moneyKey(values), right !== '', quoteQuery(values));
  const { shortFor } = quote;
  const isWhoOnly = form.step === 'who';
  const schema = useMemo(
    () => globalSchema({ locale, decimals, currency: currencyCode, isWhoOnly, ownEmail, shortFor }),
    [locale, decimals, currencyCode, isWhoOnly, ownEmail, shortFor],
  );
  // Another account may pay other currencies.
  const follow = useCallback(
    (_changed: string | undefined, next: Readonly<Record<string, string>>): Record<string, string> => {
      const from = chosenAccount(accounts, Number(next['fromAccountId']));
      const offered = from ? offeredCurrencies(from, accounts) : [];
      const code = next['currencyCode'] ?? '';
      return { currencyCode: offered.includes(code) ? code : (offered[0] ?? '') };
    },
    [accounts],
  );
  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={GLOBAL_ERRORS}
      label="transfers.global.title"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={follow}
      told={{
        name: cleanedField('beneficiaryName', beneficiaryName) || null,
        amount: right,
        currency: currencyCode,
        quote,
      }}
      who={<RecipientFields accounts={accounts} currencies={account ? offeredCurrencies(account, accounts) : []} />}
      amount={
        <>
          <SumField name="amount" id={FIELD_IDS.amount} account={account} currency={currencyCode} decimals={decimals} />
          <NoteField note={note} />
        </>
      }
    />
  );
}

interface RecipientFieldsProps {
  accounts: readonly Account[];
  currencies: readonly string[];
}

function RecipientFields({ accounts, currencies }: RecipientFieldsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <FormSelect name="fromAccountId" label={t('transfers.p2p.fromAccount')} items={useAccountItems(accounts)} />
      <FormSelect
        name="beneficiaryType"
        label={t('transfers.global.type')}
        items={(['personal', 'business'] as const).map((id) => ({ id, label: t(`transfers.global.${id}`) }))}
      />
      <FormTextField
        name="beneficiaryName"
        id={FIELD_IDS.beneficiaryName}
        label={t('transfers.external.name')}
        description={t('transfers.external.nameHelp')}
        autoComplete="off"
        maxLength={70}
      />
      <FormTextField
        name="beneficiaryEmail"
        id={FIELD_IDS.beneficiaryEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('transfers.p2p.payeeEmail')}
        description={t('transfers.global.emailHelp')}
      />
      <div className="tablet:grid-cols-[minmax(0,1fr)_10rem] grid gap-5">
        <CountryField
          name="beneficiaryCountryCode"
          label={t('transfers.global.country')}
          placeholder={t('transfers.external.chooseCountry')}
          drops={[]}
        />
        <FormSelect
          name="currencyCode"
          label={t('kit.currency')}
          items={currencies.map((code) => ({
            id: code,
            label: code,
            description: format.displayName('currency', code),
          }))}
        />
      </div>
      <FormSelect
        name="feePaidBy"
        label={t('transfers.global.fee')}
        items={(['sender', 'recipient'] as const).map((id) => ({ id, label: t(`transfers.global.${id}`) }))}
      />
    </>
  );
}
