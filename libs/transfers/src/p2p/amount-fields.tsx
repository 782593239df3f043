import { useText } from '@bank/i18n';
import { CurrencyUnit, useAccountItems } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { FormSelect } from '@bank/ui';
import { NoteField } from '../flow/note-field';
import type { SideFacts } from '../flow/send-side';
import { SendSides } from '../flow/send-sides';
import { SumField } from '../flow/sum-field';
import type { LiveQuote } from '../flow/use-live-quote';
import { WhenFields } from '../flow/when-fields';
import type { QuoteByEither } from '@bank/protocol/payment';
import { CouponField } from './coupon-field';
import { FIELD_IDS } from './p2p-kind';
import type { P2pValues } from './p2p-values';
import { TemplateField } from './template-field';
import { SenderField } from './sender-field';

interface AmountFieldsProps {
  accounts: readonly Account[];
  account: Account | undefined;
  values: P2pValues;
  currencies: readonly string[];
  facts: SideFacts;
  /** Of an invoice that is paid at once: no other amount can be. */
  isFixed: boolean;
  ownEmail: string;
  /** The price of what is typed. */
  live: LiveQuote<QuoteByEither>;
  isAskable: boolean;
}

/** How much, in which currency, from where, and what for. */
export function AmountFields({
  accounts,
  account,
  values,
  currencies,
  facts,
  live,
  isAskable,
  isFixed,
  ownEmail,
}: AmountFieldsProps) {
  const t = useText();
  const isInvoice = values.invoiceId !== '';
  return (
    <>
      {isInvoice ? (
        <SumField name="amount" id={FIELD_IDS.amount} account={account} {...facts.amount} isFixed={isFixed} />
      ) : (
        <SendSides
          {...{ values, account, facts, live, isAskable }}
          ids={FIELD_IDS}
          unit={<CurrencyUnit currencies={currencies} />}
        />
      )}
      <FormSelect name="accountId" label={t('transfers.p2p.fromAccount')} items={useAccountItems(accounts)} />
      <SenderField ownEmail={ownEmail} />
      <NoteField note={values.note} />
      <WhenFields
        values={values}
        isOnlyMore={isInvoice}
        isMoreFilled={values.couponCode !== '' || values.templateName !== ''}
        more={
          <>
            <CouponField typed={values.couponCode} quote={live.quote} />
            {!isInvoice && <TemplateField />}
          </>
        }
      />
    </>
  );
}
