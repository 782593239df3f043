import { Text, useLocale } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import { decimalsOf } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { Banner } from '@bank/ui';
import { useCallback, useMemo } from 'react';
import { SavedName } from '../book/saved-name';
import { chosenAccount, offeredCurrencies } from '../transfer-rules';
import { rightAmount } from '../flow/amount-error';
import type { FormPart } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { LiveQuote } from '../flow/use-live-quote';
import { cleanedField } from '../mass/reading/clean';
import { useWatched } from '../flow/form-watch';
import { AmountFields } from './amount-fields';
import { openPart } from './p2p-values';
import { PayeeFields } from './payee-fields';
import { couponErrorOf, P2P_ERRORS, type P2pFacts, p2pSchema, type P2pValues } from './p2p-values';
import { type Payee, usePayee } from './use-payee';
import { Templates } from './templates';
import { useQuote } from './use-quote';

interface P2pFormProps {
  form: FormPart<P2pValues>;
  accounts: readonly Account[];
  ownEmail: string;
}

const RECHECKED = ['toEmail', 'amount', 'couponCode'];

/** Who gets how much from where, with the fee and the rate as they are typed. */
export function P2pForm({ accounts, ownEmail, form }: P2pFormProps) {
  const locale = useLocale();
  const [values, onValues] = useWatched(form.defaults);
  const account = chosenAccount(accounts, Number(values.accountId));
  const email = cleanedField('toEmail', values.toEmail);
  const payee = usePayee(email, ownEmail);
  const { currency } = values;
  const decimals = decimalsOf(currency);
  const amount = rightAmount(values.amount, { locale, decimals, currency });
  const quote = useQuote(values, amount !== '');
  const { shortFor, refused } = quote;
  const coupon = useMemo(() => couponRefused(refused), [refused]);
  const isWhoOnly = form.step === 'who';
  const unknownEmail = payee.state === 'unknown' ? payee.email : null;
  const schema = useMemo(
    () => p2pSchema({ ownEmail, locale, decimals, currency, isWhoOnly, unknownEmail, shortFor, coupon }),
    [ownEmail, locale, decimals, currency, isWhoOnly, unknownEmail, shortFor, coupon],
  );
  // The payee receives the account's currency unless another is chosen afterwards.
  const follow = useCallback(
    (
      changed: string | undefined,
      { accountId, invoiceId }: Readonly<Record<string, string>>,
    ): Readonly<Record<string, string>> => {
      const chosen =
        changed === 'accountId' && invoiceId === '' ? chosenAccount(accounts, Number(accountId)) : undefined;
      return chosen ? { currency: chosen.currencyCode } : {};
    },
    [accounts],
  );
  const currencies = account ? offeredCurrencies(account, accounts) : [];
  const { invoiceId } = values;
  const open = openPart(values);
  const fields = {
    account,
    values,
    currencies,
    decimals,
    isFixed: invoiceId !== '' && open === null,
    ownEmail,
    quote: quote.quote,
  };
  const paid = invoiceId !== '' && (
    <Banner tone="info">
      {open === null ? (
        <Text id="transfers.p2p.forInvoice" values={{ id: invoiceId }} />
      ) : (
        <Text
          id="transfers.p2p.forInvoicePart"
          values={{
            id: invoiceId,
            amount: <AmountText amount={open} currency={values.currency} size="told" always />,
          }}
        />
      )}
    </Banner>
  );

  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={P2P_ERRORS}
      label="transfers.p2p.title"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={follow}
      told={{ name: nameOf(payee, email), amount, currency, quote }}
      who={
        <>
          {paid}
          <PayeeFields payee={payee} typed={email} isFixed={invoiceId !== ''} />
          <SavedName email={email} />
          {invoiceId === '' && <Templates accounts={accounts} />}
        </>
      }
      amount={
        <>
          {paid}
          <SavedName email={email} />
          <AmountFields {...fields} accounts={accounts} />
        </>
      }
    />
  );
}

/** What the sentence calls the payee: by name once the bank has said it, else by the address that was entered. */
const nameOf = (payee: Payee, email: string) => (payee.state === 'known' ? payee.name : email || null);

/** Why the bank does not take the coupon; null where it does, or where something else is in the way of a price. */
function couponRefused(refused: LiveQuote['refused']): P2pFacts['coupon'] {
  const error = couponErrorOf(refused?.failure.reason);
  return refused && error ? { key: refused.key, error } : null;
}
