import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useWatched } from '../flow/form-watch';
import { type FormPart, PaymentFlow } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { Sender } from '../flow/payment-screen';
import { NoteField } from '../flow/note-field';
import { SendSides } from '../flow/send-sides';
import { useLiveQuote } from '../flow/use-live-quote';
import { useSentSides } from '../flow/use-sent-sides';
import { cleanedField } from '../mass/reading/clean';
import { WhenFields } from '../flow/when-fields';
import { chosenAccount, offeredCurrencies } from '../transfer-rules';
import { DestinationFields } from './destination-fields';
import { emptyValues, externalKind, FIELD_IDS, quoteQuery, waysQuery } from './external-kind';
import { ExternalLimits, SendMost } from './external-most';
import { WayPrices } from './way-prices';
import { chosenWay, EXTERNAL_ERRORS, externalSchema, type ExternalValues, moneyKey } from './external-values';

interface ExternalFlowProps {
  accounts: readonly [Account, ...Account[]];
  /** Whom an account of one's own belongs to. */
  ownName: string;
  sender: Sender;
}

/** Money to an account at another bank, from the form to the receipt. */
export function ExternalFlow({ accounts, ownName, sender }: ExternalFlowProps) {
  const t = useText();
  const kind = useMemo(() => externalKind(t, ownName, accounts), [t, ownName, accounts]);
  const [{ accountId, currencyCode }] = accounts;
  return (
    <PaymentFlow kind={kind} empty={emptyValues(String(accountId), currencyCode)} accounts={accounts} {...sender}>
      {(form) => <ExternalForm accounts={accounts} ownName={ownName} form={form} />}
    </PaymentFlow>
  );
}

const RECHECKED = ['amount', 'debit', 'currencyCode'];
/** Never in the browser's storage (R2.5.6). */
const SECRET = ['cardNumber'];

interface ExternalFormProps {
  accounts: readonly Account[];
  ownName: string;
  form: FormPart<ExternalValues>;
}

/** Where it goes and by which way, and then how much. */
function ExternalForm({ accounts, ownName, form }: ExternalFormProps) {
  const [values, onValues] = useWatched(form.defaults);
  const { fromAccountId, countryCode, currencyCode, permission, beneficiaryName, note } = values;
  const account = chosenAccount(accounts, Number(fromAccountId));
  const isCoin = account?.isCrypto === true;
  const { data } = useQuery({
    ...waysQuery(values),
    enabled: isCoin || countryCode !== '',
    placeholderData: keepPreviousData,
  });
  const ways = data?.ways;
  const way = useMemo(() => chosenWay(ways ?? [], values.type), [ways, values.type]);
  const type = way?.type ?? 'eft';
  const { facts, isRight, arrivesBy } = useSentSides(values, account, currencyCode);
  const isAskable = way !== undefined && isRight;
  const quote = useLiveQuote(moneyKey(values), isAskable, quoteQuery(type, values));
  const { shortFor } = quote;
  const isWhoOnly = form.step === 'who';
  const schema = useMemo(
    () => externalSchema({ sides: facts, isWhoOnly, isCountryAsked: !isCoin, way, shortFor }),
    [facts, isWhoOnly, isCoin, way, shortFor],
  );
  // Another account may pay other currencies, and a coin goes to no country.
  const follow = useCallback(
    (changed: string | undefined, next: Readonly<Record<string, string>>): Record<string, string> => {
      const from = chosenAccount(accounts, Number(next['fromAccountId']));
      const offered = from ? offeredCurrencies(from, accounts, next['countryCode']) : [];
      const currencyCode = next['currencyCode'] ?? '';
      return {
        currencyCode: offered.includes(currencyCode) ? currencyCode : (offered[0] ?? ''),
        ...(from?.isCrypto ? { countryCode: '' } : {}),
        // A card belongs to its country.
        ...(changed === 'countryCode' ? { cardId: '' } : {}),
      };
    },
    [accounts],
  );
  const name = permission === 'own' ? ownName : cleanedField('beneficiaryName', beneficiaryName) || null;
  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={EXTERNAL_ERRORS}
      label="transfers.external.title"
      onValues={onValues}
      rechecked={RECHECKED}
      secret={SECRET}
      follow={follow}
      told={{ name, amount: arrivesBy(quote), currency: currencyCode, quote, isRateBeside: true }}
      who={
        <DestinationFields
          values={values}
          currencies={account ? offeredCurrencies(account, accounts, countryCode) : []}
          accounts={accounts}
          isCoin={isCoin}
          ways={ways}
          chosen={way}
        />
      }
      amount={
        <>
          <SendSides
            {...{ values, account, facts, isAskable }}
            ids={FIELD_IDS}
            live={quote}
            isOwn={permission === 'own'}
            description={<ExternalLimits values={values} type={way?.type} />}
          />
          <SendMost values={values} type={way?.type} />
          <WayPrices ways={ways ?? []} chosen={way} values={values} isRight={isRight} />
          <NoteField note={note} />
          <WhenFields values={values} />
        </>
      }
    />
  );
}
