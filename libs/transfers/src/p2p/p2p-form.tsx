import { Text } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { Banner, Button, readDraft } from '@bank/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { SavedName } from '../book/saved-name';
import { chosenAccount, offeredCurrencies } from '../transfer-rules';
import type { FormPart } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { LiveQuote } from '../flow/use-live-quote';
import { useSentSides } from '../flow/use-sent-sides';
import { cleanedField } from '../mass/reading/clean';
import { emailIn, here } from '../whom/here';
import { carried } from '../whom/carried';
import type { Lead } from '../whom/leads';
import { leadOfTyped } from '../whom/lead-of-typed';
import { readWhom } from '../whom/read-whom';
import { useLead } from '../whom/use-lead';
import { useKnown } from '../whom/use-known';
import { type Fill, FormFill } from '../flow/form-fill';
import { FIELD_IDS } from './p2p-kind';
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

const RECHECKED = ['whom', 'amount', 'debit', 'couponCode'];

/** Who gets how much from where, with the fee and the rate as they are typed. */
export function P2pForm({ accounts, ownEmail, form }: P2pFormProps) {
  // What was typed is in the page's memory alone; after a reload the draft has the address.
  const [defaults] = useState(() => {
    const { whom, toEmail } = { ...form.defaults, ...readDraft(form.id) };
    return { ...form.defaults, whom: whom || toEmail };
  });
  const [values, onValues] = useWatched(defaults);
  const whom = readWhom(values.whom, here());
  const { known } = useKnown();
  const account = chosenAccount(accounts, Number(values.accountId));
  const email = cleanedField('toEmail', values.toEmail);
  const payee = usePayee(email, ownEmail);
  const { currency } = values;
  const { facts: sides, isRight, arrivesBy } = useSentSides(values, account, currency);
  const quote = useQuote(values, isRight);
  const { shortFor, refused } = quote;
  const coupon = useMemo(() => couponRefused(refused), [refused]);
  const isWhoOnly = form.step === 'who';
  const unknownEmail = payee.state === 'unknown' ? payee.email : null;
  const schema = useMemo(
    () => p2pSchema({ known, ownEmail, sides, isWhoOnly, unknownEmail, shortFor, coupon }),
    [known, ownEmail, sides, isWhoOnly, unknownEmail, shortFor, coupon],
  );
  // The payee receives the account's currency unless another is chosen afterwards.
  const follow = useCallback(
    (
      changed: string | undefined,
      { accountId, invoiceId, whom: typed = '' }: Readonly<Record<string, string>>,
    ): Readonly<Record<string, string>> => {
      if (changed === 'whom') return { toEmail: emailIn(typed) };
      const chosen =
        changed === 'accountId' && invoiceId === '' ? chosenAccount(accounts, Number(accountId)) : undefined;
      return chosen ? { currency: chosen.currencyCode } : {};
    },
    [accounts],
  );
  const fill = useRef<Fill | null>(null);
  const lead = useLead();
  // What stays in this form is filled in; anything else goes on in another one.
  const goOn = (to: Lead) => {
    if (to.filled?.form !== form.id) return lead(carried(to, values));
    // An amount that is filled in is what arrives.
    fill.current?.('amount' in to.filled.values ? { debit: '', ...to.filled.values } : to.filled.values);
    const field = document.getElementById(FIELD_IDS.toEmail);
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  };
  const proceed = async (submitted: P2pValues) => {
    const elsewhere = !isWhoOnly || submitted.toEmail !== '' ? null : leadOfTyped(submitted.whom, known);
    return elsewhere ? goOn(elsewhere) : form.onContinue(submitted);
  };
  const fieldErrors = useMemo(() => atWhom(form.fieldErrors), [form.fieldErrors]);
  const currencies = account ? offeredCurrencies(account, accounts) : [];
  const { invoiceId } = values;
  const open = openPart(values);
  const fields = {
    account,
    values,
    currencies,
    facts: sides,
    live: quote,
    isAskable: isRight,
    isFixed: invoiceId !== '' && open === null,
    ownEmail,
  };
  const paid = invoiceId !== '' && (
    <Banner
      tone="info"
      action={
        isWhoOnly && (
          <Button variant="quiet" size="small" onClick={() => fill.current?.(NO_INVOICE)}>
            <Text id="transfers.whom.notInvoice" />
          </Button>
        )
      }
    >
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
      form={{ ...form, defaults, fieldErrors, onContinue: proceed }}
      schema={schema}
      errors={P2P_ERRORS}
      label="transfers.p2p.title"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={follow}
      told={{ name: nameOf(payee, email), amount: arrivesBy(quote), currency, quote, isRateBeside: invoiceId === '' }}
      who={
        <>
          <FormFill of={fill} />
          {paid}
          <PayeeFields
            {...{ whom, payee, known }}
            typed={values.whom}
            isFixed={invoiceId !== ''}
            onChoose={(chosen) => goOn(chosen.lead)}
            onLead={goOn}
          />
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

/** A payment to anyone else, after an invoice was chosen. */
const NO_INVOICE = { whom: '', toEmail: '', amount: '', debit: '', note: '', invoiceId: '', invoiceOpen: '' };

/** The bank names the address, which is typed into the one field. */
function atWhom(errors: Readonly<Record<string, string>> | undefined) {
  const { toEmail, ...others } = errors ?? {};
  return toEmail === undefined ? errors : { ...others, whom: toEmail };
}

/** What the sentence calls the payee: by name once the bank has said it, else by the address that was entered. */
const nameOf = (payee: Payee, email: string) => (payee.state === 'known' ? payee.name : email || null);

/** Why the bank does not take the coupon; null where it does, or where something else is in the way of a price. */
function couponRefused(refused: LiveQuote['refused']): P2pFacts['coupon'] {
  const error = couponErrorOf(refused?.failure.reason);
  return refused && error ? { key: refused.key, error } : null;
}
