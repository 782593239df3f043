import { Text, useLocale } from '@bank/i18n';
import type { QuoteByEither } from '@bank/protocol/payment';
import { FormAmountField } from '@bank/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AmountFacts } from './amount-error';
import './sides.css';

interface SideFieldProps {
  /** What leaves is `debit` in every form; what arrives is named as the call names it. */
  name: string;
  /** The field of the other amount. */
  other: string;
  /** The field of the amount that the user gives. */
  given: string;
  id: string;
  facts: AmountFacts;
  /** The bank's for the given amount; undefined while nothing is known. */
  quote: QuoteByEither | undefined;
  /** The bank is computing. */
  isPending: boolean;
  label: string;
  aside?: ReactNode;
  unit?: ReactNode;
  description?: ReactNode;
}

/** One of the two amounts of a payment: typing in it empties the other one, which the bank then computes (R0.94, R0.112). */
export function SideField({ other, given, facts, quote, isPending, ...field }: SideFieldProps) {
  const locale = useLocale();
  const giveSide = useGivenSide();
  const isComputed = field.name !== given;
  const isBusy = isComputed && isPending;
  return (
    <FormAmountField
      {...field}
      size="huge"
      currency={facts.currency}
      decimals={facts.decimals}
      locale={locale}
      placeholder=" "
      computed={quote && isComputed ? quote[field.name === 'debit' ? 'total' : 'amount'] : ''}
      aria-busy={isBusy}
      className={clsx(isBusy && 'side-pending')}
      readAs={(amount) => <Text id="transfers.flow.readAs" values={{ amount }} />}
      onTyped={() => giveSide(other)}
    />
  );
}

/** Makes one side the given one: what the other one held, and what was said of it, is gone. */
export function useGivenSide() {
  const { setValue, clearErrors } = useFormContext<Record<string, string>>();
  return (other: string) => {
    setValue(other, '');
    clearErrors(other);
  };
}
